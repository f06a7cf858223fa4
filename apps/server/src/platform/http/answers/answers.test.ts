import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressAnswers } from "./compress-answers.ts";
import { sendRevalidated } from "./send-revalidated.ts";

const LONG = { words: "the same again ".repeat(1_000) };
/** More than is compressed at once: goes as a stream. */
const LONGEST = { words: "the same again ".repeat(20_000) };

let app: FastifyInstance;
let words: unknown;
beforeEach(async () => {
  app = Fastify() as unknown as FastifyInstance;
  words = LONG;
  await compressAnswers(app);
  app.get("/long", () => LONG);
  app.get("/longest", () => LONGEST);
  app.get("/short", () => ({ words: "short" }));
  app.get("/picture", (_, reply) => reply.type("image/png").send(Buffer.alloc(10_000)));
  app.get("/kept", async (request, reply) => sendRevalidated(request, reply, words));
  app.post("/echo", ({ body }) => ({ body }));
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });

describe("an answer", () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
  ] as const)("is compressed for who takes %s", async (accepted, encoding) => {
    for (const [url, body] of [
      ["/long", LONG],
      ["/longest", LONGEST],
    ] as const) {
      const answer = await get(url, { "accept-encoding": accepted });
      expect(answer.headers).toMatchObject({
        "content-encoding": encoding,
        vary: "accept-encoding",
      });
      expect(JSON.parse(decoders[encoding](answer.rawPayload).toString())).toEqual(body);
    }
  });

  it.each([
    ["/long", "identity"],
    ["/long", "zstd"],
    ["/short", "br"],
    ["/picture", "br"],
  ])("goes as it is: %s for who takes %s", async (url, accepted) => {
    const answer = await get(url, { "accept-encoding": accepted });
    expect(answer.headers).not.toHaveProperty("content-encoding");
  });

  it("alone is compressed: no request is unpacked", async () => {
    const packed = gzipSync(JSON.stringify({ words: "0".repeat(100_000) }));
    const headers = { "content-encoding": "gzip", "content-type": "application/json" };
    const answer = await app.inject({ method: "POST", url: "/echo", headers, payload: packed });
    expect(answer.statusCode).toBe(400);
  });
});

describe("an answer that callers keep", () => {
  it("is sent once, until it changes", async () => {
    const first = await get("/kept");
    expect(first.json()).toEqual(LONG);
    expect(first.headers["cache-control"]).toBe("no-cache");
    const mark = first.headers.etag as string;
    const again = await get("/kept", { "if-none-match": `"other", ${mark}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", mark]);
    words = { words: "changed" };
    const changed = await get("/kept", { "if-none-match": mark });
    expect([changed.statusCode, changed.json()]).toEqual([200, words]);
  });

  it("has the same mark in every encoding", async () => {
    const [plain, packed] = await Promise.all([
      get("/kept"),
      get("/kept", { "accept-encoding": "br" }),
    ]);
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });
});
