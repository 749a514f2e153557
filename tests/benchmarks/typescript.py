"""The TypeScript SDK as a contestant, in a Node process that stays for all rounds."""

import contextlib
import json
import shutil
import subprocess

from tests.benchmarks.measure import ROOT

INTEROP = ROOT / "tests" / "interop"


def installed(work):
    """Return a folder with the SDK that the interop tests pin, or None where there is no Node."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return None
    folder = work / "typescript"
    if not folder.exists():
        folder.mkdir()
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(INTEROP / name, folder)
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        if done.returncode:
            shutil.rmtree(folder)
            return None
        shutil.copy(ROOT / "tests" / "benchmarks" / "receive.mjs", folder)
    return folder


@contextlib.contextmanager
def receiver(folder, lines):
    """Start a client of the SDK for these lines, and yield a function that plays one round.

    The function takes `receive`, or `parse` for what `JSON.parse` alone takes, and returns the
    seconds.
    """
    path = folder / f"{len(lines)}.lines"
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    command = [shutil.which("node"), folder / "receive.mjs", path]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:

        def play(what):
            process.stdin.write(f"{what}\n".encode())
            process.stdin.flush()
            result = json.loads(process.stdout.readline())
            if result["handled"] != len(lines):
                message = f"{result['handled']} of {len(lines)} lines came to the handler"
                raise RuntimeError(message)
            return result["seconds"]

        # The first round is that of a cold just-in-time compiler.
        play("receive")
        yield play
        process.stdin.close()
