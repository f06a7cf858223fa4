import { randomUUID } from "node:crypto";
import {
  cashOutRocketBet,
  listAccounts,
  listRocketBets,
  placeRocketBet,
} from "@houselight/contracts";
import { flightMs } from "@houselight/game-maths/rocket";
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
import { fateOf, pointFrom } from "./fly/chance.ts";
import { lookAtRocket, wantRounds } from "./fly/look.ts";
import { BETTING_MS, GRACE_MS, PAUSE_MS, type RocketRound } from "./round.ts";
import { selectLatest } from "./round-store.ts";

/** The rocket of a test's house, driven by the clock of the test. */
export interface TestRocket {
  readonly house: House;
  readonly clock: TestClock;
  readonly url: string;
  readonly guest: HttpCaller;
  /** Ends the round that is on, looks whether the books hold, and closes the house. */
  close(): Promise<string[]>;
}

/** Opens a house for tests of the rocket. */
export async function openRocket(seed: string): Promise<TestRocket> {
  const clock = new TestClock("2026-05-01T12:00:00Z");
  const kit = await openTestHouse({ serve: {}, seed, clock });
  const url = kit.served?.url as string;
  const rocket = { house: kit.house, clock, url, guest: httpCaller(url) };
  const close = async () => {
    await finish({ ...rocket, close });
    const broken = await brokenInvariants(kit.house);
    await kit.close();
    return broken;
  };
  return { ...rocket, close };
}

/** A player of the test's house, with money unless it is to be none. */
export async function playerOf(
  { house, url }: TestRocket,
  cents = 10_000n,
): Promise<HttpCaller & { readonly playerId: bigint }> {
  const { id, token } = await registered(house);
  if (cents > 0n) await fund(house, id, cents);
  const caller = httpCaller(url);
  caller.useSession(token);
  return Object.assign(caller, { playerId: id });
}

/** Keeps a player from playing, as a self-exclusion does. */
export const exclude = ({ house }: TestRocket, playerId: bigint) =>
  house.database.query(
    `insert into compliance.restrictions (player_id, excluded_until) values ($1, '2100-01-01')
     on conflict (player_id) do update set excluded_until = excluded.excluded_until`,
    [playerId],
  );

export const cashOf = async (caller: HttpCaller): Promise<number | undefined> =>
  (await caller.call(listAccounts, {})).body[0]?.amount_cents;

export const cashOutBet = (caller: HttpCaller, id: string) =>
  caller.call(cashOutRocketBet, { params: { id } });

export const ownBets = async (caller: HttpCaller) => (await caller.call(listRocketBets, {})).body;

/** Returns by which code an answer refuses. */
export const codeOf = ({ body }: { readonly body: unknown }): string | undefined =>
  Object.values((body as { errors?: Record<string, object> }).errors ?? {}).flatMap(Object.keys)[0];

/** Reads the round that is on. */
export async function latest({ house }: TestRocket): Promise<RocketRound> {
  const round = await selectLatest(house.database);
  if (!round) throw new Error("there is no round");
  return round;
}

/** Lets time go by, and looks at the rocket at the end of each tenth of a second. */
export async function pass({ house, clock }: TestRocket, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    clock.advance(Math.min(100, left));
    await lookAtRocket(house);
  }
}

/** A round is new to a test while bets are taken for so long, milliseconds. */
const FRESH_MS = 6_000;

/** Ends the round that is on, if there is one, and opens a new one. Returns its number. */
export async function openRound(rocket: TestRocket): Promise<number> {
  await wantRounds(rocket.house);
  await lookAtRocket(rocket.house);
  const before = await selectLatest(rocket.house.database);
  const isFresh =
    before?.bets === 0 && before.closesAt.getTime() - rocket.clock.now().getTime() > FRESH_MS;
  if (before && isFresh) return Number(before.number);
  if (before) await finish(rocket);
  await wantRounds(rocket.house);
  await pass(rocket, PAUSE_MS);
  const round = await latest(rocket);
  if (round.flight) throw new Error(`round ${round.number} is not open`);
  return Number(round.number);
}

/** Closes the round that takes bets, and lets its rocket leave. Returns its point. */
export async function leave(rocket: TestRocket): Promise<number> {
  rocket.clock.advance(BETTING_MS);
  await lookAtRocket(rocket.house);
  return (await fateOf(rocket.house, rocket.house.database, await latest(rocket))).point;
}

/** Flies a round to its end, and settles it. */
export async function finish(rocket: TestRocket): Promise<RocketRound> {
  if (!(await latest(rocket)).flight) await leave(rocket);
  const round = await latest(rocket);
  if (!round.end) {
    const { point } = await fateOf(rocket.house, rocket.house.database, round);
    const goneAt = (round.flight?.flewAt.getTime() ?? 0) + flightMs(point);
    while (rocket.clock.now().getTime() < goneAt)
      await pass(rocket, Math.min(1_000, goneAt - rocket.clock.now().getTime()));
  }
  await pass(rocket, GRACE_MS + 200);
  return latest(rocket);
}

/** Returns an id that makes the rocket get as far as is wanted, when it is that of the last bet. */
export async function idFor(
  { house }: TestRocket,
  isWanted: (point: number) => boolean,
): Promise<string> {
  const round = (await selectLatest(house.database)) as RocketRound;
  const { seed } = await linkSeed(house, house.database, round.link);
  for (;;) {
    const id = randomUUID();
    if (isWanted(pointFrom(seed, { ...round, salt: saltAfter(round.salt, [id]) }))) return id;
  }
}

/** Bets a euro, or what else is said. */
export const bet = (
  caller: HttpCaller,
  round: number,
  part: { id?: string; stake_cents?: number; target?: number; currency?: string } = {},
) =>
  caller.call(placeRocketBet, {
    body: { id: randomUUID(), round, currency: "EUR", stake_cents: 100, ...part },
  });
