import { randomBytes } from "node:crypto";
import { launchStudioGame, type WalletCall } from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  TestClock,
} from "@houselight/test-kit";
import { listGames } from "#core/catalogue";
import type { House } from "#platform/module";
import { signatureOf } from "./protocol/signature.ts";

const KEYS = { mill: "m".repeat(40), press: "p".repeat(40), old: "o".repeat(40) } as const;
export type StudioName = "mill" | "press";

const STUDIOS = [
  { id: "mill", name: "Mill", url: "http://studio.test/mill", keys: [KEYS.mill, KEYS.old] },
  {
    id: "press",
    name: "Press",
    url: "http://studio.test/press",
    keys: [KEYS.press],
    countries_not_served: ["CA"],
  },
];

/** A house with two outside studios, driven by the clock of the test. */
export interface TestStudios {
  readonly house: House;
  readonly clock: TestClock;
  readonly url: string;
  /** Looks whether the books hold, and closes the house. */
  close(): Promise<string[]>;
}

const game = (studio: (typeof STUDIOS)[number], slug: string, kind: "slots" | "other") => ({
  slug,
  name: `Toy ${slug}`,
  provider: { slug: studio.id, name: studio.name },
  categories: [],
  currencies: { EUR: slug, FUN: slug },
  preview: null,
  position: 2_000,
  kind,
  jackpot: false,
  runBy: "studio" as const,
});

/** Opens a house for tests of outside studios. */
export async function openStudios(): Promise<TestStudios> {
  const clock = new TestClock("2026-05-01T12:00:00Z");
  const env = { STUDIOS: JSON.stringify(STUDIOS), TRUST_PROXY: "1", GEO_HEADER: "X-Country" };
  const { house, served, close } = await openTestHouse({ serve: {}, clock, env });
  await listGames(
    house.database,
    STUDIOS.flatMap((studio) => [
      game(studio, `${studio.id}-reels`, "slots"),
      game(studio, `${studio.id}-cards`, "other"),
    ]),
  );
  return {
    house,
    clock,
    url: served?.url as string,
    close: async () => {
      const broken = await brokenInvariants(house);
      await close();
      return broken;
    },
  };
}

/** A player at a game of a studio's, and the studio's own words for it. */
export interface Seat {
  readonly playerId: bigint;
  readonly caller: HttpCaller;
  readonly session: string;
  readonly studio: StudioName;
}

/** Opens a game for a player, with a hundred euros unless it is to be another amount. */
export async function seat(
  studios: TestStudios,
  { studio = "mill", cents = 10_000n }: { studio?: StudioName; cents?: bigint } = {},
): Promise<Seat> {
  const { id, token } = await registered(studios.house);
  if (cents > 0n) await fund(studios.house, id, cents);
  const caller = httpCaller(studios.url);
  caller.useSession(token);
  return { playerId: id, caller, studio, session: await opened(caller, studio) };
}

export const launchOf = (
  caller: HttpCaller,
  name: string,
  body: { mode: "real" | "demo"; currency?: string } = { mode: "real", currency: "EUR" },
) => {
  const [producer = ""] = name.split("-");
  return caller.call(launchStudioGame, { params: { producer, name }, body });
};

/** Opens a game for money. Returns the token that the studio is given. */
export async function opened(caller: HttpCaller, studio: StudioName = "mill"): Promise<string> {
  const { body } = await launchOf(caller, `${studio}-reels`);
  return new URLSearchParams(new URL(body.url).hash.slice(1)).get("session") ?? "";
}

/** Parts of a signed call that a test changes. */
export interface How {
  readonly studio?: StudioName | "nobody";
  readonly key?: string;
  readonly timestamp?: string;
  readonly nonce?: string;
  /** Signs another call, or another body, than is sent. */
  readonly signs?: { readonly call?: string; readonly body?: string };
  readonly without?: "timestamp" | "nonce" | "signature";
}

interface Told {
  readonly status: number;
  readonly code: string | undefined;
  readonly balance: number | undefined;
  readonly repeated: boolean | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Makes a call as a studio does. */
export async function tell(
  { url, clock }: TestStudios,
  call: WalletCall,
  body: object | string,
  how: How = {},
): Promise<Told> {
  const studio = how.studio ?? "mill";
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const timestamp = how.timestamp ?? Math.floor(clock.now().getTime() / 1000).toString();
  const nonce = how.nonce ?? randomBytes(12).toString("hex");
  const key = how.key ?? (studio === "nobody" ? KEYS.mill : KEYS[studio]);
  const signed = { call: how.signs?.call ?? call, body: how.signs?.body ?? text };
  const all = {
    timestamp,
    nonce,
    signature: signatureOf(key, { ...signed, timestamp, nonce }),
  };
  const headers = Object.entries(all)
    .filter(([name]) => name !== how.without)
    .map(([name, value]) => [`x-studio-${name}`, value]);
  const answer = await fetch(`${url}/api/studios/${studio}/wallet/${call}`, {
    method: "POST",
    headers: { ...Object.fromEntries(headers), "content-type": "application/json" },
    body: text,
  });
  const read = (await answer.json()) as {
    errors?: Record<string, Record<string, string>>;
    balance?: number;
    repeated?: boolean;
  };
  return {
    status: answer.status,
    code: Object.keys(Object.values(read.errors ?? {})[0] ?? {})[0],
    balance: read.balance,
    repeated: read.repeated,
    body: read as Record<string, unknown>,
  };
}

/** A second key of the first studio, as while keys are changed. */
export const OLD_KEY = KEYS.old;

let count = 0;
/** A name that no other round or transaction has. */
export const fresh = (what: string): string => `${what}-${(count += 1)}`;

/** Calls of a player's studio that speak of one round; each answers what it is answered, or by which name it is refused. */
export function roundOf(studios: TestStudios, { session, studio }: Seat, round = fresh("round")) {
  const said = async (call: WalletCall, body: object) => {
    const { code, balance } = await tell(studios, call, { session, ...body }, { studio });
    return code ?? balance;
  };
  const money = { round_id: round, currency: "EUR" };
  return {
    round,
    bet: (transaction_id: string, amount: number, more: object = {}) =>
      said("bet", { ...money, transaction_id, amount, ...more }),
    win: (transaction_id: string, amount: number, more: object = {}) =>
      said("win", { ...money, transaction_id, amount, ...more }),
    play: (actions: object[], more: object = {}) => said("play", { ...money, actions, ...more }),
    rollback: (original_transaction_id: string, transaction_id = fresh("rollback")) =>
      said("rollback", { transaction_id, original_transaction_id }),
    balance: () => said("balance", {}),
  };
}
