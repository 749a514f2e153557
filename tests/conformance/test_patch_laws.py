"""Laws of coalescing, of differences and of patches, for every entity of every pinned revision."""

import ast
import base64
import copy
import functools
import importlib
import itertools
import json
from dataclasses import fields, is_dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acp_codegen.diagnostics import NEEDS_DECISION, GenerationError
from acp_codegen.emit.package import build_package
from acp_codegen.meaning.parse_overlay import parse_semantics
from acp_codegen.meaning.validity import Validity
from acp_codegen.schema import ir
from acp_codegen.schema.document import UNPINNED, load
from tests.conftest import ROOT, build_pinned, pinned_schema, semantics

from .updates import KEY, METAS, each_revision, for_each, law, with_key, world

LONG = "s" * 200
"""Content that is longer than the tags around a chunk."""


def sequences(here, kind, *, max_size=4):
    return st.lists(here.updates(kind), min_size=1, max_size=max_size)


def before(here, kind):
    """Return the strategy of what a session stores before: nothing, or the most varied things."""
    return st.lists(here.updates(kind), max_size=3).map(lambda given: here.applicable(given)[1])


def states(here, kind):
    """Return the strategy of sessions that store one of a kind."""
    return before(here, kind).filter(lambda session: kind.stored(session) is not None)


# Coalescing.


def cancelling(here):
    """Return a session whose cancellation is on its way."""
    session = here.package.Session()
    session.cancelling = True
    return session


def seen(here, session):
    """Return what updates do to a session: what is stored, and that a cancellation has ended."""
    return here.image(session), session.cancelling


@each_revision
def test_coalesced_updates_do_the_same(version, profile):
    here = world(version, profile)
    compared = []

    def check(kind):
        @law()
        @given(updates=sequences(here, kind), stored=before(here, kind))
        def to_any(updates, stored):
            sent = here.wire(updates)
            try:
                fewer = here.patch.coalesce(updates)
            except here.package.ApplyError:
                # Then there is something that no session can take, either.
                assert here.try_apply(here.package.Session(), updates) is None
                return
            finally:
                assert here.wire(updates) == sent
            for session in (here.package.Session(), cancelling(here), stored):
                one_by_one = here.try_apply(session, updates)
                at_once = here.try_apply(session, fewer)
                if one_by_one is not None:
                    assert at_once is not None
                    assert seen(here, at_once) == seen(here, one_by_one)
                    assert at_once == one_by_one
                    compared.append(kind)

        to_any()

    for_each(here.kinds, check)
    assert len(compared) > 5 * len(here.kinds)


@each_revision
def test_coalescing_is_idempotent_and_never_makes_more(version, profile):
    here = world(version, profile)

    def check(kind):
        @law()
        @given(updates=sequences(here, kind))
        def again(updates):
            try:
                fewer = here.patch.coalesce(updates)
            except here.package.ApplyError:
                return
            assert len(fewer) <= len(updates)
            assert here.wire(here.patch.coalesce(fewer)) == here.wire(fewer)

        again()

    for_each(here.kinds, check)


def candidates(here, updates, fewer):
    """Return updates of which a shorter sequence could consist."""
    found = [*updates, *fewer]
    for start, end in itertools.combinations(range(len(updates) + 1), 2):
        found += here.patch.coalesce(updates[start:end])
    return list(dict(zip(here.wire(found), found, strict=True)).values())


def discriminating(here, kind, data):
    """Return sessions that tell updates apart: without the entity, and with all that can be lost.

    Metadata has a key that no update names and every one that an update may name, so that removing
    a key is seen, and clearing all of them.
    """
    full = [here.package.Session()]
    fields = here.fields(kind.upsert)
    everything = {wire: here.samples(field.type)[0] for wire, field in fields.items()}
    everything |= here.values.variant(here.union, here.variants[kind.upsert])
    if "_meta" in fields:
        everything["_meta"] = {"a": LONG, "b": LONG, "c": LONG, LONG: LONG}
    # Behind another one, so that it is seen when it comes back as a new one.
    keys = (KEY, "2") if kind.key else (KEY,)
    given_ = [with_key(kind.paths[kind.upsert], everything, key) for key in keys]
    full.append(here.session(map(here.decode, given_)))
    return [*full, cancelling(here), data.draw(states(here, kind))]


