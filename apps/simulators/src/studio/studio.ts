import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { ladderDesk, playInstant, type Seat, type Shown, viewOf } from "./desk.ts";
import { framePage, frameStyle } from "./frame/page.ts";
import { wordsOf } from "./frame/words.ts";
import { ladderReturns } from "./games/above-below.ts";
import { percentOf, STAKES } from "./games/game.ts";
import type { Maker, MakersGame } from "./makers/maker.ts";
import { SWITCHES, createSwitches } from "./switches/switches.ts";
import { escaped, switchesPage } from "./switches/switches-page.ts";
import { startCourier } from "./wallet/courier.ts";
import { createWallet } from "./wallet/house-wallet.ts";
import { openKeptRounds } from "./wallet/kept-rounds.ts";
import { demoPurse, realPurse } from "./wallet/purse.ts";

/** Returns what a game gives back in percent: one figure, or the least and the most where guesses differ. */
function returnsOf(game: MakersGame): readonly string[] {
  if (game.board !== "ladder") return [percentOf(game.returns())];
  const { least, most } = ladderReturns();
  return [least, most];
}

/** Screens that are kept: of demos the oldest goes. */
const SEATS_MAX = 5_000;

const slug = z.string().check(z.maxLength(60));
const seatId = z.string().check(z.maxLength(64));
const opening = z.object({
  game: slug,
  locale: z._default(z.string().check(z.maxLength(10)), "en"),
  session: z.optional(z.string().check(z.maxLength(1_000))),
});
const playing = z.object({ seat: seatId, stake: z.int() });
const stepping = z.object({ seat: seatId, step: z.enum(["above", "below", "more", "take"]) });

/** Mounts a studio of games for demonstration and tests; what it speaks with the house is its maker's. */
export const studio =
  (
    maker: Maker,
    /** Folder for rounds that must outlive the process; without it they are in memory alone. */
    folder: string | undefined,
  ): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const wallet = createWallet(maker.speech);
    const kept = openKeptRounds(folder, maker.file);
    const switches = createSwitches();
    const means = { wallet, kept, switches };
    const ladders = ladderDesk(kept);
    const stop = startCourier(wallet, kept, () =>
      ladders.takeLeft((ladder) => realPurse(means, ladder)),
    );
    app.addHook("onClose", stop);
    maker.mount(app);
    mountFiles(app, maker);
    mountSwitches(app, maker, switches);
    mountPlay(app, {
      games: maker.games,
      ladders,
      purseOf: async (session) => {
        if (session === undefined) return { purse: demoPurse(), owner: null, rules: {} };
        const told = await maker.open(wallet, session);
        if (!told) return null;
        const { player, currency, rules } = told;
        const purse = realPurse(means, { session, currency });
        return { purse, owner: `${player} ${currency}`, rules };
      },
    });
  };

interface Play {
  readonly games: readonly MakersGame[];
  readonly ladders: ReturnType<typeof ladderDesk>;
  purseOf(
    session: string | undefined,
  ): Promise<
    (Pick<Seat, "purse" | "owner"> & { readonly rules: Readonly<Record<string, unknown>> }) | null
  >;
}

