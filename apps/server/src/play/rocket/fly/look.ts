import { rocketConfig } from "@houselight/contracts";
import { flightMs, timeOf } from "@houselight/game-maths/rocket";
import { settingOf } from "#core/configuration";
import { linkSeed, nextLink, startChain } from "#core/fairness";
import { selectExcluded } from "#entitlements/compliance";
import { type House, perHouse } from "#platform/module";
import { type RocketBet, selectOpen } from "../bets/bet-store.ts";
import { payAll, targetOf } from "../bets/end-bets.ts";
import { showOwnBets, showRound, showRoundSoon } from "../live.ts";
import {
  after,
  BEAT_MS,
  BETTING_MS,
  GRACE_MS,
  multiplierOf,
  PAUSE_MS,
  phaseOf,
  type RocketRound,
} from "../round.ts";
import {
  insertRound,
  lockLatest,
  saveInterest,
  selectInterest,
  selectLatest,
  updateBeat,
  updateFlown,
} from "../round-store.ts";
import { fateOf } from "./chance.ts";
import { atTarget, endFlight, settleBets } from "./end-flight.ts";

/** A round opens while somebody has asked for the rocket within this time, milliseconds. */
const WANTED_MS = 60_000;
/** A process notes that somebody asks at most this often, milliseconds. */
const NOTED_EVERY_MS = 10_000;
/** While the rocket rests, or a look fails, a process looks this often, milliseconds. */
const RESTING_MS = 1_000;
/** Bets with a target that are read at once when a rocket leaves. */
const READ_AT_ONCE = 1_000;

/** Facts that a process keeps between two looks. */
interface Watch {
  /** Nothing is to be done before this moment, milliseconds. */
  dueAt: number;
  /** Moment at which it last noted that somebody asks for the rocket, milliseconds. */
  notedAt: number;
  /** Bets that fly in a round, the nearest target first. */
  targets: { readonly round: bigint; readonly bets: RocketBet[] } | null;
}

const watchOf = perHouse(
  (_house: House): Watch => ({
    dueAt: 0,
    notedAt: Number.NEGATIVE_INFINITY,
    targets: null,
  }),
);

/** Notes that somebody looks at the rocket, in whatever process: rounds open as long as somebody does. */
export async function wantRounds(house: House): Promise<void> {
  const watch = watchOf(house);
  const now = house.clock.now();
  if (now.getTime() - watch.notedAt < NOTED_EVERY_MS) return;
  watch.notedAt = now.getTime();
  await saveInterest(house.database, now);
}

/**
 * Looks once at the round, and does what is due: opens it, lets the rocket fly, pays targets that are
 * reached, ends it, settles its bets. It stands other processes that do the same: each step is made once.
 */
export async function lookAtRocket(house: House): Promise<void> {
  const watch = watchOf(house);
  const now = house.clock.now();
  if (now.getTime() < watch.dueAt) return;
  // Of a look that fails: without a database there is one a second, and one line in the log.
  watch.dueAt = after(now, RESTING_MS).getTime();
  const round = await selectLatest(house.database);
  watch.dueAt = (await step(house, round, now)).getTime();
}

/** Does what is due in a round. Returns when to look again. */
async function step(house: House, round: RocketRound | undefined, now: Date): Promise<Date> {
  if (!round) return openNext(house, round, now);
  switch (phaseOf(round)) {
    case "betting":
      if (now < round.closesAt) return round.closesAt;
      if (await updateFlown(house.database, round.number, now)) await showRound(house);
      return now;
    case "flying":
      return (await endFlight(house, round, now)) ? now : flyOn(house, round, now);
    default:
      return goOn(house, round, now);
  }
}

