import { randomBytes } from "node:crypto";
import { join } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { NodeRequest } from "srvx/node";
import type { HttpServer } from "#platform/http";

/** The site's server bundle, as the house sees it. */
export interface SiteModule {
  createSite(options: { callApi(request: Request): Promise<Response> }): {
    fetch(request: Request): Promise<Response>;
  };
}

const YEAR_SECONDS = 31_536_000;

/** Returns the content policy of a page, which may load and run: its own files, inline parts that carry this page's nonce, own sockets. */
const contentPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss: data: blob:",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");

/** Serves the built site: files as they are, every other page by rendering. */
export async function mountSite(
  http: HttpServer,
  site: { readonly directory: string; readonly module: SiteModule },
): Promise<void> {
  const { fetch } = site.module.createSite({ callApi: http.callApi });
  await http.app.register(async (pages: FastifyInstance) => {
    pages.removeAllContentTypeParsers();
    await pages.register(compress, {
      threshold: 1024,
      encodings: ["br", "gzip"],
      brotliOptions: { params: { 1: 4 } },
    });
    await pages.register(fastifyStatic, {
      root: join(site.directory, "client"),
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes("/assets/");
        void reply.header(
          "cache-control",
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=3600",
        );
      },
    });
    pages.route({
      method: ["GET", "HEAD"],
      url: "/*",
      handler: async (request, reply) => {
        const nonce = randomBytes(16).toString("base64");
        request.raw.headers["x-csp-nonce"] = nonce;
        request.raw.headers["x-forwarded-for"] = request.ip;
        request.raw.headers["x-forwarded-proto"] = request.protocol;
        void reply.header("content-security-policy", contentPolicy(nonce));
        return reply.send(await fetch(new NodeRequest({ req: request.raw, res: reply.raw })));
      },
    });
  });
}
