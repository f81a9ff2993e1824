"""The API does what its document says, whatever is sent, and another account's things do not exist by any route."""

import re
import subprocess
import sys
import pathlib
import uuid

from common import Client, account, day_number, hold, kept, scratch, serving, unchanged

#: Of a token that a fuzzed request may end; what is endless; what is done to everybody's data
LEFT_OUT = "/api/events|/api/session|/api/account|/api/tokens|/api/backups|/api/restores|/api/v1/auth|/api/auth"


def run(examples: int) -> str:
    with scratch() as folder:
        answers = fuzz(folder, examples)
        return f"{answers}; {strangers(folder / 'strangers')}"


def fuzz(folder: pathlib.Path, examples: int) -> str:
    with serving(folder / "demo", "--demo") as server:
        token = server.wait_for(r"token: (\S+)")
        told = subprocess.run(
            [pathlib.Path(sys.executable).parent / "st", "run", f"{server.base}/openapi.json", "-H", f"Authorization: Bearer {token}",
             # It sends cookies beside the token, and whoever has one must come from a page of ours to change anything.
             "-H", f"Origin: {server.base}", "--exclude-path-regex", LEFT_OUT, "--checks", CHECKS, "--max-examples", str(examples), "--request-timeout", "60",
             "--suppress-health-check", "all", "--no-color"],
            capture_output=True, text=True, cwd=folder)
        hold(server.process.poll() is None, "the server ended")
        hold(told.returncode == 0, told.stdout[told.stdout.find("= FAILURES") :][:6000] + told.stderr[-500:])
        cases = re.findall(r"(\d+) generated", told.stdout)
        return f"{cases[-1] if cases else 'all'} requests as the document says"


CHECKS = ",".join([
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "response_headers_conformance", "unsupported_method", "use_after_free", "ensure_resource_availability",
])


def things(sam: Client) -> list[str]:
    """One of each kind of thing that has an id, made as people make it."""
    def made(path: str, body: dict) -> str:
        status, answer = sam.call("POST", path, body)
        hold(status in (200, 201), f"{path}: {status} {answer}")
        return answer["id"]

    food = made("/api/foods", {"name": "Pie", "per100g": {"energy": 100}})
    entry = made("/api/food-entries", {"foodId": food, "servingQuantity": 1, "logDate": day_number(1)})
    exercise = made("/api/exercises", {"name": "Lift", "primaryMuscles": ["chest"]})
    sets = [{"exerciseId": exercise, "sets": [{"reps": 5, "load": 50}]}]
    status, said = sam.call("POST", "/api/chat/send", {"content": "hello"})
    return [
        food, entry, exercise,
        made("/api/meal-templates", {"name": "Meal", "entryIds": [entry]}),
        made("/api/recipes", {"name": "Soup", "servings": 1, "ingredients": [{"foodId": food, "servingQuantity": 1}]}),
        made("/api/workout-logs", {"name": "Push", "exercises": sets}),
        made("/api/workout-templates", {"name": "Plan", "exercises": [{"exerciseId": exercise}]}),
        said["userMessage"]["conversationId"], sam.get("/api/session")["account"]["id"],
    ]


def strangers(data: pathlib.Path) -> str:
    """Sam's ids, used by Eve on every route and by every method, do what ids of nobody do, and Eve's by Sam likewise."""
    names = ["sam", "eve"]
    tokens = [account(data, name) for name in names]
    tried = missing = 0
    with serving(data) as server:
        people = [Client(server, token) for token in tokens]
        paths = people[0].get("/openapi.json")["paths"]
        routes = [(method.upper(), path) for path, methods in paths.items() for method in methods if "{id}" in path]
        ids = [things(person) for person in people]
        before = [kept(person) for person in people]
        for stranger, owned in ((people[1], ids[0]), (people[0], ids[1])):
            for method, path in routes:
                nobodys = {}
                for id in owned:
                    # An id of nobody that is written like this one: what is no id at all is refused for that.
                    kind = id[: -len(str(uuid.uuid4()))]
                    if kind not in nobodys:
                        nobodys[kind] = stranger.call(method, path.replace("{id}", kind + str(uuid.uuid4())), None if method == "GET" else {})
                    nobody = nobodys[kind]
                    hold(400 <= nobody[0] < 500, f"{method} {path} of nobody: {nobody}")
                    status, answer = stranger.call(method, path.replace("{id}", id), None if method == "GET" else {})
                    tried += 1
                    missing += status == 404
                    hold(status == nobody[0], f"{method} {path} with {id}, another's: {status}, of nobody: {nobody[0]}")
        for person, had in zip(people, before):
            unchanged(person, had)
        hold(server.process.poll() is None, "the server ended")
    return f"{tried:,} uses of another's ids on {len(routes)} routes, {missing:,} answered with 404, the others as for an id of nobody"
