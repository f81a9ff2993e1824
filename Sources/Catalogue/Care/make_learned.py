"""Makes learned.tsv, the weights of `CareLearned`, from phrases: python3 make_learned.py (numpy is needed, a minute).

Phrases that ask for care and that do not: corpus/care.txt and corpus/harmless.txt compose them from parts,
corpus/*_said*.txt and the tests beside Care hold them as they are said; the sentences and questions of other tests, and
what the program itself says, are harmless. A text is words, pairs of words that follow each other, runs of 4 letters, classes of words.tsv, and pairs of
classes at most 4 words apart, each a hash that names a bucket. What is learned is logistic regression over buckets (does
it ask for care?) and, for those that do, over fewer buckets for each kind.

    python3 make_learned.py TEXT...    says how many features each text has, and their sum, which a test compares
"""

import functools
import pathlib
import random
import re
import sys
import unicodedata

import numpy

HERE = pathlib.Path(__file__).parent
TESTS = HERE.parents[2] / "Tests" / "CatalogueTests"
KINDS = (
    "emergency despair selfHarm violence purging starving bingeing pregnancy child doping fastLoss".split()
)
BITS, KIND_BITS = 17, 13
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
MASK = (1 << 64) - 1

# Phrases


def composed(name, most):
    """Up to `most` of each line of a corpus, the same every time."""
    chance, lists, rows = random.Random(7), {}, []
    for line in (HERE / "corpus" / name).read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        kind, text = line.split(" | ", 1)
        if kind.startswith("= "):
            lists[kind[2:]] = text
            continue
        for _ in range(2):
            text = re.sub(r"\{(\w+)\}", lambda match: "(" + lists[match[1]] + ")", text)
        found = set()
        for _ in range(most * 4 if "(" in text else 1):
            said = text
            while choice := re.search(r"\(([^()]*)\)", said):
                said = said[: choice.start()] + chance.choice(choice[1].split("|")) + said[choice.end() :]
            found.add(re.sub(r"\s+", " ", said).strip().replace(" ,", ","))
            if len(found) == most:
                break
        rows += [(kind, said) for said in sorted(found)]
    return rows


def written():
    """What stands in the tests, and the phrases of the corpus as they are said."""
    rows = []
    for path in sorted((TESTS / "Care").glob("*.swift")):
        for match in re.finditer(r"^ +(-|[A-Za-z/]+) \| (.+)$", path.read_text(), re.M):
            rows.append((match[1].split("/")[0], match[2].strip()))
    for path in sorted((HERE / "corpus").glob("*_said*.txt")):
        rows += composed(path.name, 1)
    return rows


def others():
    """Meals, workouts, questions and what is typed in the box, of other tests."""
    rows = []
    for path in sorted(TESTS.glob("Language/*Sentences*.swift")) + sorted(TESTS.glob("Coach/Questions*.swift")):
        for match in re.finditer(r"^ +[\w ]+ \| (.+?) \| .*$", path.read_text(), re.M):
            rows.append(("-", match[1]))
    for path in sorted((TESTS.parent / "Samples" / "questions").iterdir()):
        rows += [("-", line) for line in path.read_text().splitlines() if line]
    for line in (TESTS / "Reader" / "readings.tsv").read_text().splitlines():
        _, said, meaning = line.split("\t")[:3]
        if "C" not in meaning.split("|"):
            rows.append(("-", said))
    return rows


def read():
    """What this program itself says, in both languages: its strings, and the sentences of the articles."""
    rows = []
    for path in sorted(HERE.parent.glob("*/strings.tsv")):
        if path.parent != HERE:
            for line in path.read_text().splitlines()[1:]:
                rows += [("-", re.sub(r"\{\w+\}", "3", said)) for said in line.split("\t")[1:] if " " in said]
    for path in sorted(HERE.parent.glob("Learn/*.md")):
        if not path.name.startswith("eating-disorders"):
            text = re.sub(r"\[\^[^]]*\]|\]\([^)]*\)|[*#\[]", "", path.read_text().split("---\n", 2)[2])
            rows += [("-", said) for said in re.split(r"(?<=[.?!])\s+|\n+", text) if " " in said]
    return rows


def names():
    """What things are called, a word or a few: foods, exercises, and the labels that people type to find them."""
    found = set()
    for line in (HERE.parent / "Food" / "everyday.tsv").read_text().splitlines()[1:]:
        found.update(name for cell in line.split("\t")[1:5] for name in cell.split(";"))
    for path in sorted((HERE.parent / "Food" / "everyday").glob("*.txt")):
        for cells in (line.split("|") for line in path.read_text().splitlines() if "|" in line):
            found.update(name for cell in cells[:2] + cells[5:] for name in cell.split(","))
    for line in (HERE.parent / "Training" / "exercises.tsv").read_text().splitlines()[1:]:
        cells = line.split("\t")
        found.update([cells[1], cells[2], *cells[8].split(";")])
    for path in sorted(HERE.parent.glob("*/strings.tsv")):
        if path.parent != HERE:
            for line in path.read_text().splitlines()[1:]:
                found.update(name for cell in line.split("\t")[1:] for name in cell.split("|") if len(name) <= 40 and "{" not in name)
    return [("-", name) for name in sorted(found - {"", "I have or had an eating disorder"})]


# Features: `CareLearned` reads them in the same way.


def hashed(text):
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & MASK
    return value


hashed = functools.lru_cache(None)(hashed)


def pair(first, second):
    return (first * 0x9E3779B97F4A7C15 + second) & MASK


def bucket(value, bits):
    value = (value ^ value >> 32) * 0xD6E8FEB86659FD93 & MASK
    return value >> (64 - bits)


