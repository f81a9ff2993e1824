"""kill -9 at random moments under 8 writers: nothing that was acknowledged is lost, nothing is there twice."""

import collections
import http.client
import random
import signal
import subprocess
import threading
import time

from common import BINARY, Client, Server, account, day_number, hold, opened, scratch, whole

WRITERS = 8


class Writer(threading.Thread):
    """Logs one meal after the other until the server is gone."""

    def __init__(self, server: Server, token: str, day: str, name: str):
        super().__init__()
        self.client, self.day, self.label = Client(server, token), day, name
        self.told: list[str] = []
        self.open: str | None = None
        self.wrong: str | None = None

    def run(self):
        number = 0
        try:
            while True:
                number += 1
                self.open = f"{self.label}-{number}"
                status, answer = self.client.log(self.open, self.day, key=self.open)
                if status != 201:
                    self.wrong = f"{status} {answer}"
                    return
                self.told.append(self.open)
        except (OSError, http.client.HTTPException, ValueError):
            pass


def run(kills: int) -> str:
    dice = random.Random()
    with scratch() as folder:
        data = folder / "data"
        token = account(data)
        told: set[str] = set()
        open_: list[tuple[str, str]] = []
        slowest = 0.0
        for number in range(kills + 1):
            if dice.random() < 0.15:
                kill_while_starting(data, dice.random() * 0.3)
            began = time.monotonic()
            server = Server(data)
            client = Client(server, token)
            client.get("/healthz")
            slowest = max(slowest, time.monotonic() - began)
            for key, day in open_:
                status, answer = client.log(key, day, key=key)
                hold(status == 201, f"said again: {status} {answer}")
                told.add(key)
            if number:
                check(client, day_number(number - 1), {key for key in told if key.startswith(f"{number - 1}-")})
            if number == kills:
                server.stop()
                break
            writers = [Writer(server, token, day_number(number), f"{number}-{writer}") for writer in range(WRITERS)]
            for writer in writers:
                writer.start()
            time.sleep(dice.random() * 0.5)
            server.stop(signal.SIGKILL)
            for writer in writers:
                writer.join()
                hold(writer.wrong is None, f"{writer.wrong}")
                told |= set(writer.told)
            open_ = [(writer.open, writer.day) for writer in writers if writer.open]
        whole(data)
        with opened(data) as database:
            stored = collections.Counter(row[0] for row in database.execute("SELECT name FROM food_entry"))
        hold(set(stored) == told and max(stored.values(), default=1) == 1, "in the end something is lost or there twice")
        hold(slowest < 2, f"ready after {slowest:.2f} s")
        return f"{kills} kills, {len(told)} entries, none lost or twice; ready in {slowest:.2f} s at most"


def check(client: Client, day: str, wanted: set[str]) -> None:
    names = collections.Counter(entry["foodName"] for entry in client.get(f"/api/food-entries/{day}"))
    hold(wanted <= set(names), f"lost: {sorted(wanted - set(names))[:5]}")
    hold(max(names.values(), default=1) == 1, f"twice: {names.most_common(3)}")


def kill_while_starting(data, after: float) -> None:
    process = subprocess.Popen(
        [BINARY, "--no-open", "--port", "0", "--data-dir", data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(after)
    process.kill()
    process.wait()
