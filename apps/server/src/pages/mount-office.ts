import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { backOfficeAddress } from "#core/configuration";
import { Refused } from "#platform/http";
import type { RunningHouse } from "../app.ts";

/** Everything comes from its own host. Styles of elements are set by dialogs that find their place. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Path of the one page; every address that is no file leads to it, but those of hashed files. */
const PAGE = "/index.html";

/** Files whose names say what is in them. One that is not there belongs to another build, and no page stands for it. */
const isHashed = (path: string): boolean => path.startsWith("/assets/");

interface OfficeFile {
  readonly bytes: Buffer;
  readonly brotli: Buffer | null;
  readonly type: string;
  readonly cache: string;
}

/**
 * Serves the back office on its own host: files of the build, and its page at every other address. Where
 * BACK_OFFICE_URL names the host, operators' endpoints answer nowhere else.
 */
export async function mountOffice(
  app: FastifyInstance,
  directory: string | null,
  house: Pick<RunningHouse, "config" | "sourceOf">,
): Promise<void> {
  const files = directory === null ? null : await readOffice(join(directory, "client"));
  const isNamed = house.config.BACK_OFFICE_URL !== undefined;
  const isOffice = ({ raw }: FastifyRequest): boolean => {
    const { port } = app.server.address() as AddressInfo;
    const { hostname } = new URL(backOfficeAddress(house.config, port));
    return house.sourceOf(raw).host.toLowerCase().replace(/:\d+$/, "") === hostname;
  };
  app.addHook("onRequest", async (request, reply) => {
    if (isNamed && isOperators(request) && !isOffice(request)) throw new Refused("not_found");
    const path = request.url.split("?", 1)[0] ?? "/";
    if (!files || isHouses(path) || !isOffice(request)) return;
    if (request.method !== "GET" && request.method !== "HEAD") return;
    const file = files.get(path) ?? (isHashed(path) ? undefined : files.get(PAGE));
    if (!file) return reply.code(404).header("cache-control", "no-store").send();
    return sendOfficeFile(request, reply, file);
  });
}

/** The route that was found decides, not the address as it is written: that can be spelled in other ways. */
const isOperators = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith("/api/back_office/") ?? false;

/** Addresses that are the house's on every host: its API, its description, its health. */
const isHouses = (path: string): boolean =>
  /^\/(api|docs|healthz|readyz|metrics|openapi\.json)(\/|$)/.test(path);

function sendOfficeFile(request: FastifyRequest, reply: FastifyReply, file: OfficeFile) {
  void reply.headers({
    "cache-control": file.cache,
    "content-security-policy": POLICY,
    "content-type": file.type,
    vary: "accept-encoding",
    "x-robots-tag": "noindex",
  });
  const takesBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
  if (!file.brotli || !takesBrotli) return reply.send(file.bytes);
  return reply.header("content-encoding", "br").send(file.brotli);
}

/** Reads the build into memory, by path: it is small, and nothing outside of it can be asked for. */
async function readOffice(folder: string): Promise<ReadonlyMap<string, OfficeFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, OfficeFile]> => {
      const name = `/${relative(folder, path).replaceAll("\\", "/")}`;
      return [
        name,
        {
          bytes: await readFile(path),
          brotli: await readFile(`${path}.br`).catch(() => null),
          type: TYPES[extname(path)] as string,
          cache: isHashed(name) ? "public, max-age=31536000, immutable" : "no-cache",
        },
      ];
    }),
  );
  return new Map(files);
}
