"""What strace saw a server do to its files, and the disks that a power cut may leave of it."""

import os
import pathlib
import random
import re
import typing

TOLD = re.compile(rb'"foodName":"meal (\d+)"')
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
CALL = re.compile(r"^(\d+) +(?:<\.\.\. (\w+) resumed>|(\w+)\()(.*)$")


class Event(typing.NamedTuple):
    """The beginning or the end of a system call. `result` is known at the end."""

    call: int
    name: str
    isEnd: bool
    path: str
    rest: str
    texts: list[bytes]
    result: int


def plain(text: str) -> str:
    return bytes.fromhex(text.replace("\\x", "")).decode() if text.startswith("\\x") else text


def calls(trace: pathlib.Path, data: pathlib.Path) -> typing.Iterator[Event]:
    """Each call that has to do with files below `data`, or with somebody who waits for an answer, as two events."""
    open_: dict[str, tuple[int, str, str]] = {}
    number = 0
    with open(trace, encoding="ascii") as lines:
        for line in lines:
            found = CALL.match(line.rstrip("\n"))
            if not found:
                continue
            thread, resumed, name, rest = found.groups()
            if resumed:
                if thread not in open_:
                    continue
                number_of, name, before = open_.pop(thread)
                rest = before + rest
            else:
                number += 1
                number_of = number
                begun = rest.removesuffix("<unfinished ...>")
                yield from event(number_of, name, begun, False, data)
                if begun != rest:
                    open_[thread] = (number_of, name, begun)
                    continue
            yield from event(number_of, name, rest, True, data)


def event(number: int, name: str, rest: str, is_end: bool, data: pathlib.Path) -> typing.Iterator[Event]:
    file = re.match(r"(?:AT_FDCWD|\d+)<([^>]*)>", rest)
    path = plain(file[1]) if file else ""
    is_answer = path.startswith(("socket:", "TCP"))
    by_name = name == "openat" or name.startswith(("rename", "unlink", "link"))
    if not by_name and not path.startswith(str(data)) and (is_end or not is_answer):
        return
    texts = [bytes.fromhex(text.replace("\\x", "")) for text in TEXT.findall(rest)]
    if by_name:
        path = texts[-1].decode() if texts else ""
    if is_answer or path.startswith(str(data)):
        result = re.search(r"\) += (-?\d+)", rest[-80:])
        yield Event(number, name, is_end, path, rest, texts, int(result[1]) if result else 0)


class File:
    """What is certainly on the disk, and the writes that may be."""

    def __init__(self, content: bytes = b""):
        self.synced = bytearray(content)
        self.open: list[Write] = []


