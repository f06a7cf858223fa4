import { createHmac } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** Returns the code that an app shows at a moment, six digits (RFC 6238), by its secret in Base32. */
export function appCode(secret: string, atMs: number): string {
  const bits = [...secret].map((one) => LETTERS.indexOf(one).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(atMs / STEP_MS)));
  const hash = createHmac("sha1", Buffer.from(bytes)).update(step).digest();
  const from = (hash[hash.length - 1] as number) & 15;
  const number = hash.readUInt32BE(from) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}