@each_revision
def test_nothing_shorter_does_the_same(version, profile):
    here = world(version, profile)
    tried = []

    def check(kind):
        @law(share=25)
        @given(updates=sequences(here, kind, max_size=3), data=st.data())
        def shortest(updates, data):
            updates, _ = here.applicable(updates)
            if not updates:
                return
            fewer = here.patch.coalesce(updates)
            if len(fewer) < 2:
                return
            sessions = discriminating(here, kind, data)
            wanted = [seen(here, here.apply(copy.deepcopy(item), updates)) for item in sessions]
            pool = candidates(here, updates, fewer)
            for length in range(1, len(fewer)):
                for shorter in itertools.product(pool, repeat=length):
                    tried.append(kind)
                    got = (here.try_apply(item, shorter) for item in sessions)
                    assert any(
                        one is None or seen(here, one) != other
                        for one, other in zip(got, wanted, strict=True)
                    ), shorter

        shortest()

    # Any other is said in one update, and then there is nothing to try.
    for_each([kind for kind in here.kinds if not always_one(kind)], check)
    assert tried


def always_one(kind):
    only = not (kind.chunk or kind.removal or kind.role.unconfirmed)
    return only and not kind.slots("merge")


@each_revision
def test_only_updates_of_one_entity_are_coalesced(version, profile):
    here = world(version, profile)

    def check(kind):
        @law(share=100)
        @given(one=here.updates(kind), other=here.updates(kind, keys=("2",)), data=st.data())
        def refused(one, other, data):
            another = data.draw(st.sampled_from([item for item in here.kinds if item is not kind]))
            strange = [data.draw(here.updates(another))]
            if kind.key:
                strange.append(other)
            strange += [data.draw(here.unknown())]
            for item in strange:
                with pytest.raises(ValueError):
                    here.patch.coalesce([one, item])
                with pytest.raises(ValueError):
                    here.patch.coalesce([item, one])

        refused()

    for_each(here.kinds, check)
    assert here.patch.coalesce([]) == ()


# Differences.


def reachable(here, kind):
    """Return the strategy of two entities, the second one reached from the first one."""

    def reach(session, updates):
        after = copy.deepcopy(session)
        for update in updates:
            one = here.try_apply(after, [update])
            after = after if one is None else one
        return session, after

    # What was removed and came back is another one.
    tags = [tag for tag in kind.tags if tag != kind.removal]
    more = st.lists(here.updates(kind, tags=tags), max_size=3)
    return st.builds(reach, states(here, kind), more)


def length(here, updates):
    return sum(map(len, here.wire(updates)))


@each_revision
def test_a_difference_turns_one_entity_into_the_other(version, profile):
    here = world(version, profile)

    def check(kind):
        @law(share=50)
        @given(pair=reachable(here, kind))
        def turned(pair):
            session, target = pair
            old, new = kind.stored(session), kind.stored(target)
            images = here.image(old), here.image(new)
            updates = here.patch.diff(old, new)
            assert (here.image(old), here.image(new)) == images
            assert here.image(kind.stored(here.apply(session, updates))) == images[1]
            assert bool(updates) is (images[0] != images[1])

        turned()

    for_each(here.entities, check)


@each_revision
def test_a_difference_of_one_field_turns_it_into_the_other(version, profile):
    """Every two values of every field, even those that Python takes for equal."""
    here = world(version, profile)

    def check(kind):
        base = here.session([here.decode(smallest(here, kind))])
        for wire in kind.wires.values():
            after = []
            for value in here.samples(here.fields(kind.upsert)[wire].type):
                given = with_key(kind.paths[kind.upsert], smallest(here, kind) | {wire: value}, KEY)
                session = here.try_apply(base, [here.decode(given)])
                after += [session] if session else []
            for one, other in itertools.permutations(after, 2):
                old, new = kind.stored(one), kind.stored(other)
                if (
                    kind.slots("retain").get(wire)
                    and getattr(new, kind.slots("retain")[wire].name) is None
                ):
                    continue
                updates = here.patch.diff(old, new)
                turned = kind.stored(here.apply(copy.deepcopy(one), updates))
                assert here.image(turned) == here.image(new), (old, new, updates)

    for_each(here.entities, check)


def smallest(here, kind):
    value = here.values.variant(here.union, here.variants[kind.upsert])
    return with_key(kind.paths[kind.upsert], value, KEY)


