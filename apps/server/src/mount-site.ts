import { randomBytes } from "node:crypto";
import { join } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { siteAddress } from "#core/configuration";
import { type HttpServer, TOLD_COUNTRY_HEADER } from "#platform/http";
import type { RequestSource } from "#platform/network";
import type { RunningHouse } from "./app.ts";

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

/**
 * Builds a page's request from what the house has read of it: from whom it comes, and to which of its
 * sites. What the visitor wrote about these is gone.
 */
function pageRequest({ raw }: FastifyRequest, source: RequestSource, site: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  headers.set("host", new URL(site).host);
  headers.set("x-forwarded-for", source.address);
  headers.set("x-forwarded-proto", source.secure ? "https" : "http");
  headers.delete(TOLD_COUNTRY_HEADER);
  if (source.toldCountry) headers.set(TOLD_COUNTRY_HEADER, source.toldCountry);
  // A whole address may stand in the first line, and two slashes begin one: only the path counts.
  const path = (raw.url ?? "").replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  const url = `${site}${path.startsWith("/") ? "" : "/"}${path}`;
  return new Request(url, { method: raw.method ?? "GET", headers });
}

/** Serves the built site: files as they are, every other page by rendering. */
export async function mountSite(
  http: HttpServer,
  site: { readonly directory: string; readonly module: SiteModule },
  house: Pick<RunningHouse, "config" | "sourceOf">,
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
        const source = house.sourceOf(request.raw);
        const { port } = http.app.server.address() as AddressInfo;
        const site = siteAddress(house.config, source.host, port);
        const asked = pageRequest(request, source, site);
        asked.headers.set("x-csp-nonce", nonce);
        void reply.header("content-security-policy", contentPolicy(nonce));
        return reply.send(await fetch(asked));
      },
    });
  });
}
