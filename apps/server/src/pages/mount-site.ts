import { randomBytes } from "node:crypto";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { siteAddress } from "#core/configuration";
import type { CallApi, HttpServer } from "#platform/http";
import type { CountryOf } from "#platform/network";
import type { RunningHouse } from "../app.ts";
import { compress, encodingOf } from "./compress-page.ts";
import { policyByNonce } from "./content-policy.ts";
import { framesOf, studioOfPage } from "./studio-of-page.ts";
import { createKeptPages } from "./kept-pages.ts";
import { type AskedPage, keptInputsOf, type SiteAnswer, visitorsRequest } from "./page-request.ts";

/** The site's server bundle, as the house sees it. */
export interface SiteModule {
  createSite(options: { readonly callApi: CallApi }): {
    fetch(request: Request): Promise<SiteAnswer>;
  };
}

const YEAR_SECONDS = 31_536_000;

const newNonce = (): string => randomBytes(16).toString("base64");

interface SiteOptions {
  readonly directory: string;
  readonly module: SiteModule;
  readonly countryOf: CountryOf;
}

/** Serves the built site: files as they are, every other page by rendering, or as it was kept. */
export async function mountSite(
  http: HttpServer,
  site: SiteOptions,
  house: Pick<RunningHouse, "config" | "sourceOf">,
): Promise<void> {
  const answer = createAnswer(http, site, house);
  await http.app.register(async (pages: FastifyInstance) => {
    pages.removeAllContentTypeParsers();
    await pages.register(fastifyStatic, {
      root: join(site.directory, "client"),
      wildcard: false,
      index: false,
      // Written by the build beside their files, of which they are forms and not pages.
      preCompressed: true,
      globIgnore: ["**/*.br", "**/*.gz"],
      setHeaders: (reply, path) => {
        const hashed = path.includes("/assets/");
        void reply.header(
          "cache-control",
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=3600",
        );
      },
    });
    pages.route({ method: ["GET", "HEAD"], url: "/*", handler: answer });
  });
}

/** Makes the handler of pages. */
function createAnswer(
  http: HttpServer,
  { module, countryOf }: SiteOptions,
  house: Pick<RunningHouse, "config" | "sourceOf">,
) {
  const { CAPTCHA_SCRIPT_URL: captcha, THIRD_PARTY_SCRIPT_URL: script } = house.config;
  const pixel = house.config.DEMO ? undefined : house.config.TRACKING_PIXEL_URL;
  const originOf = (url: string | undefined) => (url ? ` ${new URL(url).origin}` : "");
  const everywhere = { vendor: originOf(captcha), third: originOf(script), pixel: originOf(pixel) };
  const foreignOf = (address: string) => ({
    ...everywhere,
    studio: framesOf(studioOfPage(house.config.STUDIOS, address)),
  });
  const { fetch } = module.createSite({ callApi: http.callApi });
  const keptPage = createKeptPages({
    render: fetch,
    // A clock that nobody sets: no decision of the house hangs on it.
    now: () => Number(process.hrtime.bigint() / 1_000_000n),
    nonce: newNonce,
    foreignOf,
  });
  return async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    const source = house.sourceOf(raw);
    const { port } = http.app.server.address() as AddressInfo;
    const asked: AskedPage = {
      method: raw.method ?? "GET",
      target: raw.url ?? "/",
      headers: raw.headers,
      source,
      site: siteAddress(house.config, source.host, port),
    };
    const inputs = keptInputsOf(asked, source.toldCountry ?? countryOf(source.address));
    const kept = inputs && (await keptPage(inputs));
    if (kept) {
      const { bytes, encoding } = await kept.body(String(raw.headers["accept-encoding"] ?? ""));
      void reply.code(kept.status).headers(kept.headers);
      if (encoding) void reply.header("content-encoding", encoding);
      return reply.send(bytes);
    }
    const nonce = newNonce();
    void reply.header("content-security-policy", policyByNonce(nonce, foreignOf(asked.target)));
    return sendPage(reply, await fetch(visitorsRequest(asked, nonce)), raw);
  };
}

/** Sends what was rendered: a page as one piece, anything else as it comes. */
async function sendPage(
  reply: FastifyReply,
  { response, html }: SiteAnswer,
  { headers }: FastifyRequest["raw"],
): Promise<FastifyReply> {
  if (html === null) return reply.send(response);
  const bytes = Buffer.from(html);
  const encoding = encodingOf(String(headers["accept-encoding"] ?? ""));
  void reply.code(response.status).header("vary", "accept-encoding");
  for (const [name, value] of response.headers)
    if (name !== "content-length") void reply.header(name, value);
  if (!encoding) return reply.send(bytes);
  return reply.header("content-encoding", encoding).send(await compress(bytes, encoding));
}
