import { gzipSync } from "node:zlib";

/** Bytes of all scripts that a page names in its HTML (tags, preloads and inline scripts), gzip -9. */
export async function scriptBytes(url: string, path: string): Promise<number> {
  const html = await (await fetch(`${url}${path}`)).text();
  const named = html.matchAll(/"(\/[^"]+\.js)"/g);
  let bytes = 0;
  for (const script of new Set([...named].map(([, file]) => file))) {
    const text = await (await fetch(`${url}${script}`)).arrayBuffer();
    bytes += gzipSync(new Uint8Array(text), { level: 9 }).length;
  }
  return bytes;
}
