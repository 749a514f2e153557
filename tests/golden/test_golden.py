"""One folder for each shape that the generator understands, and for each one that it refuses.

`python tests/golden/update.py` writes what is expected again. Lines of values.jsonl hold a type of
the package, a JSON value and whether the schema allows it; jsonschema is asked as well. `def` is
the definition's name where it is not the type's, and `lenient` what a lenient reader makes of a
value that a strict one refuses.
"""

import difflib
import functools
import hashlib
import json
import subprocess

import pytest
from jsonschema import Draft202012Validator

from acp_codegen.diagnostics import GenerationError
from acp_codegen.manifest import MANIFEST
from tests.conftest import ROOT, import_package
from tests.golden import update
from tests.golden.update import OVERLAY, REFUSALS, SHAPES, cases, roots_of
from tests.support import COMMAND, environment

REFUSED = "refused"

package_of = functools.cache(update.build)

shapes = pytest.mark.parametrize("case", cases(SHAPES), ids=lambda case: case.name)


def difference(stored, actual):
    """Return a diff for people to read, of a case's expected files."""
    lines = []
    for path in sorted({*stored, *actual}):
        before, after = (text.get(path, "").splitlines(keepends=True) for text in (stored, actual))
        lines += difflib.unified_diff(before, after, f"stored/{path}", f"actual/{path}")
    return "".join(lines)


@shapes
def test_shape(case):
    stored, actual = update.stored(case), update.actual(case, package_of(case))
    assert difference(stored, actual) == ""
    assert stored.keys() == actual.keys()


@shapes
def test_manifest(case):
    # The manifest is not stored: it changes with every line of the runtime.
    files = package_of(case)
    manifest = json.loads(files[MANIFEST])
    assert manifest["files"] == {
        path: hashlib.sha256(text.encode()).hexdigest()
        for path, text in files.items()
        if path != MANIFEST
    }
    digest = hashlib.sha256((case / "schema.json").read_bytes()).hexdigest()
    assert manifest["schema"]["sha256"] == digest


def lines_of(case):
    text = (case / "values.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def is_valid(line, schema):
    """Ask the oracle."""
    name = line.get("def", line["type"])
    asked = {"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}
    return Draft202012Validator(asked).is_valid(line["value"])


def read(package, line, *, strict):
    """Return what each way of reading makes of a value, or `REFUSED`."""
    type_, value = getattr(package, line["type"]), line["value"]
    text = json.dumps(value)
    results = []
    for function, given, options in (
        (package.decode, text, {}),
        (package.decode, text.encode(), {"issues": []}),
        (package.convert, value, {}),
    ):
        try:
            results.append(function(given, type_, strict=strict, **options))
        except package.DecodeError:
            results.append(REFUSED)
    return results


def written(package, value):
    """Return an object as the package writes it, with sorted keys and numbers as they are."""
    if value is REFUSED:
        return value
    text = json.dumps(package.to_builtins(value), sort_keys=True)
    assert json.dumps(json.loads(package.encode(value)), sort_keys=True) == text
    return text


@shapes
def test_values(case, tmp_path):
    package = import_package(package_of(case), tmp_path)
    schema = json.loads((case / "schema.json").read_bytes())
    lines = lines_of(case)
    assert {line["valid"] for line in lines} == {True, False}
    for line in lines:
        assert is_valid(line, schema) is line["valid"], line
        wanted = json.dumps(line["value"], sort_keys=True) if line["valid"] else REFUSED
        strict = read(package, line, strict=True)
        assert [written(package, value) for value in strict] == [wanted] * 3, line
        if "lenient" in line:
            wanted = json.dumps(line["lenient"], sort_keys=True)
        lenient = read(package, line, strict=False)
        assert [written(package, value) for value in lenient] == [wanted] * 3, line
        # msgspec and the tables make equal objects.
        for first, *others in (strict, lenient):
            assert [type(value) for value in others] == [type(first)] * 2, line
            assert others == [first] * 2, line


refusals = pytest.mark.parametrize("case", cases(REFUSALS), ids=lambda case: case.name)


@refusals
def test_refusal(case):
    with pytest.raises(GenerationError) as caught:
        update.build(case)
    assert difference(update.stored(case), {"expected.txt": f"{caught.value}\n"}) == ""
    assert caught.value.exit_code == 2
    assert list(caught.value.diagnostics) == sorted(caught.value.diagnostics)
    # Where the generator would blame itself, it should have seen the schema's problem before.
    assert "defect of the generator" not in str(caught.value)


def generate(case, out, project):
    # A project without an overlay, which would know events that the case does not have.
    (project / "schema").mkdir(parents=True)
    (project / "schema" / "revisions.toml").write_text("")
    arguments = (
        "--schema",
        case / "schema.json",
        "--roots",
        ",".join(roots_of(case)),
        "--out",
        out,
    )
    if (case / OVERLAY).exists():
        arguments += ("--semantics", case / OVERLAY)
    return subprocess.run(
        [*COMMAND, "--project", str(project), "generate", *map(str, arguments)],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=environment(),
        encoding="utf-8",
        timeout=300,
    )


def test_command_refuses(tmp_path, tmp_path_factory):
    case = REFUSALS / "several_problems"
    done = generate(case, tmp_path / "out", tmp_path_factory.mktemp("project") / "p")
    expected = (case / "expected.txt").read_text(encoding="utf-8")
    number = len(expected.splitlines()) // 2
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"{expected}{number} problems; nothing was written\n"
    assert list(tmp_path.iterdir()) == []


def test_command_generates(tmp_path, tmp_path_factory):
    # The same call for a schema that is understood, or the test above could not fail.
    case = SHAPES / "update"
    done = generate(case, tmp_path / "out", tmp_path_factory.mktemp("project") / "p")
    assert (done.returncode, done.stderr) == (0, "")
    for path, text in update.stored(case).items():
        assert (tmp_path / "out" / path.removeprefix("expected/")).read_bytes().decode() == text
