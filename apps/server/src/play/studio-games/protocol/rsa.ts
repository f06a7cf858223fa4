import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

const DIGEST = "RSA-SHA256";
const MODULUS_BITS_MIN = 2_048;

/** Keys are read from their text once: it takes longer than a signature. */
const read = new Map<string, KeyObject>();
function keyOf(pem: string, create: (pem: string) => KeyObject): KeyObject {
  const known = read.get(pem);
  if (known) return known;
  const key = create(pem);
  read.set(pem, key);
  return key;
}
const publicKey = (pem: string): KeyObject => keyOf(pem, createPublicKey);
const privateKey = (pem: string): KeyObject => keyOf(pem, createPrivateKey);

/** Signs a text: RSA-SHA256, PKCS #1 v1.5, as base64. */
export const rsaSignature = (pem: string, text: string): string =>
  sign(DIGEST, Buffer.from(text), privateKey(pem)).toString("base64");

/** Tells whether a signature of a text is by one of some keys. */
export function isSignedByOne(
  pems: readonly string[],
  { text, signature }: { readonly text: string; readonly signature: string },
): boolean {
  const given = Buffer.from(signature, "base64");
  const bytes = Buffer.from(text);
  return pems.some((pem) => verify(DIGEST, bytes, publicKey(pem), given));
}

/** Returns why a text is no RSA key of 2,048 bits or more; null when it is one. */
export function keyFault(pem: string, kind: "public" | "private"): string | null {
  try {
    // A private key would do for a public one, and must not lie there.
    if (kind === "public" && !pem.includes("PUBLIC KEY")) return "is no public key";
    const key = kind === "public" ? publicKey(pem) : privateKey(pem);
    if (key.asymmetricKeyType !== "rsa") return "is no RSA key";
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < MODULUS_BITS_MIN ? `has less than ${MODULUS_BITS_MIN} bits` : null;
  } catch {
    return `is no ${kind} key`;
  }
}
