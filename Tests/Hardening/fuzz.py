"""Everything that reads bytes or text from elsewhere, under libFuzzer with the address sanitizer.

`fuzz.py READER FILE...` reads files again, as those that a run leaves in `.build-fuzz/found`.
"""

import gzip
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile

import pyrage

from common import ROOT, Failed, hold, scratch

FOLDER = ROOT / ".build-fuzz"
#: Seconds and megabytes that one input may take
SECONDS, MEGABYTES = 20, 2048
#: Bytes of an input; what a sentence costs grows with its length, and it is cut where it is read
LONGEST = {"meals": 300, "workouts": 300, "questions": 300, "box": 300, "pdf": 300, "ics": 300}


def run(inputs: int) -> str:
    binary = build()
    source = (ROOT / "Tests/Hardening/Fuzz/Reader.swift").read_text()
    readers = re.split(r",\s+", re.search(r"case ([a-z,\s]+?)\n\n", source)[1])
    told, failed = [], []
    for reader in readers:
        corpus, found = FOLDER / "corpus" / reader, FOLDER / "found"
        corpus.mkdir(parents=True, exist_ok=True)
        found.mkdir(exist_ok=True)
        for number, seed in enumerate(seeds(reader)):
            (corpus / f"seed-{number}").write_bytes(seed)
        with scratch() as folder:
            log = folder / "log"
            done = subprocess.run(
                [binary, f"-runs={inputs}", f"-max_len={LONGEST.get(reader, 8192)}", f"-timeout={SECONDS}", f"-rss_limit_mb={MEGABYTES}",
                 f"-artifact_prefix={found}/{reader}-", "-print_final_stats=1", corpus],
                stdout=log.open("w"), stderr=subprocess.STDOUT, env=environment(reader, folder))
            text = log.read_text(errors="replace")
        if done.returncode:
            failed.append(f"{reader}: {text[-1500:]}")
        count = re.findall(r"number_of_executed_units: (\d+)", text)
        covered = re.findall(r"cov: (\d+)", text)
        told.append(f"{reader} {int(count[-1]) if count else 0:,} ({covered[-1] if covered else 0} edges)")
    hold(not failed, "\n".join(failed))
    return "; ".join(told)


def environment(reader: str, folder: pathlib.Path) -> dict:
    return {**os.environ, "VITALPATH_FUZZ": reader, "VITALPATH_SCRATCH": str(folder), "ASAN_OPTIONS": "detect_leaks=0"}


def build() -> pathlib.Path:
    """With `VITALPATH_FUZZ_BUILD=debug` it is built in a tenth of the time, and runs as much slower."""
    kind = os.environ.get("VITALPATH_FUZZ_BUILD", "release")
    # The one reader of a target that is not built with it
    shutil.copy(ROOT / "Sources/Web/Shared/JSONReader.swift", ROOT / "Tests/Hardening/Fuzz/JSONReader.swift")
    built = subprocess.run(
        ["swift", "build", "-c", kind, "--product", "Fuzz", "--scratch-path", FOLDER], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "VITALPATH_FUZZ": "1"})
    if built.returncode:
        raise Failed(built.stdout[-3000:] + built.stderr[-1000:])
    return FOLDER / kind / "Fuzz"


def seeds(reader: str) -> list[bytes]:
    """What it reads when nobody means harm."""
    samples = ROOT / "Tests/Samples"
    table = b"Date,Meal,Food,Calories,Protein (g)\n2026-01-02,Lunch,Bread,250,8\n2026-01-03,Dinner,\"Soup, hot\",\"1,050\",12\n"
    sets = b"Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds\n2026-01-02 10:00:00,Push,Bench Press (Barbell),1,80,8,0,0\n"
    health = (
        b'<?xml version="1.0"?><HealthData locale="en"><ExportDate value="2026-03-20 08:00:00 +0100"/>'
        b'<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone &amp; co" unit="count" startDate="2026-03-10 08:00:00 +0100" endDate="2026-03-10 09:00:00 +0100" value="5000"/>'
        b'<Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" sourceName="W" unit="ms" startDate="2026-03-10 08:00:00 +0100" endDate="2026-03-10 08:01:00 +0100" value="50"><MetadataEntry key="a" value="b"/>'
        b'<HeartRateVariabilityMetadataList><InstantaneousBeatsPerMinute bpm="60" time="2:00:00,11 PM"/></HeartRateVariabilityMetadataList></Record></HealthData>')
    pushed = b'{"data":{"metrics":[{"name":"step_count","units":"count","data":[{"date":"2026-03-10 08:00:00 +0100","qty":500,"source":"W"}]},{"name":"sleep_analysis","units":"hr","data":[{"date":"2026-03-10","asleep":7.5}]}],"workouts":[]}}'
    mine = b'{"format":"vitalpath","version":1,"account":{"id":"x","name":"sam","createdAt":1},"days":[{"date":"2026-01-02"}]}'
    key = pyrage.x25519.Identity.from_str(re.search(r"AGE-SECRET-KEY-\w+", (ROOT / "Tests/Hardening/Fuzz/Reader.swift").read_text())[0])
    words = [b"two eggs and toast yesterday, no wait, three eggs", b"bench 3x8 @185 rpe7, then ran 5 km in 28:30", "wat at ik vorige week het meest?".encode(), b"weighed 82.4, slept 7h30, mood 7"]
    match reader:
        case "zip": return [packed({"export.csv": table}), packed({"apple_health_export/export.xml": health}), (samples / "foundation.zip").read_bytes()]
        case "gzip": return [b"\x10" + gzip.compress(table)]
        case "tar": return [b"\xff" + tarred({"manifest.json": mine, "photos/a.jpg": b"\xff\xd8"})]
        case "age": return [b"\xff" + pyrage.encrypt(mine, [key.to_public()]), str(key).encode()]
        case "cbor":
            vectors = json.loads((ROOT / "Tests/Vectors/webauthn.json").read_text())
            return [bytes.fromhex(one["attestation"]) for one in vectors["registrations"]] + [bytes.fromhex(one["bytes"]) for one in vectors["cbor"]]
        case "xml": return [health]
        case "json" | "account": return [mine, pushed, gzip.compress(mine)]
        case "messages": return [pushed]
        case "csv": return [table, sets, mine, pushed]
        case "catalogue": return [(samples / name).read_bytes()[:8000] for name in ("products.csv", "products.jsonl", "legacy.json", "foundation.zip")]
        case _: return words


def packed(files: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return file.getvalue()


def tarred(files: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return file.getvalue()


if __name__ == "__main__":
    with scratch() as folder:
        sys.exit(subprocess.run([build(), *sys.argv[2:]], env=environment(sys.argv[1], folder)).returncode)
