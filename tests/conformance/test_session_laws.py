"""Laws of a session, for streams of every kind of update of every pinned revision."""

import copy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from .updates import KEY, KEYS, each_revision, for_each, law, with_key, world

STREAMS = law(share=9)
"""A stream has something of every kind, so that there are more of them."""


def streams(here, *, max_size=16):
    """Return the strategy of updates that can be applied one after the other, and the session.

    They are of every kind, or many of few kinds, so that those of one entity meet.
    """
    few = st.lists(st.sampled_from(here.kinds), min_size=1, max_size=3).flatmap(
        lambda kinds: st.lists(
            st.one_of([here.updates(kind, keys=KEYS) for kind in kinds]),
            min_size=max_size // 2,
            max_size=max_size,
        )
    )
    every = st.lists(here.anything(), min_size=max_size // 2, max_size=max_size)
    return (st.just([]) | every | few | every | few).map(here.applicable)


def busy(here, session):
    """Give a session what only a client knows."""
    response = here.package.PromptResponse(message_id=KEY)
    session.accept_prompt(response, "submitted")
    request = here.package.RequestPermissionRequest
    value = here.values.sample_of(here.revision["RequestPermissionRequest"])
    session.permission_requested(7, here.package.convert(value, request))
    session.cancelling = True
    return session


def everything(here, session):
    """Return all that a session is, the client's own and private things, too."""
    return {
        name: here.image(sorted(value.items(), key=str) if name == "_timeline" else value)
        if name not in {"submissions", "permissions"}
        else repr(value)
        for name, value in vars(session).items()
        if name != "_timeline"
    } | {"timeline": [here.image(entity) for entity in session.timeline]}


# Replay.


@each_revision
def test_a_replay_makes_an_equal_session(version, profile):
    here = world(version, profile)

    @STREAMS
    @given(stream=streams(here))
    def equal(stream):
        _, session = stream
        was = everything(here, session)
        again = here.session(session.replay())
        assert everything(here, session) == was
        assert again == session
        assert here.image(again) == here.image(session)
        assert again.is_idle is session.is_idle
        assert again.was_cancelled is session.was_cancelled

    equal()


@each_revision
def test_a_replay_of_a_replay_is_itself(version, profile):
    here = world(version, profile)

    @STREAMS
    @given(stream=streams(here))
    def same(stream):
        replayed = list(stream[1].replay())
        assert here.wire(here.session(replayed).replay()) == here.wire(replayed)
        # It is no longer than it must be: nothing is said twice.
        spoken = [here.package.encode(update) for update in replayed]
        assert len(replayed) <= len(stream[0]) or len(spoken) == len(set(spoken))

    same()


@each_revision
def test_a_cancellation_does_the_same_after_a_replay(version, profile):
    """That an agent has reported `idle` is something that updates say."""
    here = world(version, profile)
    kinds = {kind.name: kind for kind in here.kinds}
    union = here.revision[here.variants[kinds["state"].upsert].payload]
    states = [
        here.decode(here.values.variant(union, variant) | {here.union.tag: kinds["state"].upsert})
        for variant in union.variants
    ]
    updates_ = here.updates(kinds["tool_call"]) | st.sampled_from(states)

    @law(share=7)
    @given(updates=st.lists(updates_, min_size=2, max_size=4))
    def same(updates):
        _, session = here.applicable(updates)
        again = here.session(session.replay())
        one, other = session.cancel(), again.cancel()
        assert [change.id for change in one.marked] == [change.id for change in other.marked]
        assert here.image(again) == here.image(session)

    same()


@each_revision
def test_events_and_only_events_are_gone_after_a_replay(version, profile):
    here = world(version, profile)
    assert here.events

    @STREAMS
    @given(stream=streams(here), data=st.data())
    def gone(stream, data):
        session = stream[1]
        was = everything(here, session)
        event = data.draw(here.objects(data.draw(st.sampled_from(here.events))))
        change = session.apply(here.decode(event))
        assert (change.entity, change.fields, change.id) == (None, (), None)
        assert everything(here, session) == was

    gone()


# Unknown variants.


@each_revision
def test_an_unknown_variant_anywhere_changes_nothing_else(version, profile):
    here = world(version, profile)

    @STREAMS
    @given(stream=streams(here), unknown=here.unknown(), data=st.data())
    def nothing(stream, unknown, data):
        # After something of every kind, so that there is something to change.
        updates = [update for kind in here.kinds for update in full(here, kind)] + stream[0]
        session = here.session(updates)
        place = data.draw(st.integers(0, len(updates)))
        with_it = here.session([*updates[:place], unknown, *updates[place:]])
        others = list(with_it.others)
        raw = [here.package.to_builtins(item) for item in others]
        assert raw.count(here.package.to_builtins(unknown)) >= 1
        found = next(index for index, item in enumerate(others) if item is unknown)
        del with_it.others[found]
        assert everything(here, with_it) == everything(here, session)

    nothing()


# Coalescing what a session receives.


def groups(here, updates):
    """Return the updates by what they are about, each where it came to be what it is now.

    What is removed and comes back is a new one, and has the place in the timeline where it came
    back: until then, its updates make no difference.
    """
    found, places = {}, {}
    kinds = {tag: kind for kind in here.kinds for tag in kind.tags}
    tags = {cls: tag for tag, cls in here.package.SESSION_UPDATES.items()}
    for place, update in enumerate(updates):
        tag = tags.get(type(update))
        kind = kinds.get(tag)
        if kind is None:
            yield place, (update,)
            continue
        about = kind.name, kind.role.key_of(update)
        found.setdefault(about, []).append(update)
        if tag == kind.removal:
            places[about] = None
        elif places.get(about) is None:
            places[about] = place
    for about, given_ in found.items():
        yield -1 if places[about] is None else places[about], here.patch.coalesce(given_)


@each_revision
def test_coalescing_each_entity_does_the_same(version, profile):
    here = world(version, profile)

    @STREAMS
    @given(stream=streams(here), earlier=streams(here, max_size=5))
    def same(stream, earlier):
        updates, _ = stream
        updates, session = list(updates), busy(here, earlier[1])
        one_by_one = here.try_apply(session, updates)
        at_once = copy.deepcopy(session)
        for _, fewer in sorted(groups(here, updates), key=lambda group: group[0]):
            here.apply(at_once, fewer)
        assert everything(here, at_once) == everything(here, one_by_one)

    same()


# Failures.


def failing(here, session, update):
    """Apply an update; tell whether it failed, and demand that it then did nothing."""
    was = everything(here, session)
    entities = [id(entity) for entity in session.timeline]
    change = None
    try:
        change = session.apply(update)
    except Exception:
        assert everything(here, session) == was
        assert [id(entity) for entity in session.timeline] == entities
    return change is None


@each_revision
def test_what_is_not_base64_leaves_the_session_as_it_was(version, profile):
    here = world(version, profile)
    kinds = [kind for kind in here.entities if kind.entry.data]
    (kind,) = kinds
    ((wire, text),) = kind.entry.data
    key = dict.fromkeys([kind.key])
    snapshot = {here.union.tag: kind.upsert, wire: {text: "!"}} | {"command": "new"}
    chunk = {here.union.tag: kind.chunk, kind.item: "QQ"}
    failed = []

    @STREAMS
    @given(stream=streams(here), given_=st.sampled_from([snapshot, chunk]))
    def refused(stream, given_):
        session = busy(here, stream[1])
        for name in (KEY, "new"):
            update = here.decode(with_key((kind.key,), given_ | key, name))
            assert failing(here, session, update)
            with pytest.raises(here.package.ApplyError):
                session.apply(update)
            failed.append(name)

    refused()
    assert failed


class Hostile:
    """Compares with nothing, hashes to nothing and is no JSON."""

    __hash__ = None

    def __eq__(self, other):
        message = "not to be compared"
        raise TypeError(message)

    def __bool__(self):
        message = "neither true nor false"
        raise TypeError(message)


CYCLE = []
CYCLE.append(CYCLE)
WRONG = [5, "text", [5], {"x": {1}}, {1: 2}, object(), Hostile(), CYCLE, None, msgspec.UNSET]


@each_revision
def test_a_failing_update_leaves_the_session_as_it_was(version, profile):
    """Updates made by hand, which nothing has checked: every attribute is wrong in every way."""
    here = world(version, profile)
    failed = []

    def check(kind):
        for tag in kind.tags:
            cls = here.package.SESSION_UPDATES[tag]
            good = other(here, kind, tag)
            names = getattr(cls, "__struct_fields__", ("state",))
            for name, value in ((name, value) for name in names for value in WRONG):
                update = changed(good, name, value)
                for start in ((), full(here, kind)):
                    session = busy(here, here.session(start))
                    try:
                        failed.append(failing(here, session, update))
                    except AssertionError as error:
                        error.add_note(f"{tag}.{name} = {type(value).__name__}")
                        raise

    for_each(here.kinds, check)
    assert failed.count(True) > 20


def changed(update, name, value):
    """Return a copy of an update with another value."""
    return type(update)(
        **{
            **{field: getattr(update, field) for field in getattr(update, "__struct_fields__", ())},
            name: value,
        }
    )


def other(here, kind, tag):
    """Return an update that changes every field of what `full` made."""
    fields = here.fields(tag).values()
    value = here.values.variant(here.union, here.variants[tag])
    value |= {field.wire: here.samples(field.type)[1] for field in fields}
    return here.decode(with_key(kind.paths[tag], value, KEY))


def full(here, kind):
    """Return the update that says something of every field."""
    fields = here.fields(kind.upsert).values()
    value = {field.wire: here.samples(field.type)[0] for field in fields}
    value |= here.values.variant(here.union, here.variants[kind.upsert])
    return [here.decode(with_key(kind.paths[kind.upsert], value, KEY))]


# Whose is what.


def mutable(value):
    return isinstance(value, list | dict | bytearray)


def spoil(value):
    """Change a list or dict."""
    if isinstance(value, dict):
        value["spoilt"] = "spoilt"
    else:
        value.append("spoilt")


@each_revision
def test_updates_are_never_changed(version, profile):
    here = world(version, profile)

    @STREAMS
    @given(updates=st.lists(here.anything(), max_size=12))
    def unchanged(updates):
        sent = here.wire(updates)
        _, session = here.applicable(updates)
        list(session.replay())
        session.cancel()
        assert here.wire(updates) == sent

    unchanged()


@each_revision
def test_what_is_stored_is_not_what_was_received(version, profile):
    """Lists and dicts that an entity or a session has are its own, and so are those it gives."""
    here = world(version, profile)
    spoilt = []

    def check(kind):
        (update,) = full(here, kind)
        sent = here.wire([update])
        session = here.session([update])
        owner = kind.stored(session) if kind.role.state else session
        names = type(owner)._fields if kind.role.state else [kind.attribute]
        shared = []
        for name in names:
            if not mutable(getattr(owner, name)):
                continue
            image = here.image(owner)
            given_ = [getattr(item, name, None) for item in [update, *session.replay()]]
            for value in filter(mutable, given_):
                before = copy.copy(value)
                spoil(value)
                if here.image(owner) != image:
                    shared.append(name)
                value.clear()
                value.update(before) if isinstance(value, dict) else value.extend(before)
            spoil(getattr(owner, name))
            if here.wire([update]) != sent:
                shared.append(name)
            spoilt.append(name)
        assert not shared

    for_each(here.kinds, check)
    assert {"content", "meta", "available_commands"} <= set(spoilt)
