"""Requests made up from the API's own document: whatever is sent, the answer is one that the document names."""

import pathlib
import subprocess
import sys

from conftest import WHOLE, Server


def test_every_answer_is_as_the_document_says(tmp_path):
    server = Server(tmp_path / "data", "--demo")
    token = server.wait_for(r"token: (\S+)")
    run = subprocess.run(
        [
            pathlib.Path(sys.executable).parent / "st", "run", f"{server.base}/openapi.json",
            "-H", f"Authorization: Bearer {token}", "--exclude-path", "/api/events", "--exclude-path-regex", "export|auth",
            "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
            "--phases", "examples,coverage,fuzzing" if WHOLE else "examples,coverage", "--max-examples", "32", "--seed", "1",
            # The first sentence of a server waits for its tables of words.
            "--request-timeout", "60", "--suppress-health-check", "all", "--no-color",
        ],
        capture_output=True, text=True, timeout=1700, cwd=tmp_path,
    )
    server.stop()
    # What failed stands before a long tail of warnings.
    assert run.returncode == 0, run.stdout[run.stdout.find("= FAILURES"):][:6000]
