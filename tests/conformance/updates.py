"""Updates of every kind for laws about what is stored: few ids, so that they meet.

What there is to generate comes from the generated package of a revision, and how it is spelled on
the wire from the IR; a new kind of update is generated as soon as it is there.
"""

import copy
import functools
import importlib
import json
import os
import tempfile
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from acp_codegen.schema import ir
from tests.conftest import (
    build_pinned,
    import_package,
    pinned_revisions,
    resolved,
    semantics,
)

from .values import UNKNOWN_TAG, Values

EXAMPLES = int(os.environ.get("ACP_CODEGEN_EXAMPLES", "300"))
REVISIONS = pinned_revisions()
each_revision = pytest.mark.parametrize(("version", "profile"), REVISIONS)

KEY = "1"
KEYS = ("1", "2")
DATA = ("QQ==", "", "/wA=", "QUI=", "QR==", "!", "A")
"""Base64 text: of nothing, of half a character, sloppy, and two that are none at all."""
METAS = (
    {"a": 1},
    {"a": True},
    {},
    {"a": None},
    {"b": {"x": 1, "y": None}},
    {"b": {"x": 2}},
    {"a": 1.0, "c": [1]},
)
"""Metadata that Python takes for equal, that removes keys, and that a deep merge would mix."""
ANYTHING = ({"x": 1}, {"x": True}, {"y": [None]}, [], 0, False, "s")


