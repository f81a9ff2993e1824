"""Makes webauthn.json with the PyPI package fido2 (2.2.1), which also says of each whether it is good.

pip install fido2==2.2.1; python Tests/Vectors/make_webauthn.py > Tests/Vectors/webauthn.json
"""

import hashlib
import json

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from fido2 import cbor
from fido2.cose import ES256, ES384, EdDSA
from fido2.server import Fido2Server
from fido2.utils import websafe_encode
from fido2.webauthn import (
    Aaguid, AttestationObject, AttestedCredentialData, AuthenticationResponse, AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse, AuthenticatorData, CollectedClientData, PublicKeyCredentialRpEntity,
    RegistrationResponse, UserVerificationRequirement,
)

ORIGIN = "http://localhost:8042"
OTHER = "http://localhost:3000"
CHALLENGE = bytes(range(56))
FLAG = AuthenticatorData.FLAG
UP, UV, BE, BS, AT, ED = FLAG.UP, FLAG.UV, FLAG.BE, FLAG.BS, FLAG.AT, FLAG.ED
server = Fido2Server(PublicKeyCredentialRpEntity(id="localhost", name="VitalPath"), attestation="none", verify_origin=lambda origin: origin == ORIGIN)
rp = lambda name: hashlib.sha256(name.encode()).digest()

p256 = ec.derive_private_key(int.from_bytes(hashlib.sha256(b"p256").digest(), "big"), ec.SECP256R1())
p384 = ec.derive_private_key(int.from_bytes(hashlib.sha384(b"p384").digest(), "big") >> 8, ec.SECP384R1())
edwards = ed25519.Ed25519PrivateKey.from_private_bytes(hashlib.sha256(b"ed25519").digest())
kinds = {
    "ES256": (ES256.from_cryptography_key(p256.public_key()), lambda data: p256.sign(data, ec.ECDSA(hashes.SHA256()))),
    "EdDSA": (EdDSA.from_cryptography_key(edwards.public_key()), edwards.sign),
    "ES384": (ES384.from_cryptography_key(p384.public_key()), lambda data: p384.sign(data, ec.ECDSA(hashes.SHA384()))),
}


def client(kind: str, origin: str = ORIGIN, challenge: bytes = CHALLENGE, **more) -> bytes:
    return json.dumps({"type": kind, "challenge": websafe_encode(challenge), "origin": origin, "crossOrigin": False, **more}).encode()


def verdict(check) -> bool:
    try:
        check()
        return True
    except Exception:  # It names each reason by another exception.
        return False


state = {"challenge": websafe_encode(CHALLENGE), "user_verification": UserVerificationRequirement.REQUIRED}


def registration(name: str, key="ES256", words: bytes | None = None, flags=UP | UV | AT, host="localhost", credential=b"\x07" * 32, data: bytes | None = None, extensions=None, good: bool | None = None) -> dict:
    words = words or client("webauthn.create")
    attested = AttestedCredentialData.create(Aaguid(b"\0" * 16), credential, kinds[key][0])
    data = data or bytes(AuthenticatorData.create(rp(host), flags, 0, attested, extensions))
    attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})

    def check():
        response = AuthenticatorAttestationResponse(client_data=CollectedClientData(words), attestation_object=AttestationObject(attestation))
        server.register_complete(state, RegistrationResponse(raw_id=credential, response=response))
        assert key != "ES384", "a kind that was not asked for"

    return {"name": name, "isGood": verdict(check) if good is None else good, "id": credential.hex(), "clientData": words.decode(), "attestation": attestation.hex(), "key": cbor.encode(kinds[key][0]).hex()}