@each_revision
def test_an_entity_does_not_differ_from_itself(version, profile):
    here = world(version, profile)

    def check(kind):
        @law()
        @given(session=states(here, kind))
        def empty(session):
            entity = kind.stored(session)
            assert here.patch.diff(entity, entity) == ()
            assert here.patch.diff(entity, copy.deepcopy(entity)) == ()

        empty()

    for_each(here.entities, check)


@each_revision
def test_a_difference_says_when_updates_cannot_get_there(version, profile):
    """Two unrelated entities of an id: only what is retained cannot be taken back."""
    here = world(version, profile)

    def check(kind):
        retained = [slot.name for slot in kind.slots("retain").values()]

        @law(share=15 if retained else 75)
        @given(one=states(here, kind), other=states(here, kind))
        def turned(one, other):
            old, new = kind.stored(one), kind.stored(other)
            stuck = any(
                getattr(new, name) is None and getattr(old, name) is not None for name in retained
            )
            try:
                updates = here.patch.diff(old, new)
            except ValueError:
                assert stuck
                return
            assert not stuck
            assert here.image(kind.stored(here.apply(one, updates))) == here.image(new)

        turned()

    for_each(here.entities, check)


def plain_ways(here, kind, old, new):
    """Yield ways without any cleverness to turn one entity into another."""
    whole = new.to_update()
    yield (clearing(here, kind, whole), whole)
    appended = tuple(chunks(here, kind, old, new))
    if appended:
        yield appended


def clearing(here, kind, whole):
    """Return the update that clears every field that can be cleared."""
    given = here.package.to_builtins(whole)
    fields = here.fields(kind.upsert).values()
    optional = {
        field.wire: None
        for field in fields
        if not field.required and isinstance(field.type, ir.Nullable | ir.Anything)
    }
    return here.decode(given | optional)


def chunks(here, kind, old, new):
    """Yield chunks that append everything that one entity has more than another."""
    role = kind.role
    if role.chunk is None:
        return
    had, has = getattr(old, role.target), getattr(new, role.target)
    chunk = here.values.variant(here.union, here.variants[kind.chunk])
    # What a chunk carries along need not be said by an update of its own.
    along = {
        wire: getattr(new, slot.name)
        for wire, slot in kind.slots("retain").items()
        if slot.name in role.retained and getattr(new, slot.name) != getattr(old, slot.name)
    }
    for item in [has[len(had) :]] if isinstance(has, bytes) else has[len(had) :]:
        text = isinstance(item, bytes)
        value = base64.b64encode(item).decode() if text else here.package.to_builtins(item)
        yield here.decode(with_key(kind.paths[kind.chunk], chunk | along | {kind.item: value}, KEY))
        along = {}


@each_revision
def test_a_difference_is_small_on_the_wire(version, profile):
    here = world(version, profile)

    def check(kind):
        @law(share=50)
        @given(pair=reachable(here, kind))
        def small(pair):
            old, new = map(kind.stored, pair)
            least = length(here, here.patch.diff(old, new))
            for way in plain_ways(here, kind, old, new):
                there = here.try_apply(pair[0], way)
                if here.image(kind.stored(there)) == here.image(new):
                    assert least <= length(here, way)
            # Nor is there anything to leave out.
            assert least <= length(here, here.patch.coalesce(here.patch.diff(old, new)) or ())

        small()

    for_each(here.entities, check)


@each_revision
def test_what_was_appended_comes_as_a_chunk(version, profile):
    here = world(version, profile)
    appending = [kind for kind in here.entities if kind.chunk]

    def check(kind):
        @law()
        @given(data=st.data())
        def chunked(data):
            # A short text may be said again in fewer bytes than the tags of a chunk take.
            session = data.draw(states(here, kind))
            for _ in range(5):
                more = data.draw(here.updates(kind, tags=[kind.chunk]))
                session = here.try_apply(session, [more]) or session
            chunk = data.draw(here.updates(kind, tags=[kind.chunk]))
            after = here.try_apply(session, [chunk])
            if after is None or length(here, [kind.stored(session).to_update()]) < 2 * length(
                here, [chunk]
            ):
                return
            difference = here.patch.diff(kind.stored(session), kind.stored(after))
            assert all(isinstance(update, kind.role.chunk) for update in difference)

        chunked()

    for_each(appending, check)


# Patches: an update means what its fields say, whatever is stored.


def fields_of(here, entity):
    return {name: here.image(getattr(entity, name)) for name in type(entity)._fields}


