"""10,000 connections, silent, slow and greedy, 2,000 of them without a pause, beside real use of the same machine.

Of somebody who uses it, 99 answers in 100 come within 200 ms, and all of them come; afterwards the memory is as before.
"""

import asyncio
import http.client
import multiprocessing
import pathlib
import random
import re
import resource
import threading
import time

from common import Client, Server, account, day_number, hold, scratch, serving

CROWD, EAGER = 10_000, 2_000
USERS = 4
#: MB
ROOM = 20
PATHS = ["/api/today", "/api/daily-logs/range/30", "/food", "/charts/weight.svg", "/healthz"]


async def one(port: int, token: str, kind: int, until: float, counts: list) -> None:
    """Somebody who comes back at once, or a while after the server has had enough."""
    head = f"Host: localhost\r\nAuthorization: Bearer {token}\r\n".encode()
    while time.monotonic() < until:
        writer = None
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=4096)
            counts[0] += 1
            match kind % 5:
                case 1:
                    for byte in b"GET / HTTP/1.1\r\n" + head:
                        await slowly(writer, bytes([byte]), 5)
                case 2:
                    writer.write(b"POST /api/food-entries HTTP/1.1\r\n" + head + b"Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{")
                    while True:
                        await slowly(writer, b" " * 16, 3)
                case 3:
                    # An answer that it hardly reads
                    writer.write(b"GET /api/export/json HTTP/1.1\r\n" + head + b"\r\n")
                    while await reader.read(64):
                        await asyncio.sleep(5)
                case 4:
                    writer.write(b"GET /welcome HTTP/1.1\r\n" + head + b"\r\n")
            # The others say nothing.
            await asyncio.wait_for(reader.read(), max(until - time.monotonic(), 0))
        except (OSError, asyncio.TimeoutError):
            pass
        finally:
            if writer:
                writer.close()
        await asyncio.sleep(random.random() * (1 if kind < EAGER else 20))


async def slowly(writer: asyncio.StreamWriter, data: bytes, seconds: float) -> None:
    writer.write(data)
    # This is where it shows that the other side has left.
    await writer.drain()
    await asyncio.sleep(seconds)


def crowd(port: int, token: str, seconds: float, told) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)

    async def all_of_them():
        counts = [0]
        until = time.monotonic() + seconds
        people = []
        for kind in range(CROWD):
            people.append(asyncio.create_task(one(port, token, kind, until, counts)))
            if kind % 50 == 0:
                await asyncio.sleep(0.05)
        await asyncio.sleep(max(0, until - time.monotonic()))
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        told.value = counts[0]

    asyncio.run(all_of_them())


def use(server: Server, token: str, until: float, times: list, wrong: list) -> None:
    """Looks around and logs. A connection that was closed while it rested is opened again, as browsers do."""
    client, number = Client(server, token), 0
    while time.monotonic() < until:
        number += 1
        began = time.monotonic()
        for attempt in range(2):
            try:
                if number % 10 == 0:
                    status, _ = client.log(f"meal {number}", day_number(number % 30))
                else:
                    status, _ = client.call("GET", PATHS[number % len(PATHS)])
                if status not in (200, 201):
                    wrong.append(status)
                break
            except (OSError, http.client.HTTPException) as problem:
                client.close()
                if attempt:
                    wrong.append(repr(problem))
        times.append(time.monotonic() - began)
        time.sleep(0.05)


def memory(server: Server) -> float:
    """MB"""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def settled(server: Server, until_below: float, seconds: float) -> float:
    """The memory once it is low enough, or after so long."""
    end = time.monotonic() + seconds
    while memory(server) > until_below and time.monotonic() < end:
        time.sleep(1)
    return memory(server)


def run(seconds: int) -> str:
    with scratch() as folder:
        data = folder / "data"
        token = account(data)
        with serving(data) as server:
            times: list[float] = []
            wrong: list = []
            # What is read when first used is no growth.
            use(server, token, time.monotonic() + 3, [], wrong)
            idle = memory(server)
            told = multiprocessing.Value("i", 0)
            others = multiprocessing.Process(target=crowd, args=(server.port, token, seconds, told))
            others.start()
            until = time.monotonic() + seconds
            users = [threading.Thread(target=use, args=(server, token, until, times, wrong)) for _ in range(USERS)]
            for user in users:
                user.start()
            for user in users:
                user.join()
            most = memory(server)
            others.join()
            after = settled(server, idle + ROOM, 90)
            times.sort()
            slow = times[len(times) * 99 // 100] * 1000
            seen = f"{told.value:,} connections; {len(times):,} uses, median {times[len(times) // 2] * 1000:.0f} ms, p99 {slow:.0f} ms; memory {idle:.0f} MB, {most:.0f} at the end of it, {after:.0f} after"
            hold(not wrong, f"{len(wrong)} uses failed: {wrong[:3]}; {seen}")
            hold(server.process.poll() is None, "the server ended")
            hold(slow < 200 and after < idle + ROOM, seen)
            return seen
