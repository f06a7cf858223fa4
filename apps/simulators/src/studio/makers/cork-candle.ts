import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { scratchCard } from "../games/silver-foil.ts";
import { readStrips, threeReels } from "../games/three-wells.ts";
import { hub88Speech, isSignedBy, SIGNATURE_HEADER, sessionOf, visitOf } from "./hub88-speech.ts";
import type { Maker } from "./maker.ts";

export interface CorkCandleOptions {
  /** Verifies what the house asks, as PEM. */
  readonly housePublicKey: string;
  /** Signs what the house is told, as PEM. */
  readonly privateKey: string;
  /** Address of the house for this studio, above the paths of the protocol. */
  readonly houseUrl: string;
  /** Address of the studio for browsers. */
  readonly publicUrl: string;
}

/** Returns 96.00 percent. */
export const waxSeals = scratchCard({ slug: "cnc_wax_seals", name: "Wax Seals" }, [
  { multiple: 200, cards: 200 },
  { multiple: 40, cards: 1_500 },
  { multiple: 12, cards: 10_000 },
  { multiple: 6, cards: 20_000 },
  { multiple: 3, cards: 70_000 },
  { multiple: 2, cards: 150_000 },
  { multiple: 1, cards: 110_000 },
]);
/** Returns 95.08 percent. */
export const candleYard = threeReels(
  { slug: "cnc_candle_yard", name: "Candle Yard" },
  readStrips([
    "bucket coin well star bucket bucket moss bucket moss star bucket bucket bucket",
    "moss moss coin coin star moss moss moss bucket bucket star well star bucket bucket",
    "bucket star moss moss bucket moss coin coin bucket bucket moss coin moss star moss bucket well",
  ]),
);
const GAMES = [waxSeals, candleYard];
const CATEGORIES = { scratch: "Scratch Cards", pokies: "Video Slots", card: "Table Games" };

const LISTED = GAMES.map(({ slug, name, category }) => ({
  game_code: slug,
  name,
  product: "Cork & Candle",
  category: CATEGORIES[category],
  platforms: ["GPL_DESKTOP", "GPL_MOBILE"],
  enabled: true,
  demo_game_support: true,
  freebet_support: false,
  blocked_countries: [],
  languages: ["en", "de", "fr", "it", "no"],
}));

const text = z.string().check(z.minLength(1), z.maxLength(255));
const launching = z.object({
  operator_id: z.int(),
  game_code: text,
  platform: z.enum(["GPL_DESKTOP", "GPL_MOBILE"]),
  lang: text,
  currency: text,
  country: text,
  lobby_url: text,
  user: z.optional(text),
  token: z.optional(text),
});
/** Currency of a demo. */
const NO_CURRENCY = "XXX";
const ROOT = "/operator/generic/v2";

/** Makes the studio that speaks Hub88's protocol, as the aggregator and its studio in one. */
export const corkCandle = (options: CorkCandleOptions): Maker => ({
  name: "Cork & Candle",
  colour: "#8f3414",
  games: GAMES,
  file: "studio-hub88.json",
  speech: hub88Speech({ privateKey: options.privateKey, url: options.houseUrl }),
  mount(app) {
    // A scope of its own: signatures are over the text of a body.
    void app.register(async (api) => mountGames(api, options));
  },
  // The protocol tells no rules of a licence.
  async open(wallet, session) {
    const visit = visitOf(session);
    if (!visit) return null;
    const told = await wallet.insist({ name: "balance", session });
    return told.kind === "ok" ? { player: visit.user, currency: visit.currency, rules: {} } : null;
  },
});

function mountGames(
  api: FastifyInstance,
  { housePublicKey, publicUrl }: Pick<CorkCandleOptions, "housePublicKey" | "publicUrl">,
): void {
  api.removeContentTypeParser("application/json");
  api.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  const proven = (request: FastifyRequest): unknown => {
    const body = String(request.body);
    const signature = request.headers[SIGNATURE_HEADER]?.toString() ?? "";
    return isSignedBy(housePublicKey, body, signature) ? (JSON.parse(body) as unknown) : null;
  };
  const refuse = (reply: FastifyReply, status: number) =>
    reply.code(status).send({ error: "refused" });
  api.post(`${ROOT}/game/list`, async (request, reply) =>
    proven(request) === null ? refuse(reply, 401) : LISTED,
  );
  api.post(`${ROOT}/game/url`, async (request, reply) => {
    const body = proven(request);
    if (body === null) return refuse(reply, 401);
    const asked = launching.safeParse(body);
    if (!asked.success) return refuse(reply, 400);
    const { game_code: game, lang: locale, currency, user, token } = asked.data;
    if (!GAMES.some(({ slug }) => slug === game)) return refuse(reply, 404);
    const isDemo = currency === NO_CURRENCY;
    if (!isDemo && (user === undefined || token === undefined)) return refuse(reply, 400);
    const session: Record<string, string> = isDemo
      ? {}
      : { currency, session: sessionOf({ token: token ?? "", user: user ?? "", game, currency }) };
    const fragment = new URLSearchParams({ game, locale, ...session }).toString();
    return { url: `${publicUrl}/frame#${fragment}` };
  });
}