/** Mounts what the frames ask for. A seat's steps come one after the other. */
function mountPlay(app: FastifyInstance, { games, ladders, purseOf }: Play): void {
  const gameOf = (one: string) => games.find((game) => game.slug === one);
  const seats = new Map<string, Seat & { last: Promise<unknown> }>();
  const inTurn = async (id: string, act: (seat: Seat) => Promise<Shown>): Promise<Shown> => {
    const seat = seats.get(id);
    if (!seat) return { ok: false, code: "session_ended" };
    const turn = seat.last.then(() => act(seat));
    seat.last = turn.catch(() => undefined);
    return turn;
  };
  app.post("/api/open", async ({ body }, reply) => {
    const asked = opening.safeParse(body);
    if (!asked.success) return notUnderstood(reply);
    const { locale, session } = asked.data;
    const game = gameOf(asked.data.game);
    if (!game) return notUnderstood(reply);
    const words = wordsOf(locale);
    const found = await purseOf(session);
    const balance = await found?.purse.balance();
    if (!found || balance?.kind !== "ok") return { ok: false, code: "session_ended", words };
    const id = randomBytes(24).toString("base64url");
    const { purse, owner } = found;
    const seat = { game: game.slug, purse, owner, demo: null, last: Promise.resolve() };
    seats.set(id, seat);
    const [oldest] = seats.keys();
    if (seats.size > SEATS_MAX && oldest !== undefined) seats.delete(oldest);
    return {
      ok: true,
      seat: id,
      name: game.name,
      board: game.board,
      currency: found.purse.currency,
      balance: balance.balance,
      stakes: STAKES,
      returns: returnsOf(game),
      pauseMs: pauseOf(game, found.rules),
      ladder: game.board === "ladder" ? viewOf(ladders.openOf(seat)) : null,
      words,
    };
  });
  app.post("/api/play", async ({ body }, reply) => {
    const asked = playing.safeParse(body);
    if (!asked.success) return notUnderstood(reply);
    return inTurn(asked.data.seat, (seat) => {
      const game = gameOf(seat.game);
      return game && game.board !== "ladder"
        ? playInstant(game, seat, asked.data.stake)
        : ladders.begin(seat, asked.data.stake);
    });
  });
  app.post("/api/step", async ({ body }, reply) => {
    const asked = stepping.safeParse(body);
    if (!asked.success) return notUnderstood(reply);
    const { step } = asked.data;
    return inTurn(asked.data.seat, (seat) => {
      if (step === "more") return ladders.layMore(seat);
      return step === "take" ? ladders.take(seat) : ladders.guess(seat, step);
    });
  });
}

const notUnderstood = (reply: FastifyReply) =>
  reply.code(422).send({ ok: false, code: "not_understood" });

/** The licence may want time between rounds. */
function pauseOf({ kind }: MakersGame, rules: Readonly<Record<string, unknown>>): number {
  const times = (rules["min_round_ms"] ?? {}) as Record<string, unknown>;
  const ms = times[kind];
  return typeof ms === "number" ? ms : 0;
}

/** Scripts of that page; types are taken off as they are served. */
const SCRIPTS = {
  "frame.ts": new URL("./frame/browser/frame.ts", import.meta.url),
  "boards.ts": new URL("./frame/browser/boards.ts", import.meta.url),
};

/** Mounts the page of the games, which stands in frames of the house's sites alone. */
function mountFiles(app: FastifyInstance, { name, colour }: Maker): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // The house has a host for each of its brands; what is said goes to the one that opened the frame.
    "frame-ancestors http: https:",
  ].join("; ");
  app.get("/frame", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", policy)
      .send(framePage(escaped(name))),
  );
  app.get("/frame.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(frameStyle(colour)),
  );
  for (const [name, path] of Object.entries(SCRIPTS)) {
    const script = scriptOf(path);
    app.get(`/browser/${name}`, async (_request, reply) =>
      reply.type("text/javascript; charset=utf-8").send(script),
    );
  }
}

/** Reads a script without its types. Node warns that this part of it may change: whoever starts the house is not told. */
function scriptOf(path: URL): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(readFileSync(path, "utf8"));
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Mounts the maker's own page, for people who try how a house stands its faults. */
function mountSwitches(
  app: FastifyInstance,
  maker: Maker,
  switches: ReturnType<typeof createSwitches>,
): void {
  const games = maker.games.map((game) => ({
    name: game.name,
    returns: `${returnsOf(game).join(" – ")} %`,
  }));
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1_024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get("/", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(switchesPage(maker.name, games, switches.next())),
  );
  app.post<{ Body: { next?: string } | undefined }>("/switches", async ({ body }, reply) => {
    switches.set(SWITCHES.find((one) => one === body?.next) ?? null);
    return reply.redirect("./", 303);
  });
}
