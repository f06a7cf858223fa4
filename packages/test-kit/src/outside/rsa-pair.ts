import { generateKeyPairSync } from "node:crypto";

/** A pair of keys, as PEM. */
export interface RsaPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Makes a pair of keys for tests. */
export const rsaPair = (bits = 2_048): RsaPair =>
  generateKeyPairSync("rsa", {
    modulusLength: bits,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
