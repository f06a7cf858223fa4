import { createCipheriv, createDecipheriv } from "node:crypto";
import type { Random } from "#platform/random";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Locks texts and files away under a key of the house, or of one player. */
export interface Seal {
  /** Returns the sealed text. `name` is what it belongs to: it opens under that name alone. */
  close(text: string, name: string): string;
  /** Returns the text again. Throws when the key, the name or the sealed text is another. */
  open(sealed: string, name: string): string;
  /** The same for bytes, without the detour of a text. */
  closeBytes(bytes: Uint8Array, name: string): Buffer;
  openBytes(sealed: Uint8Array, name: string): Buffer;
}

/** Makes a seal (AES-256-GCM) from a key of 32 bytes as hex. */
export function createSeal(keyHex: string, random: Random): Seal {
  const key = Buffer.from(keyHex, "hex");
  const closeBytes = (bytes: Uint8Array, name: string): Buffer => {
    const iv = random.bytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(name));
    return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  const openBytes = (bytes: Uint8Array, name: string): Buffer => {
    if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error("this is not a sealed text");
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]);
  };
  return {
    closeBytes,
    openBytes,
    close: (text, name) => closeBytes(Buffer.from(text), name).toString("base64"),
    open: (sealed, name) => openBytes(Buffer.from(sealed, "base64"), name).toString("utf8"),
  };
}
