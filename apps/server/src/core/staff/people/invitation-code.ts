import { createHmac } from "node:crypto";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import type { Random } from "#platform/random";

/** Without letters that are read as digits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;

/**
 * Returns the code that goes with the invitation of a change. Whoever proposed the change is told it, and
 * whoever makes it the link: neither of the two can take the newcomer's place alone.
 */
export function invitationCode(house: House, changeId: string): string {
  return codeOf(createHmac("sha256", house.key("invitation code")).update(changeId).digest());
}

/** Returns the code that bytes spell, ten of them or more; the alphabet has 32 letters, so that each is as likely. */
export function codeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${letters.slice(0, LENGTH / 2).join("")}-${letters.slice(LENGTH / 2).join("")}`;
}

/** Makes the token of an invitation's link. */
export const invitationToken = (random: Random): string =>
  Buffer.from(random.bytes(32)).toString("base64url");

/** Returns what is kept of an invitation: link and code together find it, neither does alone. */
export const invitationHash = (token: string, code: string): string =>
  sha256(`${token}.${code.replace("-", "")}`);
