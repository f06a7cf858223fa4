const encoder = new TextEncoder();

/** WebCrypto, which browsers offer on secure pages only. @throws Error elsewhere. */
function subtle(): SubtleCrypto {
  if (!globalThis.crypto?.subtle)
    throw new Error("this page is not secure: the browser offers no WebCrypto");
  return globalThis.crypto.subtle;
}

/** HMAC-SHA256 of a text under a key, both as utf-8: 32 bytes. */
export async function hmacSha256(key: string, message: string): Promise<Uint8Array> {
  const signer = await subtle().importKey(
    "raw",
    encoder.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return new Uint8Array(await subtle().sign("HMAC", signer, encoder.encode(message)));
}

/** SHA-256 of a text as utf-8, in hexadecimal. */
export async function sha256Hex(text: string): Promise<string> {
  const hash = new Uint8Array(await subtle().digest("SHA-256", encoder.encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