def assertion(name: str, key="ES256", words: bytes | None = None, flags=UP | UV, host="localhost", counter=5, tampered=False, other=None, extensions=None, good: bool | None = None) -> dict:
    words = words or client("webauthn.get")
    data = bytes(AuthenticatorData.create(rp(host), flags, counter, b"", extensions))
    signature = kinds[other or key][1](data + hashlib.sha256(words).digest())
    if tampered:
        data = data[:-1] + bytes([data[-1] ^ 1])

    def check():
        response = AuthenticatorAssertionResponse(client_data=CollectedClientData(words), authenticator_data=AuthenticatorData(data), signature=signature)
        known = AttestedCredentialData.create(Aaguid(b"\0" * 16), b"\x07" * 32, kinds[key][0])
        server.authenticate_complete(state, [known], AuthenticationResponse(raw_id=b"\x07" * 32, response=response))

    return {"name": name, "isGood": verdict(check) if good is None else good, "clientData": words.decode(), "authenticatorData": data.hex(), "signature": signature.hex(), "counter": counter, "key": cbor.encode(kinds[key][0]).hex()}


registrations = [
    registration("ES256"),
    registration("EdDSA", "EdDSA"),
    registration("synced between devices", flags=UP | UV | AT | BE | BS),
    registration("with an extension", flags=UP | UV | AT | ED, extensions={"credProtect": 2}),
    registration("the longest name", credential=b"\x09" * 1023),
    registration("a kind that was not asked for", "ES384"),
    registration("another origin", words=client("webauthn.create", OTHER)),
    registration("another challenge", words=client("webauthn.create", challenge=CHALLENGE[::-1])),
    registration("made to sign in", words=client("webauthn.get")),
    registration("for another name", host="example.org"),
    registration("nobody there", flags=UV | AT),
    registration("nobody checked", flags=UP | AT),
    # What fido2 leaves to its caller.
    registration("in a frame of another site", words=client("webauthn.create", crossOrigin=True), good=False),
    registration("a copy of what cannot be copied", flags=UP | UV | AT | BS, good=False),
    registration("bytes after the end", data=bytes(AuthenticatorData.create(rp("localhost"), UP | UV | AT, 0, AttestedCredentialData.create(Aaguid(b"\0" * 16), b"\x07" * 32, kinds["ES256"][0]))) + b"\0", good=False),
]
assertions = [
    assertion("ES256"),
    assertion("EdDSA", "EdDSA"),
    assertion("does not count", counter=0),
    assertion("counts to the end", counter=2**32 - 1),
    assertion("with an extension", flags=UP | UV | ED, extensions={"x": True}),
    assertion("another origin", words=client("webauthn.get", OTHER)),
    assertion("another challenge", words=client("webauthn.get", challenge=b"\1" * 56)),
    assertion("made to register", words=client("webauthn.create")),
    assertion("for another name", host="127.0.0.1"),
    assertion("nobody there", flags=UV),
    assertion("nobody checked", flags=UP),
    assertion("changed after it was signed", tampered=True),
    assertion("changed after it was signed, EdDSA", "EdDSA", tampered=True),
    assertion("signed by another key", "ES256", other="EdDSA"),
    assertion("in a frame of another site", words=client("webauthn.get", crossOrigin=True, topOrigin="https://example.org"), good=False),
]


def told(value):
    """A value as JSON that loses nothing."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return {"integer": str(value)}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, list):
        return [told(one) for one in value]
    if isinstance(value, dict):
        return {"map": [[told(key), told(one)] for key, one in value.items()]}
    return value


values = [0, 23, 24, 255, 256, 65535, 65536, 2**32, 2**63 - 1, -1, -24, -25, -257, -(2**63), b"", b"\0\xff", "", "é🙂", [], [1, [2, "x"]], {}, {1: 2, -1: b"x", "a": True, "b": False}]
print(json.dumps({
    "origin": ORIGIN, "challenge": CHALLENGE.hex(), "registrations": registrations, "assertions": assertions,
    "cbor": [{"bytes": cbor.encode(value).hex(), "value": told(value)} for value in values],
}, indent=1, ensure_ascii=False))
