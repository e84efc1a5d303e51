"""Signs records with the bot's key, to prove their origin.

The key is generated once per installation and stored in the bot's own facts. `/help` shows the
public key. Signatures are Ed25519 (RFC 8032).
"""

import secrets

from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from bot.store.own_facts import OwnFacts, keep_own
from bot.store.protocol import Store
from engine.matches.record import Record, Signature, signed_bytes


async def public_key(store: Store) -> str:
    """The public half of the bot's key, 64 hex digits."""
    return _public(await _key(store))


async def with_signature(store: Store, record: Record) -> Record:
    """The record with the bot's signature."""
    key = await _key(store)
    value = key.sign(signed_bytes(record)).signature.hex()
    return record.model_copy(update={"signature": Signature(key=_public(key), value=value)})


def signature_fault(record: Record, key: str | None) -> str | None:
    """What is wrong with a record's signature, in a sentence, or None.

    `key` is the public key of the bot that should have signed it, if known. Without `key`, an
    unsigned record has no fault.
    """
    signature = record.signature
    if signature is None:
        return None if key is None else "The record is not signed, so nobody knows who wrote it."
    if key is not None and key != signature.key:
        return f"The record was signed by another key, {signature.key}."
    try:
        VerifyKey(bytes.fromhex(signature.key)).verify(
            signed_bytes(record), bytes.fromhex(signature.value)
        )
    except (BadSignatureError, ValueError):
        return "The record was changed after it was signed."
    return None


async def _key(store: Store) -> SigningKey:
    facts = await keep_own(store, _with_key)
    return SigningKey(bytes.fromhex(facts.signing_key or ""))


def _with_key(facts: OwnFacts) -> OwnFacts:
    if facts.signing_key:
        return facts
    return facts.model_copy(update={"signing_key": secrets.token_hex(32)})


def _public(key: SigningKey) -> str:
    return key.verify_key.encode().hex()