def said(here, kind, entity, changes):
    """Return an update with the key, with what every update must have, and with these fields."""
    whole = here.package.to_builtins(entity.to_update())
    needed = {here.union.tag} | {
        field.wire for field in here.fields(kind.upsert).values() if field.required
    }
    return here.decode({wire: whole[wire] for wire in needed} | changes)


@each_revision
def test_omitted_fields_change_nothing(version, profile):
    """But for a field that says of each update whether there is one: omitted, there is none."""
    here = world(version, profile)

    def check(kind):
        @law()
        @given(session=states(here, kind))
        def unchanged(session):
            entity = kind.stored(session)
            stored = fields_of(here, entity)
            optional = {slot.name for slot in kind.slots("optional").values()}
            change = session.apply(said(here, kind, entity, {}))
            now = fields_of(here, entity)
            assert change.entity is entity
            assert not change.created
            assert set(change.fields) <= optional
            for name, image in now.items():
                assert image == ("null" if name in optional else stored[name])

        unchanged()

    for_each(here.entities, check)


@each_revision
def test_chunks_change_nothing_but_what_they_append_to(version, profile):
    here = world(version, profile)

    def check(kind):
        @law()
        @given(session=states(here, kind), chunk=here.updates(kind, tags=[kind.chunk]))
        def appended(session, chunk):
            entity = kind.stored(session)
            stored = fields_of(here, entity)
            had = getattr(entity, kind.role.target)
            had = list(had) if isinstance(had, list) else had
            if here.try_apply(session, [chunk]) is None:
                return
            change = session.apply(chunk)
            has = getattr(entity, kind.role.target)
            assert here.image(has[: len(had)]) == here.image(had)
            rest = has[len(had) :]
            assert here.image(change.appended) == here.image(
                rest if isinstance(rest, bytes) else rest[0]
            )
            for name in kind.role.retained:
                value = getattr(chunk, name)
                kept = value in (None, here.package.UNSET)
                assert here.image(getattr(entity, name)) == (
                    stored[name] if kept else here.image(value)
                )
            for name in stored.keys() - {kind.role.target, *kind.role.retained}:
                assert here.image(getattr(entity, name)) == stored[name]

        appended()

    for_each([kind for kind in here.entities if kind.chunk], check)


def empty_of(kind, field):
    """Return what a field is without a value, as the overlay and the schema have it."""
    initial, data = dict(kind.entry.initial), dict(kind.entry.data)
    inner = field.type.of if isinstance(field.type, ir.Nullable) else field.type
    if field.wire in initial:
        return initial[field.wire]
    if field.wire in data:
        return {"bytes": ""}
    if isinstance(inner, ir.Array):
        return None if kind.entry.apart and field.wire in kind.entry.apart.fields else []
    return {} if field.wire == "_meta" else None


@each_revision
def test_null_clears_or_resets_and_no_other_field(version, profile):
    here = world(version, profile)

    def check(kind):
        slots = kind.slots("patch", "merge", "retain", "optional")
        optional = {slot.name for slot in kind.slots("optional").values()}
        fields = here.fields(kind.upsert)

        @law(share=100)
        @given(session=states(here, kind))
        def cleared(session):
            for wire in slots:
                name, presence = slots[wire].name, slots[wire].presence
                entity = kind.stored(copied := copy.deepcopy(session))
                empty = json.dumps(empty_of(kind, fields[wire]))
                # So that it is null that clears, and not that there was nothing.
                sample = next(
                    item for item in here.samples(fields[wire].type) if json.dumps(item) != empty
                )
                copied.apply(said(here, kind, entity, {wire: sample}))
                stored = fields_of(here, entity)
                copied.apply(said(here, kind, entity, {wire: None}))
                now = fields_of(here, entity)
                assert stored[name] != empty
                assert now[name] == (stored[name] if presence == "retain" else empty)
                along = {kept for _, kept in slots[wire].parts} | {name}
                for other in now.keys() - along:
                    assert now[other] == ("null" if other in optional else stored[other])

        cleared()

    for_each(here.entities, check)


