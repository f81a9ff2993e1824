"""Requests made up from the API's own document: whatever is sent, the answer is one that the document names."""

import pathlib
import re
import subprocess
import sys

from conftest import WHOLE, Server

# Of a token that a made-up request may end, what is endless or done to everybody's data, and older names of the same routes
LEFT_OUT = "/api/events|export|auth|/api/session|/api/account|/api/tokens|/api/backups|/api/restores|/api/v1/"
# What only somebody may ask who is signed in on a page, and no token
SIGNED_IN = ("/api/lock", "/api/model", "/api/passkeys", "/api/phone", "/api/registrations", "/api/reminders/calendar", "/api/chat/answers")


def test_every_answer_is_as_the_document_says(tmp_path):
    server = Server(tmp_path / "data", "--demo")
    token = server.wait_for(r"token: (\S+)")
    # Methods that no route has are no part of it.
    (tmp_path / "schemathesis.toml").write_text("[phases.coverage]\nunexpected-methods = []\n")
    run = subprocess.run(
        [
            pathlib.Path(sys.executable).parent / "st", "run", f"{server.base}/openapi.json",
            # It sends cookies beside the token, and whoever has one must come from a page of ours to change anything.
            "-H", f"Authorization: Bearer {token}", "-H", f"Origin: {server.base}", "--exclude-path-regex", LEFT_OUT,
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
    # What is refused at the door tries nothing behind it.
    refused = re.findall(r"  - [A-Z]+ (/\S+)", run.stdout.partition("403 Forbidden")[2].partition("\n\n")[0])
    assert refused and [path for path in refused if not path.startswith(SIGNED_IN)] == []