/** Looks after a flight: says so, and pays the targets that are reached. */
async function flyOn(house: House, round: RocketRound, now: Date): Promise<Date> {
  const { flewAt, beatAt } = round.flight as NonNullable<RocketRound["flight"]>;
  const waiting = await targetsOf(house, round);
  const multiplier = multiplierOf({ flewAt }, now);
  const isBeatDue = now >= after(beatAt, BEAT_MS);
  if (isBeatDue) {
    await updateBeat(house.database, round.number, now);
    await cashOutExcluded(house, waiting, multiplier);
  }
  const firstWaiting = waiting.findIndex((bet) => targetOf(bet) > multiplier);
  const reached = waiting.splice(0, firstWaiting < 0 ? waiting.length : firstWaiting);
  if (reached.length > 0) {
    await payAll(house, reached.map(atTarget));
    await showOwnBets(house, reached);
    showRoundSoon(house);
  }
  const { point } = await fateOf(house, house.database, round);
  const [next] = waiting;
  const dues = [flightMs(point), ...(next ? [timeOf(targetOf(next))] : [])];
  const beatsAt = after(isBeatDue ? now : beatAt, BEAT_MS);
  return new Date(Math.min(...dues.map((ms) => flewAt.getTime() + ms), beatsAt.getTime()));
}

/** Cashes out bets of players who have excluded themselves: they cannot do so any more. Takes them off the list. */
async function cashOutExcluded(
  house: House,
  waiting: RocketBet[],
  multiplier: number,
): Promise<void> {
  const excluded = await selectExcluded(
    house.database,
    waiting.map(({ playerId }) => playerId),
  );
  const theirs = waiting.filter(({ playerId }) => excluded.has(playerId));
  if (theirs.length === 0) return;
  for (const bet of theirs) waiting.splice(waiting.indexOf(bet), 1);
  await payAll(
    house,
    theirs.map((bet) => ({ bet, multiplier: Math.min(multiplier, targetOf(bet)) })),
  );
  await showOwnBets(house, theirs);
  showRoundSoon(house);
}

/** Returns the bets of a flight that are not cashed out by their target yet, the nearest target first. */
async function targetsOf(house: House, { number }: RocketRound): Promise<RocketBet[]> {
  const watch = watchOf(house);
  if (watch.targets?.round === number) return watch.targets.bets;
  const bets: RocketBet[] = [];
  for (let position = 0; ; ) {
    const more = await selectOpen(house.database, number, {
      after: position,
      limit: READ_AT_ONCE,
    });
    bets.push(...more);
    position = more.at(-1)?.position ?? position;
    if (more.length < READ_AT_ONCE) break;
  }
  watch.targets = { round: number, bets: bets.toSorted((a, b) => targetOf(a) - targetOf(b)) };
  return watch.targets.bets;
}

/** Goes on behind the end of a round: settles its bets, and opens the next one after the pause. */
async function goOn(house: House, round: RocketRound, now: Date): Promise<Date> {
  const { at, brokenOffAt } = round.end as NonNullable<RocketRound["end"]>;
  const settlesAt = after(at, brokenOffAt === null ? GRACE_MS : 0);
  if (now < settlesAt) return settlesAt;
  if (!round.settledAt) await settleBets(house, round, now);
  const nextAt = after(at, PAUSE_MS);
  return now < nextAt ? nextAt : openNext(house, round, now);
}

/** Opens the round behind another one, or the first of a house: while somebody looks, and operators let it. */
async function openNext(house: House, before: RocketRound | undefined, now: Date): Promise<Date> {
  const { open } = await settingOf(house, rocketConfig);
  if (!open) return after(now, RESTING_MS);
  const askedAt = await selectInterest(house.database);
  if (!askedAt || now.getTime() - askedAt.getTime() > WANTED_MS) return after(now, RESTING_MS);
  const closesAt = after(now, BETTING_MS);
  const isOpened = await house.database.tx(async (tx) => {
    const latest = await lockLatest(tx);
    // Another process has opened it, or its bets are not settled yet.
    if (latest?.number !== before?.number || (latest && !latest.settledAt)) return false;
    const link = latest ? await nextLink(house, tx, latest.link) : await startChain(house, tx);
    const { seedHash } = await linkSeed(house, tx, link);
    const number = (latest?.number ?? 0n) + 1n;
    return insertRound(tx, { number, link, seedHash, openedAt: now, closesAt });
  });
  if (isOpened) await showRound(house);
  return isOpened ? closesAt : after(now, RESTING_MS);
}
