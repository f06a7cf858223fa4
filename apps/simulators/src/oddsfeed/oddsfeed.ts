import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import { mountApi } from "./api.ts";
import { Feed } from "./feed.ts";
import {
  escape,
  FAULTS,
  type Fault,
  ICON,
  ICON_PATH,
  listPage,
  matchPage,
  STYLE,
  STYLE_PATH,
} from "./pages.ts";
import { seasonsPart } from "./seasons/season-page.ts";
import type { SeasonsOptions } from "./seasons/seasons.ts";

export interface OddsfeedOptions {
  /** Shown by whoever asks for messages. */
  readonly key: string;
  /** All that happens in the world follows from it. */
  readonly seed: string;
  /** Milliseconds since 1970; the machine's clock unless said. */
  readonly now?: (() => number) | undefined;
  /** Real seasons that are told of beside the world; none unless said. */
  readonly seasons?: SeasonsOptions | undefined;
}

const PAUSE_MS = 20_000;
const DISTURBED = 200;

/** Mounts a feed of odds of a simulated world and of real seasons, and its page for people. */
export const oddsfeed =
  ({
    key,
    publicUrl,
    ...options
  }: OddsfeedOptions & {
    /** Address of this simulator for browsers, without a slash at the end. */
    readonly publicUrl: string;
  }): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const feed = new Feed(options);
    await app.register((api) => mountApi(api, feed, key));
    await app.register(async (pages) => mountPages(pages, feed, publicUrl));
  };

interface Visited {
  Params: { urn: string };
  Body: Readonly<Record<string, string>> | undefined;
}

function mountPages(app: FastifyInstance, feed: Feed, publicUrl: string): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook(
    "onRequest",
    async (_request, reply) => void reply.header("cache-control", "no-store"),
  );
  app.get(STYLE_PATH, async (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
  app.get(ICON_PATH, async (_request, reply) => reply.type("image/svg+xml").send(ICON));
  app.get("/", async (_request, reply) => {
    await feed.look();
    const now = feed.now();
    const { seasons, world } = feed;
    const more = seasons ? seasonsPart(seasons.files, seasons.offered(now), escape) : "";
    return html(reply, listPage(publicUrl, world.matchesIn(now, now), now, feed.faults(), more));
  });
  app.get<Visited>("/matches/:urn", async ({ params }, reply) => {
    const match = feed.world.match(params.urn);
    return match
      ? html(reply, matchPage(publicUrl, match, feed.now()))
      : reply.code(404).type("text/plain").send("no such match");
  });
  app.post<Visited>("/faults", async ({ body }, reply) => {
    if (!disturb(feed, body?.["fault"] ?? ""))
      return reply.code(400).type("text/plain").send("no such fault");
    return reply.redirect(`${publicUrl}/`, 303);
  });
}

/** Disturbs the feed. Returns false for a fault that does not exist. */
function disturb(feed: Feed, fault: string): boolean {
  if (!Object.hasOwn(FAULTS, fault)) return false;
  const faults: Readonly<Record<Fault, () => void>> = {
    pause: () => feed.pause(PAUSE_MS),
    drop: () => feed.drop(DISTURBED),
    double: () => feed.double(DISTURBED),
    forget: () => feed.forget(),
  };
  faults[fault as Fault]();
  return true;
}

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type("text/html; charset=utf-8").send(page);
