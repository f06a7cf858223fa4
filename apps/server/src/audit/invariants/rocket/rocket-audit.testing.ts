import { randomUUID } from "node:crypto";
import { cashOutRocketBet, getRocket, placeRocketBet } from "@houselight/contracts";
import { drawPoint, flightMs } from "@houselight/game-maths/rocket";
import {
  fund,
  type HttpCaller,
  httpCaller,
  registered,
  type TestHouse,
} from "@houselight/test-kit";
import { drawOf, linkSeed } from "#core/fairness";
import { sha256 } from "#platform/ids";
import { rocket } from "../../../play/rocket/module.ts";

/** A tenth of a second: so often a test looks at the rocket. */
const STEP_MS = 100;

interface OpenRound {
  readonly number: bigint;
  readonly chain_id: string;
  readonly link: number;
  readonly salt: string;
  readonly flew_at: Date | null;
}

/** Says what a bet of a test is. */
export interface TestBet {
  readonly stake_cents?: number;
  readonly target?: number;
  readonly currency?: string;
  /** Moment of the flight at which its player cashes it out, milliseconds. */
  readonly outAt?: number;
}

/** Lets time go by and looks at the rocket on the way, as a house does. */
export async function pass({ house, clock }: TestHouse, ms: number): Promise<void> {
  const [look] = rocket.loops?.(house) ?? [];
  for (let left = ms; left > 0; left -= STEP_MS) {
    clock.advance(Math.min(STEP_MS, left));
    await look?.run();
  }
}

/** Lets time go by while nobody looks: the house is away. Then it is back. */
export async function stayAway(test: TestHouse, ms: number): Promise<void> {
  test.clock.advance(ms);
  await pass(test, STEP_MS);
}

/** Opens the next round, places its bets and lets its rocket leave, which gets as far as is wanted. */
export async function leaveWith(
  test: TestHouse,
  bets: readonly TestBet[],
  isWanted: (point: number) => boolean = () => true,
): Promise<{ readonly point: number; out(ms: number): Promise<void> }> {
  const url = test.served?.url as string;
  await httpCaller(url).call(getRocket, {});
  await pass(test, STEP_MS);
  const { number } = await latestRound(test);
  const placed: { caller: HttpCaller; id: string; outAt?: number }[] = [];
  for (const [index, { outAt, ...bet }] of bets.entries()) {
    const currency = bet.currency ?? "EUR";
    const { id: playerId, token } = await registered(test.house, currency);
    await fund(test.house, playerId, 100_000n, currency);
    const caller = httpCaller(url);
    caller.useSession(token);
    const id = index === bets.length - 1 ? await idFor(test, isWanted) : randomUUID();
    const body = { id, round: Number(number), currency, stake_cents: 100, ...bet };
    const { status } = await caller.call(placeRocketBet, { body });
    if (status !== 201) throw new Error(`a bet was answered by ${status}`);
    placed.push({ caller, id, ...(outAt === undefined ? {} : { outAt }) });
  }
  while (!(await latestRound(test)).flew_at) await pass(test, STEP_MS);
  return {
    point: await pointOf(test),
    async out(ms) {
      for (const { caller, id, outAt } of placed)
        if (outAt === ms) await caller.call(cashOutRocketBet, { params: { id } });
    },
  };
}

/** Flies a round from its first bet to its last settlement. Returns its point. */
export async function flyRound(
  test: TestHouse,
  bets: readonly TestBet[],
  isWanted?: (point: number) => boolean,
): Promise<number> {
  const { point, out } = await leaveWith(test, bets, isWanted);
  for (let ms = STEP_MS; ms < flightMs(point) + STEP_MS; ms += STEP_MS) {
    await pass(test, STEP_MS);
    await out(ms);
  }
  await settle(test);
  return point;
}

/** Lets the pause behind a flight go by: its bets are settled then, and another round opens. */
export const settle = (test: TestHouse): Promise<void> => pass(test, 4_200);

async function latestRound({ house }: TestHouse): Promise<OpenRound> {
  const [round] = await house.database.query<OpenRound>(
    "select number, chain_id, link, salt, flew_at from rocket.rounds order by number desc limit 1",
  );
  if (!round) throw new Error("there is no round");
  return round;
}

async function pointOf(test: TestHouse, ids: readonly string[] = []): Promise<number> {
  const { chain_id, link, salt } = await latestRound(test);
  const { seed } = await linkSeed(test.house, test.house.database, {
    chainId: chain_id,
    number: link,
  });
  const clientSeed = ids.reduce((before, id) => sha256(`${before}:${id}`), salt);
  return drawPoint(drawOf({ serverSeed: seed, clientSeed, nonce: BigInt(link) }));
}

/** Returns an id that makes a rocket get as far as is wanted, when it is that of the last bet. */
async function idFor(test: TestHouse, isWanted: (point: number) => boolean): Promise<string> {
  for (;;) {
    const id = randomUUID();
    if (isWanted(await pointOf(test, [id]))) return id;
  }
}
