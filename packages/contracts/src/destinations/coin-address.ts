import { keccak_256 } from "@noble/hashes/sha3.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { bech32, bech32m, createBase58check } from "@scure/base";
import { isCashAddress } from "./cash-address.ts";

type Check = (address: string) => boolean;

const base58check = createBase58check(sha256);
const HASH_BYTES = 20;

/** Base58Check: a version byte and a hash of 20 bytes, under a double SHA-256. */
const base58 =
  (...versions: readonly number[]): Check =>
  (address) => {
    const bytes = orNull(() => base58check.decode(address));
    return bytes?.length === HASH_BYTES + 1 && versions.includes(bytes[0] as number);
  };

/** Segregated witness: BIP 173 for version 0, BIP 350 for later ones. */
const segwit =
  (prefix: string): Check =>
  (address) =>
    [bech32, bech32m].some((code) => {
      const decoded = code.decodeUnsafe(address);
      if (!decoded || decoded.prefix !== prefix) return false;
      const [version = 32, ...words] = decoded.words;
      const program = code.fromWordsUnsafe(words);
      if (!program || version > 16 || (version === 0) !== (code === bech32)) return false;
      if (version === 0) return program.length === HASH_BYTES || program.length === 32;
      return version === 1 ? program.length === 32 : program.length >= 2 && program.length <= 40;
    });

/** EIP-55: the case of mixed letters is the checksum; of one case there is none. */
const ethereum: Check = (address) => {
  const hex = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (hex === undefined) return false;
  const lower = hex.toLowerCase();
  if (hex === lower || hex === hex.toUpperCase()) return true;
  const digest = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const cased = [...lower].map((letter, at) =>
    Number.parseInt(digest.charAt(at), 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return hex === cased.join("");
};

const anyOf =
  (...checks: readonly Check[]): Check =>
  (address) =>
    checks.some((check) => check(address));

/** Version bytes are those of each coin's main network. */
const CHECKS: Readonly<Record<string, Check>> = {
  BTC: anyOf(segwit("bc"), base58(0x00, 0x05)),
  BCH: anyOf(isCashAddress, base58(0x00, 0x05)),
  LTC: anyOf(segwit("ltc"), base58(0x30, 0x32, 0x05)),
  DOG: base58(0x1e, 0x16),
  ETH: ethereum,
  USDT: anyOf(ethereum, base58(0x41)),
};

/** Returns true for an address of this coin with its checksum: a slip is found before money leaves. */
export const isCryptoAddress = (text: string, currency: string): boolean =>
  Object.hasOwn(CHECKS, currency) && (CHECKS[currency] as Check)(text.trim());

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
