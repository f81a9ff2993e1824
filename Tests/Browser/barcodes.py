"""Product barcodes as bars and spaces, written from the tables of the standard and not from what reads them."""

from random import Random

ODD = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split()
RIGHT = ["".join("10"[int(bit)] for bit in code) for code in ODD]
EVEN = [code[::-1] for code in RIGHT]
EAN13_EVEN = "000000 001011 001101 001110 010011 011001 011100 010101 010110 011010".split()
UPCE_EVEN = "111000 110100 110010 110001 101100 100110 100011 101010 101001 100101".split()
FORMATS = ["EAN-13", "EAN-8", "UPC-A", "UPC-E"]


def check_digit(digits: str) -> str:
    return str(-sum(int(digit) * (3 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(digits))) % 10)


def upca(upce: str) -> str:
    """The 12 digits that a UPC-E's number system and six digits, given as seven, stand for."""
    system, d = upce[0], upce[1:7]
    if d[5] in "012":
        body = d[0:2] + d[5] + "0000" + d[2:5]
    elif d[5] == "3":
        body = d[0:3] + "00000" + d[3:5]
    elif d[5] == "4":
        body = d[0:4] + "00000" + d[4]
    else:
        body = d[0:5] + "0000" + d[5]
    return system + body + check_digit(system + body)


def random_digits(random: Random, kind: str) -> str:
    """Printed digits with their check digit."""
    if kind == "UPC-E":
        digits = "0" + "".join(random.choice("0123456789") for _ in range(6))
        return digits + upca(digits)[-1]
    body = "".join(random.choice("0123456789") for _ in range({"EAN-13": 12, "EAN-8": 7, "UPC-A": 11}[kind]))
    if kind == "EAN-13" and body[0] == "0":
        body = random.choice("123456789") + body[1:]
    return body + check_digit(body)


def gtin(kind: str, digits: str) -> str:
    """The number as food databases write it."""
    return {"EAN-13": digits, "EAN-8": digits, "UPC-A": "0" + digits, "UPC-E": "0" + upca(digits)}[kind]


def damaged(kind: str, digits: str, random: Random) -> str:
    """The digits with another one at a place that bars stand for, so that the check fails."""
    while True:
        place = random.randrange(1, 7) if kind == "UPC-E" else random.randrange(1, len(digits))
        wrong = digits[:place] + str((int(digits[place]) + random.randrange(1, 10)) % 10) + digits[place + 1:]
        whole = upca(wrong)[:-1] + wrong[-1] if kind == "UPC-E" else wrong
        if check_digit(whole[:-1]) != whole[-1]:
            return wrong


def modules(kind: str, digits: str) -> str:
    """The symbol as 1 (bar) and 0 (space)."""
    def left(code: str, even: str) -> str:
        return "".join((EVEN if bit == "1" else ODD)[int(digit)] for digit, bit in zip(code, even))

    def right(code: str) -> str:
        return "".join(RIGHT[int(digit)] for digit in code)

    if kind == "UPC-E":
        even = UPCE_EVEN[int(digits[7])]
        if digits[0] == "1":
            even = even.translate(str.maketrans("01", "10"))
        return "101" + left(digits[1:7], even) + "010101"
    if kind == "EAN-8":
        return "101" + left(digits[:4], "0000") + "01010" + right(digits[4:]) + "101"
    digits = digits.rjust(13, "0")
    return "101" + left(digits[1:7], EAN13_EVEN[int(digits[0])]) + "01010" + right(digits[7:]) + "101"


def code128_like(random: Random) -> str:
    """Bars as Code 128 has them: eleven modules a character, three bars and three spaces, and its stop."""
    widths = [(2, 1, 1, 2, 1, 4)]
    for _ in range(random.randrange(3, 9)):
        character = (0,)
        while sum(character) != 11 or sum(character[::2]) % 2:
            character = tuple(random.randrange(1, 5) for _ in range(6))
        widths.append(character)
    widths.append((2, 3, 3, 1, 1, 1, 2))
    return "".join("10"[place % 2] * width for character in widths for place, width in enumerate(character))
