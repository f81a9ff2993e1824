"""The long runs, as one table.

Usage: run.py [--quick] [NAME[=COUNT] ...]: all of them, or those that are named, each as often as the table of them below
says, or with `--quick` so little that all of it takes some minutes. `VITALPATH_BINARY` names another binary than that of
`make hardening`.
"""

import importlib
import sys
import time
import traceback

from common import BINARY, Failed

RUNS = {
    # name: (what is counted, how many, how many with --quick)
    "kill": ("kills", 1000, 10),
    "stop": ("kills around a stop", 200, 10),
    "powercut": ("cut points", 10_000, 200),
    "faults": ("places of a fault", 500, 4),
    "damage": ("damaged places", 1000, 40),
    "restore": ("kills, and five damaged files each", 200, 4),
    "contract": ("examples an operation", 100, 1),
    "fuzz": ("inputs a reader", 10_000_000, 5_000),
    "threads": ("times", 1, 0),
    "connections": ("seconds", 1800, 20),
    "clock": ("instants a zone", 400, 40),
    "sizes": ("accounts", 1000, 3),
    "soak": ("seconds", 7200, 30),
    "browser": ("times", 1, 1),
}


def main() -> int:
    arguments = sys.argv[1:]
    is_quick = "--quick" in arguments
    chosen = dict(argument.partition("=")[::2] for argument in arguments if not argument.startswith("--"))
    if unknown := [name for name in chosen if name not in RUNS]:
        raise SystemExit(f"{__doc__}\nThere is no {unknown[0]}: {', '.join(RUNS)}")
    if not BINARY.exists():
        raise SystemExit(f"There is no {BINARY}: `make hardening` builds it.")
    failed = 0
    for name in chosen or RUNS:
        what, count, few = RUNS[name]
        count = int(chosen.get(name) or (few if is_quick else count))
        if count == 0:
            row(name, what, "left out", 0, "")
            continue
        began = time.monotonic()
        try:
            outcome, seen = "held", importlib.import_module(name).run(count)
        except Failed as problem:
            outcome, seen = "FAILED", str(problem)
        except Exception:
            outcome, seen = "BROKEN", traceback.format_exc()
        failed += outcome != "held"
        row(name, f"{count:,} {what}", outcome, time.monotonic() - began, seen)
    return 1 if failed else 0


def row(name: str, what: str, outcome: str, seconds: float, seen: str) -> None:
    print(f"{name:<12}{what:<34}{outcome:<9}{seconds:>7.0f} s  {seen}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
