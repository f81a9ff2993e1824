"""Backups and restores, killed at any moment or of a damaged file: what is there is the old or the new, never between."""

import collections
import io
import json
import os
import pathlib
import random
import shutil
import subprocess
import time

from common import BINARY, Client, account, command, damage, day_number, hold, scratch, serving, whole
from PIL import Image

ENTRIES = 300
PHOTOS = 12
PASSPHRASE = "a lake in the morning"


def run(kills: int) -> str:
    """`kills` moments, and five times as many damaged files."""
    seed = random.randrange(1 << 32)
    dice = random.Random(seed)
    seen = collections.Counter()
    with scratch() as folder:
        secret = folder / "passphrase"
        secret.write_text(PASSPHRASE + "\n")
        old, other = life(folder / "old", "old"), life(folder / "other", "new")
        plain, locked = folder / "plain.tar.gz", folder / "locked.tar.gz.age"
        hold(command("backup", "-o", plain, data=other).returncode == 0, "a backup")
        hold(command("backup", "-o", locked, "--passphrase-file", secret, data=other).returncode == 0, "a backup with a passphrase")
        new, work = folder / "new", folder / "work"
        shutil.copytree(old, new)
        told = command("restore", plain, data=new)
        hold(told.returncode == 0, told.stderr)
        states = {state(old): "old", state(new): "new"}
        hold(len(states) == 2, "both are the same")
        try:
            for number in range(kills):
                killed(dice, number, folder, old, new, work, plain, locked, secret, states, seen)
            for number in range(5 * kills):
                damaged(dice, folder, old, work, dice.choice([plain, locked]), secret, states, seen)
        except Exception as problem:
            problem.args = (f"{problem} (number {number}, seed {seed})",)
            raise
    return ", ".join(f"{count} {what}" for what, count in seen.most_common())


def life(data: pathlib.Path, word: str) -> pathlib.Path:
    token = account(data)
    with serving(data) as server:
        client = Client(server, token)
        for number in range(ENTRIES):
            status, entry = client.log(f"{word} {number}", day_number(number % 9))
            hold(status == 201, f"{status} {entry}")
            if number < PHOTOS:
                picture = io.BytesIO()
                Image.new("RGB", (64, 64), (number * 20, 200 if word == "new" else 20, 7)).save(picture, "JPEG")
                status, answer = client.call("PUT", f"/api/food-entries/{entry['id']}/photo", picture.getvalue(), **{"Content-Type": "image/jpeg"})
                hold(status in (200, 201, 204), f"{status} {answer}")
    return data


def state(data: pathlib.Path) -> str:
    """All that people have there: their export, without the doors to it, and every picture."""
    told = command("export", "json", data=data)
    hold(told.returncode == 0, told.stdout + told.stderr)
    rows = {name: part for name, part in json.loads(told.stdout).items() if name not in ("exportedAt", "sessions", "loginLinks", "apiTokens")}
    pictures = {file.name: hash(file.read_bytes()) for file in (data / "photos").iterdir()}
    return json.dumps([rows, pictures], sort_keys=True)


def killed(dice, number, folder, old, new, work, plain, locked, secret, states, seen) -> None:
    """One of the commands, ended at a moment of its life."""
    shutil.rmtree(work, ignore_errors=True)
    made = folder / "made.tar.gz"
    made.unlink(missing_ok=True)
    kind = ("restore", "locked", "undo", "backup")[number % 4]
    shutil.copytree(new if kind == "undo" else old, work)
    arguments = {
        "restore": ["restore", plain], "locked": ["restore", locked, "--passphrase-file", secret],
        "undo": ["restore", "--undo"], "backup": ["backup", "-o", made]}[kind]
    longest = seen_time(kind, arguments, work, old, new, made)
    process = subprocess.Popen(
        [BINARY, *arguments, "--data-dir", work], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "LLVM_PROFILE_FILE": "/dev/null"})
    time.sleep(dice.random() * longest)
    process.kill()
    is_done = process.wait() == 0
    found = states.get(state(work))
    hold(found is not None, f"after {kind}: neither the old nor the new")
    whole(work)
    wanted = {"restore": "new", "locked": "new", "undo": "old", "backup": "old"}[kind]
    if is_done or kind == "backup":
        hold(found == wanted, f"{kind} said that it was done, and it is {found}")
    if kind == "backup" and made.exists():
        hold(command("backup", "verify", made, data=work).returncode == 0, "half a backup by the name of a whole one")
    seen[f"{kind} killed: {found}"] += 1


times: dict[str, float] = {}


def seen_time(kind, arguments, work, old, new, made) -> float:
    """How long the command takes here, measured once, and a little more."""
    if kind not in times:
        began = time.monotonic()
        hold(command(*arguments, data=work).returncode == 0, f"{kind} does not work at all")
        times[kind] = (time.monotonic() - began) * 1.1
        shutil.rmtree(work)
        made.unlink(missing_ok=True)
        shutil.copytree(new if kind == "undo" else old, work)
    return times[kind]


def damaged(dice, folder, old, work, sound, secret, states, seen) -> None:
    """A backup that is no longer what was written is refused in words, or it is all there."""
    if not work.exists() or states.get(state(work)) != "old":
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(old, work)
    bad = folder / f"bad{''.join(sound.suffixes)}"
    shutil.copy(sound, bad)
    damage(bad, dice)
    if bad.read_bytes() == sound.read_bytes():
        return
    told = command("restore", bad, "--passphrase-file", secret, data=work)
    hold(told.returncode in (0, 1), f"it ended: {told.returncode} {told.stderr}")
    found = states.get(state(work))
    hold(found == ("new" if told.returncode == 0 else "old"), f"status {told.returncode}, and it is {found}: {told.stderr}")
    hold(told.returncode == 0 or len(told.stderr) > 30, f"refused without words: {told.stderr}")
    seen["damaged: refused" if told.returncode else "damaged: all the same"] += 1