class Write:
    def __init__(self, at: int, data: bytes | None):
        self.at, self.data, self.isDone = at, data, False

    def apply(self, content: bytearray) -> None:
        """Without data it is a cut to a length."""
        if self.data is None:
            content[:] = content[: self.at].ljust(self.at, b"\0")
        else:
            if len(content) < self.at:
                content.extend(bytes(self.at - len(content)))
            content[self.at : self.at + len(self.data)] = self.data

    def parts(self, size: int) -> typing.Iterator["Write"]:
        """The blocks of the disk that it goes to."""
        at = self.at
        while at < self.at + len(self.data):
            end = min((at // size + 1) * size, self.at + len(self.data))
            yield Write(at, self.data[at - self.at : end - self.at])
            at = end


class Cut:
    """What chance makes of writes that were not synced."""

    def __init__(self, dice: random.Random):
        self.dice = dice
        self.keeps = dice.choice([0, 0.1, 0.5, 0.9, 1])
        self.block = dice.choice([512, 4096])

    def content(self, file: File) -> bytearray:
        content = bytearray(file.synced)
        for write in file.open:
            if write.data is None:
                if self.dice.random() < self.keeps:
                    write.apply(content)
                continue
            for part in [write] if self.dice.random() < 0.5 else write.parts(self.block):
                if self.dice.random() < self.keeps:
                    part.apply(content)
        return content

    def names(self, changes: list) -> list:
        return changes[: self.dice.randint(0, len(changes))]


class Disk:
    """A folder as a trace changes it. SQLite's index of the log is shared memory, and made anew by whoever opens."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        files = [file for file in folder.rglob("*") if file.is_file() and not file.name.endswith("-shm")]
        self.now = {str(file): File(file.read_bytes()) for file in files}
        self.places: dict[str, int] = {}
        self.certain = dict(self.now)
        self.changes: dict[str, list[tuple[str, File | None]]] = {}
        self.begun: dict[int, list[Write]] = {}
        self.acknowledged: set[int] = set()

    def happen(self, event: Event) -> None:
        if not event.path.startswith(str(self.folder)):
            self.acknowledged |= {int(number) for number in TOLD.findall(b"".join(event.texts))}
        elif event.path.endswith("-shm"):
            pass
        elif event.name in ("fsync", "fdatasync"):
            self.sync(event)
        elif event.name in ("pwrite64", "write", "ftruncate"):
            self.write(event)
        elif event.isEnd and event.result >= 0:
            self.rename(event)

    def write(self, event: Event) -> None:
        file = self.now.get(event.path)
        if file is None:
            return
        if event.isEnd:
            for write in self.begun.pop(event.call, []):
                write.isDone = True
                if write.data is not None and event.result < len(write.data):
                    write.data = write.data[: max(event.result, 0)]
            return
        numbers = re.findall(r", (\d+)", re.sub(r'".*"', "", event.rest))
        if event.name == "ftruncate":
            write = Write(int(numbers[0]), None)
        elif event.name == "pwrite64":
            write = Write(int(numbers[1]), event.texts[0])
        else:
            at = self.places.get(event.path, 0)
            write = Write(at, event.texts[0])
            self.places[event.path] = at + len(event.texts[0])
        file.open.append(write)
        self.begun[event.call] = [write]

    def sync(self, event: Event) -> None:
        if not event.isEnd:
            file = self.now.get(event.path)
            self.begun[event.call] = [write for write in file.open if write.isDone] if file else []
            return
        synced = self.begun.pop(event.call, [])
        if event.result != 0:
            return
        if file := self.now.get(event.path):
            for write in synced:
                if write in file.open:
                    write.apply(file.synced)
                    file.open.remove(write)
        # A folder: its names.
        for path, file in self.changes.pop(event.path, []):
            self.put(self.certain, path, file)

    def rename(self, event: Event) -> None:
        if event.name == "openat":
            if "O_CREAT" in event.rest and event.path not in self.now:
                self.name(event.path, File())
            if "O_TRUNC" in event.rest:
                self.now[event.path].open.append(done := Write(0, None))
                done.isDone = True
            self.places[event.path] = 0
            return
        names = [text.decode() for text in event.texts]
        file = self.now.get(names[0])
        if event.name.startswith(("rename", "link")) and file:
            self.name(names[1], file)
        if event.name.startswith(("rename", "unlink")):
            self.name(names[0], None)

    def name(self, path: str, file: File | None) -> None:
        self.put(self.now, path, file)
        self.changes.setdefault(os.path.dirname(path), []).append((path, file))

    @staticmethod
    def put(names: dict, path: str, file: File | None) -> None:
        if file:
            names[path] = file
        else:
            names.pop(path, None)

    def after(self, cut: Cut, target: pathlib.Path) -> None:
        """Makes the folder that a cut leaves."""
        names = dict(self.certain)
        for changes in self.changes.values():
            for path, file in cut.names(changes):
                self.put(names, path, file)
        target.mkdir(mode=0o700)
        for path, file in names.items():
            place = target / os.path.relpath(path, self.folder)
            place.parent.mkdir(mode=0o700, exist_ok=True)
            place.write_bytes(cut.content(file))
            place.chmod(0o600)