@each_revision
def test_an_empty_list_clears(version, profile):
    here = world(version, profile)
    checked = []

    def check(kind):
        @law(share=100)
        @given(session=states(here, kind))
        def cleared(session):
            for wire, field in here.fields(kind.upsert).items():
                inner = field.type.of if isinstance(field.type, ir.Nullable) else field.type
                if not isinstance(inner, ir.Array) or wire not in kind.wires.values():
                    continue
                name = next(name for name, own in kind.wires.items() if own == wire)
                entity = kind.stored(copied := copy.deepcopy(session))
                sample = here.samples(field.type)[0]
                copied.apply(said(here, kind, entity, {wire: sample}))
                assert getattr(entity, name)
                copied.apply(said(here, kind, entity, {wire: []}))
                assert getattr(entity, name) == []
                checked.append(wire)

        cleared()

    for_each(here.entities, check)
    assert set(checked) >= {"content", "locations", "summary"}


@each_revision
def test_metadata_never_merges_deeply(version, profile):
    """Merging is by top-level key, and metadata that is replaced does not merge at all."""
    here = world(version, profile)
    metas = st.none() | st.sampled_from(METAS) | st.sampled_from([{"b": {"z": {}}}, {"a": {}}])
    # What the schema says only in prose, and changed with 1.9.0 without changing the shape.
    merges = tuple(map(int, version.split("."))) >= (1, 9, 0)
    patched = [kind for kind in here.entities if "meta" in kind.wires]
    assert len(patched) == (9 if profile == "unstable" else 7)

    def model(stored, meta):
        if meta is None:
            return {}
        if not merges:
            return meta
        return {key: value for key, value in {**stored, **meta}.items() if value is not None}

    def check(kind):
        @law()
        @given(session=states(here, kind), given_=st.lists(metas, min_size=1, max_size=4))
        def merged(session, given_):
            entity = kind.stored(session)
            expected = entity.meta
            for meta in given_:
                expected = model(expected, meta)
                session.apply(said(here, kind, entity, {"_meta": meta}))
                assert here.image(entity.meta) == here.image(expected)

        merged()

    for_each(patched, check)


@pytest.mark.parametrize(
    ("version", "kept"), [("1.6.0", True), ("1.9.0", True), ("2.1.0", False), ("2.4.0", False)]
)
def test_participants_were_retained_and_are_patched(version, kept):
    here = world(version, "unstable")
    names = {"senderSessionId": "s1", "recipientSessionId": "s2"}
    message = {"sessionUpdate": "session_message", "messageId": KEY}
    chunk = {
        "sessionUpdate": "session_message_chunk",
        "messageId": KEY,
        "content": {"type": "text", "text": "s"},
    }
    assert (names.keys() <= here.fields("session_message_chunk").keys()) is kept
    null = dict.fromkeys(names)
    session = here.session([here.decode(message | names)])
    stored = session.session_messages[KEY]
    for update in (message, chunk, chunk | (null if kept else {})):
        session.apply(here.decode(update))
        assert (stored.sender_session_id, stored.recipient_session_id) == ("s1", "s2")
    session.apply(here.decode(message | null))
    got = (stored.sender_session_id, stored.recipient_session_id)
    assert got == (("s1", "s2") if kept else (None, None))
    if kept:
        session.apply(here.decode(chunk | {"senderSessionId": "s3"}))
        assert (stored.sender_session_id, stored.recipient_session_id) == ("s3", "s2")


# What only prose says can be said by an overlay instead.


def without_prose(value):
    """Return a schema without descriptions; a property of that name has an object there."""
    if isinstance(value, dict):
        return {
            key: without_prose(item)
            for key, item in value.items()
            if key != "description" or not isinstance(item, str)
        }
    return [without_prose(item) for item in value] if isinstance(value, list) else value


def said_by_lock(version, profile):
    """Return the overlay that says what the lock of a revision has, and the project's roles."""
    path = ROOT / "schema" / "locks" / f"{version}-{profile}.json"
    rows = json.loads(path.read_text(encoding="utf-8"))
    entries = []
    for name, row in rows.items():
        entries += ["[[presence]]", f"fields = {json.dumps([name])}", 'reason = "The lock."']
        entries += [f"class = {json.dumps(row['presence'])}"]
        entries += [f"reset = {json.dumps(row['reset'])}"] if "reset" in row else []
    own = parse_semantics("\n".join(entries), "lock.toml")
    return replace(as_of(semantics(), version, profile), presence=own.presence)


