"""The mark that a clean stop leaves beside a database, as Sources/Storage/Shared/CleanStop.swift makes it."""

import base64
import hashlib
import os
import pathlib


def state(data: pathlib.Path) -> str:
    """What the mark of the file says, as it is now."""
    file = data / "vitalpath.db"
    known = os.stat(file)
    with file.open("rb") as content:
        head = base64.b64encode(hashlib.sha256(content.read(4096)).digest()).decode()
    times = [f"{time // 10**9}.{time % 10**9}" for time in (known.st_mtime_ns, known.st_ctime_ns)]
    return f"1 {known.st_ino} {known.st_size} {' '.join(times)} {head}\n"


def mark(data: pathlib.Path) -> None:
    """Makes a file that was changed look like one that a clean stop left: a disk that loses what it had changes no times."""
    (data / "clean-stop").write_text(state(data))
