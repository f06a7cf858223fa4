const PREFIX = "bitcoincash";
const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const LOW_35_BITS = 0x07ffffffffn;
const CHECKSUM_WORDS = 8;

/**
 * Returns true for a CashAddr of Bitcoin Cash's main network, with or without its prefix: a hash of 20
 * bytes of a key or a script, or one of 32 of a script. Source: the CashAddr specification, 2017.
 */
export function isCashAddress(address: string): boolean {
  if (address !== address.toLowerCase() && address !== address.toUpperCase()) return false;
  const lower = address.toLowerCase();
  const payload = lower.startsWith(`${PREFIX}:`) ? lower.slice(PREFIX.length + 1) : lower;
  const words = [...payload].map((letter) => ALPHABET.indexOf(letter));
  if (words.includes(-1) || words.length <= CHECKSUM_WORDS) return false;
  const prefix = [...PREFIX].map((letter) => letter.charCodeAt(0) & 31);
  if (remainder([...prefix, 0, ...words]) !== 0n) return false;
  const bytes = bytesOf(words.slice(0, -CHECKSUM_WORDS));
  if (!bytes) return false;
  const [version = 0xff, ...hash] = bytes;
  const isScript = version >> 3 === 1;
  if (version >> 3 > 1) return false;
  return (version & 7) === 0
    ? hash.length === 20
    : (version & 7) === 3 && isScript && hash.length === 32;
}

/** The BCH code's remainder over words of five bits; 0 where the checksum is right. */
function remainder(words: readonly number[]): bigint {
  let state = 1n;
  for (const word of words) {
    const top = state >> 35n;
    state = ((state & LOW_35_BITS) << 5n) ^ BigInt(word);
    for (const [bit, generator] of GENERATORS.entries())
      if ((top >> BigInt(bit)) & 1n) state ^= generator;
  }
  return state ^ 1n;
}

/** Words of five bits as bytes; null where the padding is not zeros of less than a word. */
function bytesOf(words: readonly number[]): number[] | null {
  const bits = words.map((word) => word.toString(2).padStart(5, "0")).join("");
  const padding = bits.length % 8;
  if (padding >= 5 || /1/.test(bits.slice(bits.length - padding))) return null;
  return (bits.slice(0, bits.length - padding).match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  );
}
