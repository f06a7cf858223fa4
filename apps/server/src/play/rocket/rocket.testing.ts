import { randomUUID } from "node:crypto";
import { placeRocketBet } from "@houselight/contracts";
import { flightMs } from "@houselight/game-maths/rocket";
import type { HttpCaller, TestClock, TestHouse } from "@houselight/test-kit";
import { linkSeed } from "#core/fairness";
import type { House } from "#platform/module";
import { fateOf, pointFrom, saltAfter } from "./fly/chance.ts";
import { lookAtRocket, wantRounds } from "./fly/look.ts";
import { BETTING_MS, GRACE_MS, PAUSE_MS, type RocketRound } from "./round.ts";
import { selectLatest } from "./round-store.ts";

/** The rocket of a test's house, driven by the clock of the test. */
export interface TestRocket {
  readonly house: House;
  readonly clock: TestClock;
}

export const rocketOf = ({ house }: TestHouse, clock: TestClock): TestRocket => ({ house, clock });

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
