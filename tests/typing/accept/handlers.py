"""A handler has a method for each tag, and `dispatch` returns what they return."""

from typing import reveal_type

from acp_v2 import (
    Notice,
    NoticeSeverity,
    OtherSessionUpdate,
    SessionUpdate,
    SessionUpdateHandler,
    StateUpdate,
    dispatch,
)


class Words(SessionUpdateHandler[str]):
    def unhandled(self, update: SessionUpdate) -> str:
        return type(update).__name__

    def notice(self, update: Notice) -> str:
        return update.title

    def state_update(self, update: StateUpdate) -> str:
        return update.state.state

    def other(self, update: OtherSessionUpdate) -> str:
        return update.session_update


class Nothing(SessionUpdateHandler[None]):
    def unhandled(self, update: SessionUpdate) -> None: ...


def use(update: SessionUpdate, handler: SessionUpdateHandler[list[int]]) -> str:
    reveal_type(dispatch(update, Words()))  # reveal: str
    reveal_type(dispatch(update, handler))  # reveal: list[int]
    reveal_type(Words().notice(Notice(severity=NoticeSeverity.INFO, title="t")))  # reveal: str
    dispatch(update, Nothing())
    return dispatch(update, Words())
