"""coverage.py FILE LEAST: prints the line coverage of Sources, and fails below LEAST percent."""

import json
import pathlib
import sys


def main() -> None:
    report = json.loads(pathlib.Path(sys.argv[1]).read_text())
    sources = str(pathlib.Path(__file__).resolve().parent.parent / "Sources") + "/"
    targets: dict[str, list[int]] = {}
    for file in report["data"][0]["files"]:
        if not file["filename"].startswith(sources):
            continue
        target = file["filename"][len(sources) :].split("/")[0]
        if target == "Embed":  # runs while building, before coverage is counted
            continue
        lines = file["summary"]["lines"]
        covered, count = targets.get(target, [0, 0])
        targets[target] = [covered + lines["covered"], count + lines["count"]]
    for target, (covered, count) in sorted(targets.items()):
        print(f"  {target:<10} {100 * covered / max(count, 1):5.1f} %  of {count} lines")
    covered = sum(value[0] for value in targets.values())
    count = sum(value[1] for value in targets.values())
    percent = 100 * covered / max(count, 1)
    print(f"Line coverage of Sources: {percent:.1f} % of {count} lines")
    if percent < float(sys.argv[2]):
        sys.exit(f"Line coverage is below {sys.argv[2]} %")


if __name__ == "__main__":
    main()
