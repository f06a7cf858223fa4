import { createHmac } from "node:crypto";
import type { House } from "#platform/module";

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that look like others. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Makes the codes that stand in for a lost app, each for one use: `k7m2p-x9q4r`. */
export function makeRecoveryCodes(house: House): string[] {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(makeCode(house));
  return [...codes];
}

function makeCode(house: House): string {
  let code = "";
  while (code.length < LENGTH)
    for (const byte of house.random.bytes(LENGTH)) {
      // Bytes beyond the last whole round of the alphabet would make its first letters likelier.
      const even = byte < 256 - (256 % ALPHABET.length);
      if (even && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
    }
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/**
 * Returns what is kept of an owner's code (a player's id, or `operator 7`), however it was typed: an HMAC
 * under a key of the house, for its 49 bits could be found from a plain hash.
 */
export const recoveryCodeHash = (house: House, owner: string, code: string): string =>
  createHmac("sha256", house.key("recovery code"))
    .update(JSON.stringify([owner, code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")]))
    .digest("hex");
