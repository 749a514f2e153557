"""Mistakes with handlers. Each marked line, and no other, is an error in both checkers."""

from acp_v2 import Notice, PlanRemoved, SessionUpdate, SessionUpdateHandler, dispatch


class Incomplete(SessionUpdateHandler[str]):
    def notice(self, update: Notice) -> str:
        return update.title


class WrongResult(SessionUpdateHandler[str]):
    def unhandled(self, update: SessionUpdate) -> str:
        return ""

    def notice(self, update: Notice) -> int:  # error: override / IncompatibleMethodOverride
        return len(update.title)


class WrongUpdate(SessionUpdateHandler[str]):
    def unhandled(self, update: SessionUpdate) -> str:
        return ""

    def notice(self, update: PlanRemoved) -> str:  # error: override / IncompatibleMethodOverride
        return update.plan_id


class Words(SessionUpdateHandler[str]):
    def unhandled(self, update: SessionUpdate) -> str:
        return ""


def use(update: SessionUpdate, words: Words) -> int:
    Incomplete()  # error: abstract / AbstractUsage
    dispatch("notice", words)  # error: arg-type / ArgumentType
    dispatch(update, Words)  # error: arg-type / ArgumentType
    words.plan_removed(update)  # error: arg-type / ArgumentType
    return dispatch(update, words)  # error: return-value / ReturnType
