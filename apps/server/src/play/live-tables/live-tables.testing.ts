import { randomUUID } from "node:crypto";
import {
  addToLiveTableBet,
  listAccounts,
  listLiveTableBets,
  type OwnLiveTableBetView,
  placeLiveTableBet,
  takeBackLiveTableBet,
  watchLiveTable,
} from "@houselight/contracts";
import { sharedOutcome } from "@houselight/game-maths/live-tables";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  TestClock,
} from "@houselight/test-kit";
import { linkSeed, saltAfter } from "#core/fairness";
import type { House } from "#platform/module";
import { drawOfRound, formOf, gameOfRound, PAUSE_MS, type TableRound } from "./round.ts";
import { selectLatest } from "./round-store.ts";
import { lookAtTables, wantRounds } from "./run/look.ts";

/** The live tables of a test's house, driven by the clock of the test. */
export interface TestTables {
  readonly house: House;
  readonly clock: TestClock;
  readonly url: string;
  readonly guest: HttpCaller;
  /** Ends the rounds that are on, looks whether the books hold, and closes the house. */
  close(): Promise<string[]>;
}

/** Opens a house for tests of live tables. */
export async function openTables(seed: string): Promise<TestTables> {
  const clock = new TestClock("2026-05-01T12:00:00Z");
  const kit = await openTestHouse({ serve: {}, seed, clock });
  const url = kit.served?.url as string;
  const tables = { house: kit.house, clock, url, guest: httpCaller(url) };
  const close = async () => {
    await pass(tables, 60_000, 1_000);
    const broken = await brokenInvariants(kit.house);
    await kit.close();
    return broken;
  };
  return { ...tables, close };
}

export type TestPlayer = HttpCaller & { readonly playerId: bigint };

/** A player of the test's house, with money unless it is to be none. */
export async function playerOf(
  { house, url }: Pick<TestTables, "house" | "url">,
  cents = 10_000n,
): Promise<TestPlayer> {
  const { id, token } = await registered(house);
  if (cents > 0n) await fund(house, id, cents);
  const caller = httpCaller(url);
  caller.useSession(token);
  return Object.assign(caller, { playerId: id });
}

/** The table of most tests. */
export const TABLE = "boardwalk-roulette";

export const chipsOn = (spots: Readonly<Record<string, number>>, kind = "roulette") => ({
  kind,
  bets: Object.entries(spots).map(([spot, amount_cents]) => ({ spot, amount_cents })),
});

/** Bets one euro on red, unless parts say otherwise. */
export const bet = (caller: HttpCaller, round: number, parts: object = {}, slug = TABLE) =>
  caller.call(placeLiveTableBet, {
    params: { slug },
    body: { id: randomUUID(), round, currency: "EUR", bet: chipsOn({ red: 100 }), ...parts },
  });

export const add = (caller: HttpCaller, id: string, parts: object = {}, slug = TABLE) =>
  caller.call(addToLiveTableBet, {
    params: { slug, id },
    body: { id: randomUUID(), bet: chipsOn({ red: 100 }), ...parts },
  });

export const takeBack = (caller: HttpCaller, id: string, slug = TABLE) =>
  caller.call(takeBackLiveTableBet, { params: { slug, id } });

export const ownBets = async (caller: HttpCaller, slug = TABLE): Promise<OwnLiveTableBetView[]> =>
  (await caller.call(listLiveTableBets, { params: { slug } })).body;

export const cashOf = async (caller: HttpCaller): Promise<number | undefined> =>
  (await caller.call(listAccounts, {})).body[0]?.amount_cents;

/** Returns by which code an answer refuses. */
export const codeOf = ({ body }: { readonly body: unknown }): string | undefined =>
  Object.values((body as { errors?: Record<string, object> }).errors ?? {}).flatMap(Object.keys)[0];

/** Keeps a player from playing, as a self-exclusion does. */
export const exclude = ({ house }: Pick<TestTables, "house">, playerId: bigint) =>
  house.database.query(
    `insert into compliance.restrictions (player_id, excluded_until) values ($1, '2100-01-01')
     on conflict (player_id) do update set excluded_until = excluded.excluded_until`,
    [playerId],
  );

/** Reads the round that is on. */
export async function latest(
  { house }: Pick<TestTables, "house">,
  slug = TABLE,
): Promise<TableRound> {
  const round = await selectLatest(house.database, slug);
  if (!round) throw new Error("there is no round");
  return round;
}

/** Lets time go by, and looks at the tables at the end of each part of it. */
export async function pass(
  { house, clock }: Pick<TestTables, "house" | "clock">,
  ms: number,
  partMs = 200,
): Promise<void> {
  for (let left = ms; left > 0; left -= partMs) {
    clock.advance(Math.min(partMs, left));
    await lookAtTables(house);
  }
}

/** Opens a new round of a table that nobody has bet on. Returns its number. */
export async function openRound(tables: TestTables, slug = TABLE): Promise<number> {
  const { house } = tables;
  await wantRounds(house, slug);
  await pass(tables, 1_000);
  const before = await selectLatest(house.database, slug);
  const isFresh =
    before?.entries === 0 &&
    !before.drawn &&
    before.closesAt.getTime() - tables.clock.now().getTime() > 6_000;
  if (before && isFresh) return Number(before.number);
  if (before) await finish(tables, slug);
  await wantRounds(house, slug);
  await pass(tables, PAUSE_MS + 1_000);
  const round = await latest(tables, slug);
  if (round.drawn) throw new Error(`round ${round.number} is not open`);
  return Number(round.number);
}

/** Lets the betting time of a round go by, so that it is drawn. */
export async function close(tables: TestTables, slug = TABLE): Promise<TableRound> {
  while (!(await latest(tables, slug)).drawn) await pass(tables, 500);
  return latest(tables, slug);
}

/** Plays a round to its end, and settles it. */
export async function finish(tables: TestTables, slug = TABLE): Promise<TableRound> {
  const { number } = await close(tables, slug);
  for (;;) {
    const round = await latest(tables, slug);
    if (round.settledAt || round.number > number) return round;
    await pass(tables, 500);
  }
}

/** Returns an id that makes the outcome of a round as it is wanted, when it is that of the last entry. */
export async function idFor(
  { house }: Pick<TestTables, "house">,
  isWanted: (outcome: Record<string, unknown>) => boolean,
  slug = TABLE,
): Promise<string> {
  const round = (await selectLatest(house.database, slug)) as TableRound;
  const { seed } = await linkSeed(house, house.database, round.link);
  for (;;) {
    const id = randomUUID();
    const salted = { ...round, salt: saltAfter(round.salt, [id]) };
    if (isWanted(sharedOutcome(gameOfRound(round), drawOfRound(seed, salted)))) return id;
  }
}

/** Reads a table as a guest sees it. */
export const seen = async ({ guest }: Pick<TestTables, "guest">, slug = TABLE) =>
  (await guest.call(watchLiveTable, { params: { slug } })).body;

/** Time for which the outcome of a table is shown, milliseconds. */
export const revealMs = (slug = TABLE): number => formOf(slug).revealMs;
