import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import compress from "@fastify/compress";
import fastify from "fastify";

/**
 * `node bare-server.ts <folder> <port>`: the bare site of a folder inside a bare Fastify, compressed as the
 * house compresses, and a page as one string beside it.
 */
const [folder = "", port = ""] = process.argv.slice(2);
const site: { default: { fetch(request: Request): Promise<Response> } } = await import(
  pathToFileURL(join(folder, "dist/server/server.js")).href
);
const html = await readFile(join(folder, "page.html"), "utf8");
const app = fastify();
await app.register(compress, {
  threshold: 1024,
  encodings: ["br", "gzip"],
  brotliOptions: { params: { 1: 4 } },
});
app.get("/string", (_, reply) => reply.type("text/html; charset=utf-8").send(html));
app.get("/assets/:name", async ({ params }, reply) => {
  const { name } = params as { readonly name: string };
  return reply
    .type("text/javascript")
    .send(await readFile(join(folder, "dist/client/assets", name)));
});
app.get("/", async ({ raw }, reply) => {
  const headers = new Headers({ host: raw.headers.host ?? "" });
  return reply.send(
    await site.default.fetch(new Request(`http://${raw.headers.host}/`, { headers })),
  );
});
await app.listen({ host: "127.0.0.1", port: Number(port) });
