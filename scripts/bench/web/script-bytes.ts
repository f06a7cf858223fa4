import { gzipSync } from "node:zlib";

/** Returns the bytes of all scripts that a page names in its HTML (tags and preloads), each by gzip -9. */
export async function scriptBytes(url: string, path: string): Promise<number> {
  const html = await (await open(`${url}${path}`)).text();
  const named = html.matchAll(/"(\/[^"]+\.js)"/g);
  let bytes = 0;
  for (const script of new Set([...named].map(([, file]) => file))) {
    const text = await (await open(`${url}${script}`)).arrayBuffer();
    bytes += gzipSync(new Uint8Array(text), { level: 9 }).length;
  }
  return bytes;
}

/** Throws for an address of nothing, and for one that leads on: its page is not the one that was meant. */
async function open(address: string): Promise<Response> {
  const answer = await fetch(address, { redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
  return answer;
}