def law(*, share=75):
    """Return settings; every law runs for each kind of update of each revision."""
    return settings(
        max_examples=max(3, EXAMPLES // share),
        deadline=None,
        database=None,
        derandomize=EXAMPLES < 1000,
        suppress_health_check=list(HealthCheck),
        # The values are small as they are; the nightly session has the time to make them smaller.
        phases=[Phase.generate] if EXAMPLES < 1000 else list(Phase),
    )


class Kind:
    """A kind of entity or value of a session, with the tags of what speaks of it.

    `role` is the package's own table; the key and the attribute of the session are what the overlay
    says, since the package has them in code alone.
    """

    def __init__(self, role, tags, entry):
        self.role = role
        self.name = role.kind
        self.upsert = tags[role.upsert]
        self.chunk = tags.get(role.chunk)
        self.removal = tags.get(role.remove)
        self.entry = entry
        self.attribute = getattr(entry, "attribute", entry.name)
        self.key = getattr(entry, "key", "")
        # A value that wraps another one has no attributes of its own.
        slots = role.slots if hasattr(role.upsert, "__struct_fields__") else ()
        self.wires = {slot.name: wire(role.upsert, slot.name) for slot in slots}
        self.target = self.wires.get(role.target, "")
        self.item = wire(role.chunk, role.item) if role.chunk else ""
        self.paths = {
            self.upsert: tuple(self.key.split(".")) if self.key else (),
            self.chunk: (wire(role.chunk, role.chunk_key),) if role.chunk and self.key else (),
            self.removal: (wire(role.remove, role.remove_key),) if role.remove else (),
        }

    @property
    def tags(self):
        return [tag for tag in (self.upsert, self.chunk, self.removal) if tag]

    def stored(self, session):
        """Return what a session stores of it, or None."""
        found = getattr(session, self.attribute)
        return found.get(KEY) if self.key else found

    def slots(self, *presences):
        """Return the slots of these classes by key."""
        return {
            self.wires[slot.name]: slot
            for slot in self.role.slots
            if slot.name in self.wires and slot.presence in presences
        }

    def __str__(self):
        return self.name


class World:
    """The package of a revision, and strategies for its updates."""

    def __init__(self, version, profile, folder):
        self.version = version
        self.package = import_package(build_pinned(version, profile), folder)
        self.patch = importlib.import_module(f"{self.package.__name__}.patch")
        self.revision = resolved(version, profile).revision
        self.union = self.revision["SessionUpdate"]
        self.variants = {variant.tag: variant for variant in self.union.variants}
        self.values = Values(self.revision)
        tags = {cls: tag for tag, cls in self.package.SESSION_UPDATES.items()}
        roles = semantics().roles
        entries = {entry.name: entry for entry in (*roles.entities, *roles.snapshots)}
        found = {role.kind: role for role in self.patch._ROLES._by_update.values()}
        self.kinds = [Kind(role, tags, entries[name]) for name, role in found.items()]
        self.entities = [kind for kind in self.kinds if kind.role.state is not None]
        spoken = {tag for kind in self.kinds for tag in kind.tags}
        self.events = [tag for tag in self.variants if tag not in spoken]
        self._samples = {}
        self._objects = {}

    # Values.

    def samples(self, type_):
        """Return a few values of a type that tell what was done with them."""
        match type_:
            case ir.Nullable():
                return [*self.samples(type_.of), None]
            case ir.Anything():
                return list(ANYTHING)
            case ir.FreeObject():
                return list(METAS)
            case ir.Array():
                items = self.samples(type_.item)[:4]
                short = [] if type_.min_items else [[]]
                longer = [[item, items[-1]] for item in items[1:3]]
                return [*([item] for item in items), *short, *longer]
            case ir.Scalar(encoding="base64"):
                return list(DATA)
            case ir.Scalar(base="string", pattern=None):
                return ["s", "t", *([] if type_.min_length else [""])]
            case ir.Scalar(base="boolean"):
                return [True, False]
            case ir.Scalar(base="number" | "integer"):
                return [self.values.sample(type_), 1000]
            case ir.Ref():
                if type_.target not in self._samples:
                    self._samples[type_.target] = list(self._samples_of(type_.target))
                return self._samples[type_.target]
        return [self.values.sample(type_)]

    def _samples_of(self, name):
        definition = self.revision[name]
        match definition:
            case ir.Alias():
                yield from self.samples(definition.type)
            case ir.OpenEnum(base="string"):
                yield from [item.value for item in definition.values[:3]]
                yield UNKNOWN_TAG
            case ir.Model():
                yield from self._objects_of({}, definition.fields)
            case ir.Union():
                for variant in definition.variants:
                    fields = (*definition.fields, *variant.fields)
                    tag = {definition.tag: variant.tag}
                    if variant.payload:
                        payload = self.revision[variant.payload]
                        fields = (*fields, *getattr(payload, "fields", ()))
                        tag = self.values.variant(definition, variant)
                    # One variant in all its forms will do; of the others, the least and the most.
                    found = list(self._objects_of(tag, fields))
                    yield from (
                        found
                        if variant is definition.variants[0]
                        else found[:: len(found) - 1 or 1]
                    )
                if definition.other:
                    fields = (*definition.fields, *definition.other.fields)
                    yield from (
                        self.values.required(fields) | {definition.tag: UNKNOWN_TAG, "x": extra}
                        for extra in (1, True)
                    )
            case _:
                yield self.values.sample_of(definition)

    def _objects_of(self, tag, fields):
        data = [
            field.wire for field in fields if field.type == ir.Scalar("string", encoding="base64")
        ]
        small = tag | self.values.required(fields) | dict.fromkeys(data, DATA[0])
        yield small
        yield from (small | dict.fromkeys(data, text) for text in (DATA[1:] if data else ()))
        if any(field.wire == "_meta" for field in fields):
            yield small | {"_meta": {"a": 1}}
            yield small | {"_meta": {"a": True}}
            yield small | dict.fromkeys(data, "") | {"_meta": {"a": 1}}
        yield {field.wire: self.values.sample(field.type) for field in fields} | small

    def _any(self, type_):
        if isinstance(type_, ir.Nullable):
            return self._any(type_.of) | st.none()
        if isinstance(type_, ir.Array):
            return st.lists(self._any(type_.item), min_size=type_.min_items or 0, max_size=3)
        given = st.sampled_from(self.samples(type_))
        # Deep values cost more than they tell; those who ask for many examples get them as well.
        return given if EXAMPLES < 1000 else given | self.values.any(type_)

    # Updates, as JSON and as the package has them.

    def objects(self, tag):
        """Return the strategy of the objects of a tag, for the few values of `samples`."""
        if tag not in self._objects:
            self._objects[tag] = self._make(self.variants[tag])
        return self._objects[tag]

    def _make(self, variant):
        payload = self.revision[variant.payload] if variant.payload else None
        fields = self.fields(variant.tag).values()
        own = st.fixed_dictionaries(
            {self.union.tag: st.just(variant.tag)}
            | {field.wire: self._any(field.type) for field in fields if field.required},
            optional={field.wire: self._any(field.type) for field in fields if not field.required},
        )
        if not isinstance(payload, ir.Union):
            return own
        return st.builds(lambda one, two: one | two, self._any(ir.Ref(payload.name)), own)

    def fields(self, tag):
        """Return the fields of a tag by key."""
        variant = self.variants[tag]
        fields = [*self.union.fields, *variant.fields]
        payload = self.revision[variant.payload] if variant.payload else None
        if isinstance(payload, ir.Model):
            fields += payload.fields
        return {field.wire: field for field in fields}

    def updates(self, kind, *, keys=(KEY,), tags=None):
        """Return the strategy of the updates of a kind; by default of one entity."""
        return st.one_of(
            [
                st.builds(
                    functools.partial(self._with_key, kind.paths[tag]),
                    self.objects(tag),
                    st.sampled_from(keys),
                )
                for tag in tags or kind.tags
            ]
        )

    def _with_key(self, path, value, key):
        return self.decode(with_key(path, value, key))

    def anything(self):
        """Return the strategy of updates of a session: few ids, everything interleaved."""
        known = [self.updates(kind, keys=KEYS) for kind in self.kinds]
        events = [self.objects(tag).map(self.decode) for tag in self.events]
        return st.one_of([*known, *events, self.unknown()])

    def unknown(self):
        """Return the strategy of updates of no known tag."""
        return st.builds(
            lambda value, tag: self.decode(value | {self.union.tag: tag}),
            st.sampled_from([{}, {"messageId": KEY, "content": []}, {"x": {"y": [None]}}]),
            st.sampled_from([UNKNOWN_TAG, "tool_call", "Notice"]),
        )

    def decode(self, value):
        """Return an update that shares nothing with any other."""
        return self.package.decode(json.dumps(value), strict=True)

    # Sessions.

    def session(self, updates=()):
        """Return a session to which updates were applied.

        Raises:
            ApplyError: One cannot be.
        """
        session = self.package.Session()
        return self.apply(session, updates)

    def apply(self, session, updates):
        for update in updates:
            session.apply(update)
        return session

    def try_apply(self, session, updates):
        """Apply updates to a copy of a session; return it, or None where one cannot be applied."""
        try:
            return self.apply(copy.deepcopy(session), updates)
        except self.package.ApplyError:
            return None

    def applicable(self, updates):
        """Return those updates that can be applied, and the session that they make."""
        session, kept = self.package.Session(), []
        for update in updates:
            try:
                session.apply(update)
            except self.package.ApplyError:
                continue
            kept.append(update)
        return kept, session

    def wire(self, updates):
        """Return updates as they are sent."""
        return [self.package.encode(update) for update in updates]

    # Images: what is stored, so that `1`, `1.0` and `true` are three things.

    def image(self, value):
        """Return text that is the same for two values only if they are the same."""
        return json.dumps(self._plain(value), sort_keys=True)

    def _plain(self, value):
        if isinstance(value, bytes | bytearray):
            return {"bytes": value.hex()}
        if isinstance(value, self.package.Session):
            return {name: self._plain(getattr(value, name)) for name in self._said(value)}
        if hasattr(type(value), "_fields") and hasattr(value, "to_update"):
            fields = {name: self._plain(getattr(value, name)) for name in type(value)._fields}
            return {type(value).__name__: fields}
        if isinstance(value, dict):
            return {str(key): self._plain(item) for key, item in value.items()}
        if isinstance(value, list | tuple) or type(value).__name__ == "deque":
            return [self._plain(item) for item in value]
        return self.package.to_builtins(value)

    def _said(self, session):
        """Return the public attributes that updates speak of; the others are the client's own."""
        client = {"submissions", "permissions", "cancelling"}
        return ["timeline", *(name for name in vars(session) if name[0] != "_")] + (
            [] if client <= vars(session).keys() else ["nothing known of the client's own state"]
        )


def with_key(path, value, key):
    """Return an object with a key inside; an empty path is that of what has no key."""
    if not path:
        return value
    first, *rest = path
    return value | {first: with_key(rest, value[first], key) if rest else key}


def wire(cls, attribute):
    """Return the key of an attribute of a class."""
    return next(
        field.encode_name for field in msgspec.structs.fields(cls) if field.name == attribute
    )


_FOLDER = tempfile.TemporaryDirectory(prefix="acp-laws-")
"""Holds the packages until the process ends: importing is what costs, and laws share them."""


@functools.cache
def world(version, profile):
    """Return the world of a pinned revision, once in a process."""
    return World(version, profile, Path(_FOLDER.name))


def for_each(kinds, check):
    """Check a law for each kind, and say all that break it."""
    assert kinds
    broken = {}
    for kind in kinds:
        try:
            check(kind)
        except Exception as error:
            broken[kind.name] = error
    if broken:
        raise ExceptionGroup(f"broken for {', '.join(broken)}", list(broken.values()))
