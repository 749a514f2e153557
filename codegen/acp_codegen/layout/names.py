"""Python names for names of the schema: how they are spelled, and that each is given once.

Spelling is pure and local, so a new definition renames nothing. What cannot be spelled, and what
would be spelled like something else, is refused with both places named: numbering names apart
would let a class silently become another one when upstream reorders.
"""

from __future__ import annotations

import builtins
import keyword
import re
from dataclasses import dataclass, field

from acp_codegen.diagnostics import Diagnostic

# ASCII on purpose: Python folds look-alike characters of identifiers into one another.
# As datamodel-code-generator leaves it, and unlike every function and module of the package.
_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
_WIRE = re.compile(r"_?[A-Za-z][A-Za-z0-9]*(?:[_./-][A-Za-z0-9]+)*")
_STATE = re.compile(r"[A-Z][A-Za-z0-9_]*")
_ATTRIBUTE = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[A-Z]")
_CLASS_WORDS = frozenset(
    {
        "bool",
        "bytearray",
        "bytes",
        "dict",
        "field",
        "float",
        "int",
        "list",
        "property",
        "self",
        "str",
    }
)
"""Names that the body of a generated class uses."""

OWN = frozenset(
    {
        *("ABC", "Annotated", "Any", "ApplyError", "AsyncIterable", "Awaitable"),
        *("Callable", "Cancellation", "Change", "ClassVar", "DecodeError", "EncodeError", "Entity"),
        *("Generic", "Issue", "Iterable", "Iterator", "Literal", "METHODS", "Mapping", "Meta"),
        *("OpenIntEnum", "OpenStrEnum", "OtherReader", "OtherVariant", "PRESENCE", "Presence"),
        *("SCHEMA_PROFILE", "SCHEMA_REVISION", "SCHEMA_SHA256", "SESSION_UPDATES", "Session"),
        *("SessionUpdateHandler", "Sessions", "StoredEntity", "Struct", "TYPE_CHECKING"),
        *("TypeAlias", "TypeVar", "UNSET", "Union", "UnsetType", "Untagged", "Wrapper"),
    }
)
"""Names like those of classes that the generated modules import or define for themselves.

A test reads them from the packages of all revisions and shapes.
"""

RESERVED = frozenset(
    {
        *keyword.kwlist,
        *(name for name in dir(builtins) if not name.startswith("_")),
        *OWN,
        # datamodel-code-generator imports it, and gives a definition of this name another one.
        "Optional",
    }
)
"""Names that no class of a schema can have."""


def is_state(name: str) -> bool:
    """Tell whether a name of the overlay can be that of a class."""
    return bool(_STATE.fullmatch(name)) and name not in RESERVED


def is_attribute(name: str) -> bool:
    """Tell whether a name of the overlay can be that of a public attribute, or a part of one."""
    return bool(_ATTRIBUTE.fullmatch(name)) and not keyword.iskeyword(name)


def words(text: str) -> list[str]:
    """Split a name at separators and at the humps of camel case: `toolCallId` has three words."""
    return _WORD.findall(text)


def pascal(text: str) -> str:
    """Return a wire constant as the first part of a class name: `user_message`, `UserMessage`."""
    return "".join(word[:1].upper() + word[1:] for word in words(text))


def snake(text: str) -> str:
    """Return a JSON key as an attribute name: `toolCallId`, `tool_call_id`; `_meta`, `meta`."""
    name = "_".join(word.lower() for word in words(text))
    return f"{name}_" if keyword.iskeyword(name) or name in _CLASS_WORDS else name


def method(tag: str) -> str:
    """Return a tag as the name of a handler's method: the tag itself where it can be."""
    name = re.sub(r"[./-]", "_", tag)
    return f"{name}_" if keyword.iskeyword(name) else name


def constant(text: str) -> str:
    """Return the member name of an enum value: any text has one.

    Values are data, not names, so nothing is refused here: characters without a place in an
    identifier separate words, and a value of only such characters is named by its code points.
    """
    name = "_".join(re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[A-Z]", text)).upper()
    if not name:
        name = "U" + "_".join(f"{ord(char):04X}" for char in text[:16]) if text else "EMPTY"
    return f"VALUE_{name}" if name[0].isdigit() else name


@dataclass
class Registry:
    """Gathers the names of one package and what is wrong with them.

    Attributes:
        problems: Names that cannot be spelled and names that were claimed twice.
    """

    problems: list[Diagnostic] = field(default_factory=list[Diagnostic])
    _claims: dict[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])

    def claim(self, name: str, pointer: str, scope: str = "") -> str:
        """Take `name` in `scope` for what stands at `pointer` and return it."""
        first = self._claims.setdefault((scope, name), pointer)
        if first != pointer:
            where = f" in {scope}" if scope else ""
            self.problems.append(
                Diagnostic(
                    pointer,
                    f"the Python name {name!r}{where} is also that of {first}",
                    "Names that differ in the schema would be one in Python; rename one of them.",
                )
            )
        return name

    def claim_class(self, name: str, pointer: str) -> str:
        """Take the name of a class or type alias of the package."""
        if not self.check_definition(name, pointer):
            return name
        if name in RESERVED:
            self._no_class(name, pointer)
            return name
        return self.claim(name, pointer)

    def check_definition(self, name: str, pointer: str) -> bool:
        """Refuse a definition whose name could not be that of a class; tell whether it could.

        Also where nothing is called like it: the overlay, locks and commands to paste name it.
        """
        if _NAME.fullmatch(name):
            return True
        self._no_class(name, pointer)
        return False

    def check_wire(self, name: str, pointer: str) -> bool:
        """Refuse a tag or property that has no Python spelling; tell whether it has one."""
        if _WIRE.fullmatch(name):
            return True
        self._unusable(
            pointer,
            f"{name!r} cannot be spelled as a Python name",
            "Tags and properties are ASCII letters and digits, single separators between them, "
            "and start with a letter.",
        )
        return False

    def _no_class(self, name: str, pointer: str) -> None:
        self._unusable(
            pointer,
            f"{name!r} cannot be the name of a class",
            "Names of definitions are ASCII letters and digits, start with a capital, and are "
            "not words that Python or the generated package uses itself.",
        )

    def _unusable(self, pointer: str, message: str, suggestion: str) -> None:
        self.problems.append(Diagnostic(pointer, message, suggestion))
