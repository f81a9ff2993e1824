"""Power cuts: a server is traced while people log, and at points of the trace a disk is made as it may have been then.

What was synced stands. What was written and not synced may be there, be lost, or be there in part, in blocks of 512 or 4,096
bytes, each for itself; names of files likewise, those of a folder in their order. Nothing that was acknowledged by then may
be missing from what SQLite, and the program itself, read from that disk.
"""

import collections
import io
import pathlib
import random
import re
import shutil
import threading

from PIL import Image

from common import Client, Server, account, command, day_number, findings, hold, opened, scratch, serving
from traced import Cut, Disk, calls

SYSCALLS = "openat,pwrite64,write,writev,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat,link,linkat"
STRACE = ("strace", "-D", "-f", "-y", "-xx", "-s", "1000000", "--quiet=all", "-e", f"trace={SYSCALLS}")
WRITERS, MEALS = 4, 120
#: Of so many disks one is also given to the program.
SAMPLE = 40


def run(cuts: int) -> str:
    seed = random.randrange(1 << 32)
    try:
        return replay(cuts, random.Random(seed))
    except Exception as problem:
        problem.args = (f"{problem} (seed {seed})",)
        raise


def replay(cuts: int, dice: random.Random) -> str:
    with scratch() as folder:
        data, tried = folder / "data", folder / "tried"
        token = account(data)
        disk = Disk(data)
        with serving(data, under=(*STRACE, "-o", folder / "trace")) as server:
            people = [threading.Thread(target=live, args=(server, token, number)) for number in range(WRITERS)]
            for person in people:
                person.start()
            for person in people:
                person.join()
        events = list(calls(folder / "trace", data))
        points = collections.Counter(sorted(dice.randrange(len(events)) for _ in range(cuts)))
        seen = collections.Counter()
        for number, event in enumerate(events):
            disk.happen(event)
            for _ in range(points[number]):
                shutil.rmtree(tried, ignore_errors=True)
                disk.after(Cut(dice), tried)
                look(tried, disk.acknowledged, dice.randrange(SAMPLE) == 0, seen)
        hold(disk.acknowledged == set(range(WRITERS * MEALS)), "the trace does not show all that was acknowledged")
        told = f"{cuts:,} disks out of {len(events):,} writes and syncs, {seen['program']} given to the program; nothing acknowledged lost"
        return told + f"; {seen['warned']} told of a damaged log" if seen["warned"] else told


def live(server: Server, token: str, number: int) -> None:
    """Logs meals, every tenth with a photo, which comes before the next meal does."""
    client = Client(server, token)
    for meal in range(number * MEALS, (number + 1) * MEALS):
        status, entry = client.log(f"meal {meal}", day_number(meal % 7))
        hold(status == 201, str(entry))
        if meal % 10 == 0:
            status, answer = client.call("PUT", f"/api/food-entries/{entry['id']}/photo", photo(meal), **{"Content-Type": "image/jpeg"})
            hold(status in (200, 201, 204), f"{status} {answer}")


def photo(number: int) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (64, 64), (number % 256, 80, 120)).save(file, "JPEG")
    return file.getvalue()


def look(data: pathlib.Path, acknowledged: set[int], also_program: bool, seen: collections.Counter) -> None:
    if also_program:
        told = command("user", "list", data=data)
        hold(told.returncode == 0 and "sam" in told.stdout, told.stdout + told.stderr)
        seen["program"] += 1
        seen["warned"] += "damaged" in told.stderr
    with opened(data) as database:
        hold(findings(database) == [], f"integrity: {findings(database)}")
        meals = {int(re.search(r"\d+", name)[0]): id for name, id in database.execute("SELECT name, id FROM food_entry")}
        hold(acknowledged <= set(meals), f"lost: {sorted(acknowledged - set(meals))[:5]}")
        photos = dict(database.execute("SELECT subject, id FROM photo"))
    for meal in acknowledged:
        if meal % 10 == 0 and meal + 1 in acknowledged:
            file = data / "photos" / f"{photos.get('entry ' + meals[meal])}.jpg"
            hold(file.exists() and Image.open(file).size == (64, 64), f"the photo of meal {meal} is lost")
