"""The generator from outside: what changes its output, what must not, and the command line."""

import copy
import json
import locale
import os
import random
import shutil
import subprocess
import sys

import msgspec
import pytest

from acp_codegen.commands.common import PACKAGE
from tests.conftest import ROOT, build, import_package, overlay_text, pinned_schema
from tests.support import COMMAND, environment

GENERATED = ROOT / "generated" / PACKAGE


def command(*arguments, cwd=ROOT, **variables):
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        check=False,
        cwd=cwd,
        env=environment(**variables),
        encoding="utf-8",
        timeout=300,
    )


def tree(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def with_variant(schema):
    """Add a variant with a definition of its own, as upstream would."""
    union = schema["$defs"]["SessionUpdate"]
    schema["$defs"]["ZzTest"] = {
        "type": "object",
        "description": "A test.",
        "properties": {
            "zzId": {"type": "string"},
            "note": {"type": ["string", "null"], "x-deserialize-default-on-error": True},
        },
        "required": ["zzId"],
    }
    tag = {
        "type": "object",
        "properties": {"sessionUpdate": {"type": "string", "const": "zz_test"}},
        "required": ["sessionUpdate"],
    }
    union["anyOf"].insert(3, {**tag, "allOf": [{"$ref": "#/$defs/ZzTest"}]})
    union["anyOf"][-1]["not"]["anyOf"].append(tag)
    return schema


def test_the_committed_package_is_what_would_be_generated():
    done = command("check")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("in sync\n")


ROLE = """
[[presence]]
fields = ["ZzTest.note"]
class = "patch"
reason = "a test"

[entity.zz_test]
state = "ZzTestState"
attribute = "zz_tests"
key = "zzId"
upsert = "zz_test"
reason = "a test"
"""


def test_a_new_variant_appears_everywhere(tmp_path, acp):
    files = build(with_variant(pinned_schema("2.4.0")), overlay=overlay_text() + ROLE)
    package = import_package(files, tmp_path)
    assert package.SESSION_UPDATES["zz_test"] is package.ZzTest
    assert set(package.SESSION_UPDATES) - set(acp.SESSION_UPDATES) == {"zz_test"}
    assert set(package.__all__) - set(acp.__all__) == {"ZzTest", "ZzTestState"}
    assert not set(acp.__all__) - set(package.__all__)

    class Handler(package.SessionUpdateHandler):
        def unhandled(self, update):
            raise AssertionError(update)

        def zz_test(self, update):
            return update.zz_id

    update = package.decode('{"sessionUpdate": "zz_test", "zzId": "z", "note": 5}')
    assert update == package.ZzTest(zz_id="z")
    assert package.dispatch(update, Handler()) == "z"
    assert json.loads(package.encode(update)) == {"sessionUpdate": "zz_test", "zzId": "z"}
    with pytest.raises(package.DecodeError, match=r"^\$\.zzId: "):
        package.decode('{"sessionUpdate": "zz_test"}')

    assert package.PRESENCE[package.ZzTest] == {"note": "patch"}
    session = package.Session()
    change = session.apply(package.ZzTest(zz_id="z", note="n"))
    assert (change.kind, change.id, change.created, change.fields) == (
        "zz_test",
        "z",
        True,
        ("note",),
    )
    (state,) = session.timeline
    assert state is session.zz_tests["z"]
    assert state.to_update() == package.ZzTest(zz_id="z", note="n")
    session.apply(package.ZzTest(zz_id="z", note=None))
    assert list(session.replay()) == [package.ZzTest(zz_id="z", note=None)]
    updates = [package.ZzTest(zz_id="z", note=note) for note in ("a", package.UNSET, "b")]
    assert package.patch.coalesce(updates) == (package.ZzTest(zz_id="z", note="b"),)


@pytest.mark.parametrize("change", ["shuffled", "discriminator", "oneOf"])
def test_the_spelling_of_the_union_renames_nothing(change, tmp_path, acp):
    schema = pinned_schema("2.4.0")
    union = schema["$defs"]["SessionUpdate"]
    if change == "shuffled":
        random.Random(4).shuffle(union["anyOf"])
    elif change == "discriminator":
        union["discriminator"] = {"propertyName": "sessionUpdate"}
    else:
        union["oneOf"] = union.pop("anyOf")
    files = build(schema)
    package = import_package(files, tmp_path)
    assert sorted(package.__all__) == sorted(acp.__all__)
    classes = {tag: cls.__name__ for tag, cls in package.SESSION_UPDATES.items()}
    assert classes == {tag: cls.__name__ for tag, cls in acp.SESSION_UPDATES.items()}
    models = (GENERATED / "models.py").read_text(encoding="utf-8")
    assert files["models.py"].splitlines()[3:] == models.splitlines()[3:]


def test_a_new_use_of_a_payload_adds_a_class_and_renames_none(acp):
    schema = pinned_schema("2.4.0")
    notice = {"allOf": [{"$ref": "#/$defs/Notice"}]}
    schema["$defs"]["PromptResponse"]["properties"]["notice"] = notice
    files = build(schema)
    names = files["__init__.py"].partition("__all__ = [")[2].partition("]")[0]
    found = {line.split('"')[1] for line in names.splitlines() if line.strip()}
    assert found - set(acp.__all__) == {"NoticeFields"}
    assert not set(acp.__all__) - found


def other_locale():
    """Return a locale that is not the tests' own and that the machine has."""
    before = locale.setlocale(locale.LC_ALL)
    for name in ("tr_TR.UTF-8", "de_DE.UTF-8", "POSIX"):
        try:
            locale.setlocale(locale.LC_ALL, name)
        except locale.Error:
            continue
        finally:
            locale.setlocale(locale.LC_ALL, before)
        return name
    return "C"


def test_the_same_bytes_in_any_surroundings(tmp_path):
    ignored = tmp_path / "build"
    ignored.mkdir()
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    (tmp_path / ".gitignore").write_text("*\n")
    runs = [
        {"PYTHONHASHSEED": "1", "LC_ALL": "C.UTF-8", "TMPDIR": str(ignored)},
        {"PYTHONHASHSEED": "77", "LC_ALL": other_locale(), "PYTHONUTF8": "0", "TZ": "Asia/Tokyo"},
    ]
    for number, variables in enumerate(runs):
        folder = tmp_path / f"run {number}"
        folder.mkdir()
        done = command("generate", "--out", folder / "here", cwd=folder, **variables)
        assert done.returncode == 0, done.stderr
        assert tree(folder / "here") == tree(GENERATED)


def test_check_says_what_differs(tmp_path):
    folder = tmp_path / "copy"
    shutil.copytree(GENERATED, folder)
    with (folder / "enums.py").open("a") as stream:
        stream.write("EXTRA = 1\n")
    (folder / "methods.py").unlink()
    (folder / "mine.py").write_text("MINE = 1\n")
    done = command("check", "--out", folder)
    assert done.returncode == 1
    assert "-EXTRA = 1\n" in done.stdout
    assert done.stdout.endswith("changed: enums.py\nmissing: methods.py\nsurplus: mine.py\n")
    assert "MINE" not in done.stdout


def test_generate_prunes_its_own_files_and_keeps_others(tmp_path):
    folder = tmp_path / "package"
    schema = pinned_schema("2.4.0")
    small = tmp_path / "small.json"
    small.write_text(json.dumps(schema))
    assert command("generate", "--schema", small, "--out", folder).returncode == 0
    (folder / "mine.py").write_text("MINE = 1\n")
    done = command("generate", "--schema", small, "--roots", "Cost", "--out", folder)
    assert done.returncode == 0
    assert "removed dispatch.py" in done.stdout
    assert "kept, not generated: mine.py" in done.stdout
    assert not (folder / "dispatch.py").exists()
    assert (folder / "mine.py").read_text() == "MINE = 1\n"


def test_ir_is_json():
    done = command("ir")
    revision = json.loads(done.stdout)
    names = [item["name"] for item in revision["definitions"]]
    assert (revision["kind"], revision["version"]) == ("Revision", "2.4.0")
    assert "SessionUpdate" in names
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["generate", "--revision", "9.9.9"], "9.9.9 (unstable) is not pinned"),
        (["generate", "--profile", "stabel"], "stabel"),
        (["generate", "--roots", "SessionUpdat"], "Did you mean SessionUpdate?"),
        (["generate", "--schema", "nowhere.json"], "nowhere.json"),
        (["generate", "--schema", "README.md", "--revision", "2.4.0"], "Give one of the two."),
        (["--project", "tests", "check"], "revisions.toml"),
        (["generat"], "No such command"),
    ],
)
def test_bad_arguments_are_refused(arguments, message):
    done = command(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_problems_as_json():
    done = command("--errors", "json", "ir", "--roots", "A,B")
    assert done.returncode == 2
    assert [problem["pointer"] for problem in json.loads(done.stderr)] == ["#/$defs/A", "#/$defs/B"]


def test_help_names_every_command():
    done = command("--help")
    assert done.returncode == 0
    for name in ("generate", "check", "ir", "fetch"):
        assert f"  {name} " in done.stdout
    assert "\x1b" not in done.stdout


def test_generated_package_needs_msgspec_and_itself_alone():
    code = f"""
import sys
before = set(sys.modules)
import {PACKAGE}
{PACKAGE}.decode('{{"sessionUpdate": "_x"}}')
outside = {{name.split(".")[0] for name in set(sys.modules) - before}}
print(sorted(outside - set(sys.stdlib_module_names)))
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(GENERATED.parent)},
        text=True,
    )
    # typing_extensions is imported by msgspec where it is installed.
    assert set(eval(done.stdout)) <= {PACKAGE, "msgspec", "typing_extensions"}


def test_constraints_and_docs_reach_the_models(acp):
    assert msgspec.inspect.type_info(acp.UsageUpdate).fields[0].type.ge == 0
    assert acp.Notice.__doc__.startswith("Information for the user")


def test_an_update_with_an_optional_tag_is_dispatched_whatever_its_tag(tmp_path):
    def tagged(name, value, **more):
        tag = {"type": "string", "const": value}
        return {"type": "object", "properties": {name: tag}, "required": [name], **more}

    why = {"type": ["string", "null"]}
    other = {"type": "object", "properties": {"why": {"type": "string"}}, "required": ["why"]}
    end = {
        "type": "object",
        "properties": {"why": why},
        "anyOf": [
            tagged("why", "done"),
            {**other, "not": {"anyOf": [tagged("why", "done")]}},
            {"type": "object", "properties": {"why": {"type": "null"}}},
        ],
    }
    update = {"anyOf": [tagged("sessionUpdate", "end", allOf=[{"$ref": "#/$defs/End"}])]}
    schema = {
        "$schema": pinned_schema("2.4.0")["$schema"],
        "$defs": {"SessionUpdate": update, "End": end},
    }
    event = """
    [[presence]]
    fields = ["End.why"]
    class = "optional"
    reason = "a test"

    [event.end]
    variant = "end"
    reason = "a test"
    """
    package = import_package(build(schema, ["SessionUpdate"], overlay=event), tmp_path)

    class Handler(package.SessionUpdateHandler):
        def unhandled(self, update):
            raise AssertionError(update)

        def end(self, update):
            return update.why

    for value in ({"why": "done"}, {"why": "_x", "more": 1}, {"why": "_x"}):
        found = package.convert({"sessionUpdate": "end", **value})
        assert package.dispatch(found, Handler()) == value["why"]
        assert package.Session().apply(found).update is found


def test_input_is_not_changed_by_generating():
    schema = pinned_schema("2.4.0")
    before = copy.deepcopy(schema)
    build(schema)
    assert schema == before