def tokens(text):
    text = re.sub("['’‘`]", "", text.lower())
    text = "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    found = []
    for part in re.findall(r"[a-z][a-z0-9]*|[0-9]+(?:[.,][0-9]+)*|[.?!;\n…]|[,():–—]", text):
        if part[0].isdigit():
            thousands = re.fullmatch(r"[1-9][0-9]*[.,][0-9]{3}", part)
            try:
                value = float(re.sub("[.,]", "" if thousands else ".", part))
            except ValueError:
                value = 1000
            found.append("#%d" % sum(value > bound for bound in (0, 1, 2, 4, 7, 11, 19, 36, 100, 250, 800, 1250)))
        elif part[0].isalpha():
            found.append(part)
        else:
            mark = "." if part in ".?!;\n…" else ","
            if not found or found[-1] == ".":
                continue
            if found[-1] == ",":
                found[-1] = mark
            else:
                found.append(mark)
    return found


def tables():
    classes, phrases, long = {}, {}, {}
    for line in (HERE / "words.tsv").read_text().splitlines()[1:]:
        name, words = line.split("\t")
        for word in words.split("|"):
            if name.startswith("write:"):
                long[word] = name[6:].split()
            elif ":" in name or name in ("small", "exact", "article", "filler", "range"):
                continue
            elif " " in word:
                phrases.setdefault(word.split()[0], []).append((word.split(), name))
            else:
                classes.setdefault(word, []).append(name)
    return classes, phrases, long


CLASSES, PHRASES, LONG = tables()


def features(text):
    words = [part for word in tokens(text) for part in LONG.get(word, [word])][:60]
    found = [hashed(word) for word in words]
    edge = hashed("^")
    found += [pair(first, second) for first, second in zip([edge] + found, found + [edge])]
    named = []
    for place, word in enumerate(words):
        if word[0].isalpha() and len(word) > 3:
            whole = "<" + word + ">"
            found += [hashed(whole[start : start + 4]) for start in range(len(whole) - 3)]
        names = set(CLASSES.get(word, []))
        names.update(name for rest, name in PHRASES.get(word, []) if words[place : place + len(rest)] == rest)
        named.append([hashed("@" + name) for name in names])
    for place, names in enumerate(named):
        found += names
        for other in named[place + 1 : place + 5]:
            found += [pair(first, second) for first in names for second in other]
    return found


# Learning


def learn(rows, answers, outputs, bits, rounds, decay):
    """Logistic regression by AdaGrad: one output for yes and no, else one for each kind."""
    weights, steps = numpy.zeros((1 << bits, outputs)), numpy.full((1 << bits, outputs), 1e-3)
    bias = numpy.zeros(outputs)
    order = list(range(len(rows)))
    chance = random.Random(11)
    for _ in range(rounds):
        chance.shuffle(order)
        for row in order:
            places, values = rows[row]
            score = values @ weights[places] + bias
            if outputs == 1:
                error = 1 / (1 + numpy.exp(-score)) - answers[row]
            else:
                error = numpy.exp(score - score.max())
                error /= error.sum()
                error[answers[row]] -= 1
            change = numpy.outer(values, error) + decay * weights[places]
            steps[places] += change * change
            weights[places] -= 0.3 * change / numpy.sqrt(steps[places])
            bias -= 0.02 * error
    return weights, bias


def sparse(found, bits):
    """A bucket for each feature, and how often it is there; a long text has no more say than a short one."""
    places, counts = numpy.unique([bucket(value, bits) for value in found], return_counts=True)
    return places, counts / numpy.sqrt(len(found))


def text(weights):
    scale = numpy.abs(weights).max() / 31
    whole = numpy.clip(numpy.rint(weights / scale), -31, 31).astype(int) + 32
    return scale, "".join(LETTERS[value] for value in whole)


def phrases():
    return composed("care.txt", 8) + composed("harmless.txt", 14) + (written() * 2) + (others() * 3) + read()


def train(rows):
    found = [features(said) for _, said in rows]
    kept = [index for index, values in enumerate(found) if values]
    rows, found = [rows[index] for index in kept], [found[index] for index in kept]
    care = learn([sparse(values, BITS) for values in found], [kind != "-" for kind, _ in rows], 1, BITS, 10, 1e-3)
    grave = [index for index, (kind, _) in enumerate(rows) if kind != "-"]
    kinds = learn(
        [sparse(found[index], KIND_BITS) for index in grave], [KINDS.index(rows[index][0]) for index in grave],
        len(KINDS), KIND_BITS, 6, 1e-4)
    return care, kinds


def score(said, weights, bias):
    """The logit of asking for care."""
    places, values = sparse(features(said), BITS)
    return values @ weights[places, 0] + bias[0]


def main():
    if len(sys.argv) > 1:
        for said in sys.argv[1:]:
            found = features(said)
            print(len(found), hex(sum(found) & MASK), said)
        return
    rows = phrases()
    (care, bias), _ = train(rows)
    # Names are many and short: all of them would teach that what is short asks for nothing.
    (care, bias), (kinds, kind_bias) = train(rows + [name for name in names() if score(name[1], care, bias) > -0.5] * 2)
    lines = ["name\tbias\tscale\tweights"]
    for name, weights, start in [("care", care[:, 0], bias[0])] + [
        (kind, kinds[:, place], kind_bias[place]) for place, kind in enumerate(KINDS)
    ]:
        scale, letters = text(weights)
        lines.append(f"{name}\t{start:.4f}\t{scale:.5f}\t{letters}")
    (HERE / "learned.tsv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
