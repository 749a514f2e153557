"""A schema node with its place, and the collector of what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.schema.document import escape

if TYPE_CHECKING:
    from acp_codegen.schema.ir import Json

ANNOTATIONS = frozenset(
    {"$comment", "default", "deprecated", "description", "examples", "title", "x-docs-ignore"}
)
"""Keywords that say something to people and nothing about what is valid."""


@dataclass(frozen=True)
class Node:
    """A schema object and its JSON pointer."""

    schema: dict[str, Json]
    pointer: str

    def __getitem__(self, key: str) -> Node:
        """Return the schema object under a key; the metaschema says that it is one."""
        return Node(_as_object(self.schema[key]), f"{self.pointer}/{escape(key)}")

    def items(self, key: str) -> list[Node]:
        """Return the schema objects of a list of schemas."""
        branches = cast("list[Json]", self.schema.get(key, []))
        return [
            Node(_as_object(branch), f"{self.pointer}/{key}/{index}")
            for index, branch in enumerate(branches)
        ]

    @property
    def properties(self) -> dict[str, Node]:
        """Return the property schemas by JSON key."""
        if "properties" not in self.schema:
            return {}
        table = self["properties"]
        return {key: table[key] for key in table.schema}

    @property
    def required(self) -> frozenset[str]:
        """Return the keys that must be present."""
        return frozenset(cast("list[str]", self.schema.get("required", [])))

    @property
    def is_null(self) -> bool:
        """Tell whether only null is valid."""
        return self.schema.get("type") == "null" and self.schema.keys() - ANNOTATIONS == {"type"}

    @property
    def doc(self) -> str:
        """Return the description."""
        return str(self.schema.get("description", ""))

    @property
    def title(self) -> str:
        """Return the title."""
        return str(self.schema.get("title", ""))


def _as_object(schema: Json) -> dict[str, Json]:
    # `true` is the schema without limits; `false` stays visible as a keyword nobody knows.
    if isinstance(schema, bool):
        return {} if schema else {"false": False}
    return cast("dict[str, Json]", schema)


@dataclass
class Report:
    """Collects the problems of a document, so that a person sees all of them at once."""

    problems: list[Diagnostic] = field(default_factory=list[Diagnostic])

    def refuse(self, pointer: str, message: str, suggestion: str) -> None:
        """Record a problem and let lowering go on with the rest."""
        self.problems.append(Diagnostic(pointer, message, suggestion))

    def only(self, node: Node, *allowed: str) -> None:
        """Refuse every keyword of a node that is neither allowed here nor an annotation."""
        for key in node.schema.keys() - ANNOTATIONS - set(allowed):
            self.refuse(
                f"{node.pointer}/{escape(key)}",
                f"the keyword {key!r} is not understood here",
                "Teach `lower` what it means, or take it out of the schema: ignoring it could "
                "accept what the schema forbids.",
            )