def as_of(entry, version, profile):
    """Return an overlay in which what holds for a revision is not limited to it, and the rest is.

    A schema that is not pinned has no version, and counts as newer than any.
    """
    if isinstance(entry, Validity):
        return Validity("reason", until="" if entry.covers(version, profile) else "0")
    if isinstance(entry, tuple):
        return tuple(as_of(item, version, profile) for item in entry)
    if not is_dataclass(entry):
        return entry
    return replace(
        entry,
        **{item.name: as_of(getattr(entry, item.name), version, profile) for item in fields(entry)},
    )


def types(files):
    """Return the code of a package without its docs, by file."""
    return {
        path: ast.dump(Undocumented().visit(ast.parse(text)))
        for path, text in files.items()
        if path.endswith(".py") and not path.startswith("_runtime/")
    }


class Undocumented(ast.NodeTransformer):
    """Takes out strings that stand alone, and which schema a package is of."""

    def visit_Expr(self, node):
        is_doc = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if is_doc else node

    def visit_Assign(self, node):
        names = {getattr(target, "id", "") for target in node.targets}
        return None if names & {"SCHEMA_REVISION", "SCHEMA_SHA256"} else self.generic_visit(node)


@functools.cache
def silent_document(version, profile):
    """Return a pinned schema without prose, as one that nobody has pinned."""
    schema = json.dumps(without_prose(pinned_schema(version, profile))).encode()
    return load(schema, version=UNPINNED, profile=profile, source="test", trusted=True)


@each_revision
def test_prose_can_be_replaced_by_an_overlay(version, profile):
    document = silent_document(version, profile)
    silent = types(build_package(document, semantics=said_by_lock(version, profile)))
    normal = types(build_pinned(version, profile))
    assert silent.keys() == normal.keys()
    for path, code in normal.items():
        assert silent[path] == code, path


@each_revision
def test_without_prose_and_overlay_generation_stops(version, profile):
    document = silent_document(version, profile)
    with pytest.raises(GenerationError) as caught:
        build_package(document, semantics=replace(said_by_lock(version, profile), presence=()))
    assert caught.value.exit_code == NEEDS_DECISION
    told = "".join(item.message for item in caught.value.diagnostics)
    assert all(name in told for name in ("ToolCallUpdate.content", "UsageUpdate.cost", "silence"))


def test_a_plan_that_comes_back_has_gone_before(acp):
    """Without its removal it would keep its place in the timeline."""

    def plan(text):
        content = acp.MarkdownPlanUpdateContent(plan_id="p", content=text)
        return acp.PlanUpdate(plan=content)

    gone = acp.PlanRemoved(plan_id="p")
    assert acp.patch.coalesce([plan("a"), gone, plan("b"), plan("c")]) == (gone, plan("c"))
    assert acp.patch.coalesce([plan("a"), gone]) == (gone,)
    assert acp.patch.coalesce([gone, gone]) == (gone,)


def test_a_difference_of_many_fields_takes_one_look_at_each(acp, monkeypatch):
    """Every way to say one field with every way to say another would take forever."""
    names = ("name", "title", "kind", "status", "content", "locations", "raw_input", "raw_output")
    block = acp.ContentToolCallContent(content=acp.TextContentBlock(text="x"))
    place = acp.ToolCallLocation(path="/x")
    values = ("n", "t", "edit", "failed", [block], [place], 1, 2)
    before = acp.ToolCallState("c")
    before.apply(acp.ToolCallUpdate(tool_call_id="c", **dict(zip(names, values, strict=True))))
    after = acp.ToolCallState("c")
    encoded = []
    module = importlib.import_module(f"{acp.__name__}._runtime.differing")
    encode = module.encode
    monkeypatch.setattr(module, "encode", lambda value: encoded.append(value) or encode(value))
    (update,) = acp.patch.diff(before, after)
    before.apply(update)
    assert before == after
    assert len(encoded) < 40


def test_removed_metadata_comes_in_the_order_it_was_stored(acp):
    before, after = acp.TerminalState("t"), acp.TerminalState("t")
    meta = dict.fromkeys(["kept", "zeta", "beta", "delta", "alpha"], "worth removing " * 9)
    before.apply(acp.TerminalUpdate(terminal_id="t", meta=meta))
    kept = {key: meta[key] for key in ("kept", "zeta")}
    after.apply(acp.TerminalUpdate(terminal_id="t", meta=kept))
    (update,) = acp.patch.diff(before, after)
    assert list(update.meta) == ["beta", "delta", "alpha"]
