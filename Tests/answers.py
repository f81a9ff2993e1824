"""answers.py BEFORE AFTER [FILE...]: what the coach of AFTER answers otherwise than that of BEFORE, question by question.

Both are binaries. They are asked what the tests ask, what `Tests/Samples/questions` holds, and the lines of each FILE, whose
name ends in .en or .nl, all of the same made-up life. A difference is no fault: someone reads them and says which are.
"""

import datetime
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent


def questions(files: list[pathlib.Path]) -> dict[str, list[str]]:
    """By language, each once, in order."""
    found: dict[str, set[str]] = {"en": set(), "nl": set()}
    for file in [*(ROOT / "Tests/CatalogueTests/Coach").glob("Question*.swift"), *(ROOT / "Tests/DomainTests/Coach").glob("*.swift")]:
        text = file.read_text()
        for language, question in re.findall(r"^\s+(en|nl) \| (.+?) \| ", text, re.MULTILINE):
            found[language].add(question)
        for language, question in re.findall(r'\(\.?(?:Language\.)?(en|nl), "([^"]+)"\)', text):
            found[language].add(question)
    for file in [*(ROOT / "Tests/Samples/questions").iterdir(), *files]:
        found[file.suffix[1:]].update(line.strip() for line in file.read_text().splitlines() if line.strip())
    return {language: sorted(texts) for language, texts in found.items()}


def life(binary: str, folder: pathlib.Path) -> pathlib.Path:
    """Everything that its demo has, exported."""
    log = folder / "demo.log"
    with log.open("w") as out:
        server = subprocess.Popen([binary, "--demo", "--no-open", "--port", "0"], stdout=subprocess.PIPE, stderr=out, text=True)
    try:
        base = token = None
        for line in server.stdout:
            base = base or (found[1] if (found := re.search(r"is at (http://\S+)", line)) else None)
            token = found[1] if (found := re.match(r"token: (\S+)", line)) else None
            if token:
                break
        if not base or not token:
            sys.exit(f"{binary} gave no demo: {log.read_text()[:500]}")
        request = urllib.request.Request(f"{base}/api/export/json", headers={"Authorization": f"Bearer {token}"})
        export = folder / "life.json"
        export.write_bytes(urllib.request.urlopen(request).read())
        return export
    finally:
        server.terminate()
        server.wait()


def answers(binary: str, data: pathlib.Path, language: str, texts: list[str]) -> list[str]:
    now = f"{datetime.date.today()}T20:30:00"
    lines = [json.dumps({"id": str(place), "lang": language, "now": now, "text": text}) for place, text in enumerate(texts)]
    told = subprocess.run(
        [binary, "ask", "--jsonl", "--data-dir", data], input="\n".join(lines), capture_output=True, text=True, check=True)
    by_place = {int(answer["id"]): answer["text"] for answer in map(json.loads, told.stdout.splitlines())}
    return [by_place.get(place, "") for place in range(len(texts))]


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    before, after = sys.argv[1:3]
    differ = 0
    asked = questions([pathlib.Path(name) for name in sys.argv[3:]])
    with tempfile.TemporaryDirectory(prefix="vitalpath-") as name:
        folder = pathlib.Path(name)
        export = life(before, folder)
        for number, binary in enumerate([before, after]):
            subprocess.run([binary, "restore", export, "--data-dir", folder / str(number)], check=True, capture_output=True)
        for language, texts in asked.items():
            pairs = zip(*(answers(binary, folder / str(number), language, texts) for number, binary in enumerate([before, after])))
            for text, (old, new) in zip(texts, pairs):
                if old != new:
                    differ += 1
                    print(f"{language} {text}\n  - {' / '.join(old.splitlines())}\n  + {' / '.join(new.splitlines())}")
    print(f"{differ} of {sum(map(len, asked.values()))} answers differ")


if __name__ == "__main__":
    main()
