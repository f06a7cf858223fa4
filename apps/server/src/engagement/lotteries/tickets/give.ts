import { sha256 } from "#platform/ids";
import { isOpenTo, type Lottery, type Rules } from "../lottery.ts";

/** Millionths of a euro in a hundredth of one: stakes of any currency are counted in them without a loss that adds up. */
export const MICROS_PER_CENT = 10_000n;

/** A settled round whose whole stake was a player's own money. */
export interface Round {
  readonly playerId: bigint;
  readonly wagerId: string;
  readonly game: string;
  /** Millionths of a euro. */
  readonly stake: bigint;
  readonly at: Date;
}

/** A player's part in a lottery. */
export interface Entry {
  readonly playerId: bigint;
  /** All that counted, in hundredths of a euro. */
  readonly stake: bigint;
  /** Millionths of a euro that make no whole hundredth yet. */
  readonly rest: bigint;
  readonly tickets: bigint;
}

/** Tickets that a round or a reward gave: `count` numbers from the first one on. */
export interface Grant {
  readonly firstNumber: bigint;
  readonly count: bigint;
  readonly playerId: bigint;
  /** Id of the round, or of the reward. */
  readonly sourceId: string;
  readonly at: Date;
}

export interface Given {
  readonly tickets: bigint;
  readonly salt: string;
  /** Entries that changed. */
  readonly entries: readonly Entry[];
  readonly grants: readonly Grant[];
}

/** Tells whether a round counts in a lottery: its time, its game and its player's groups. */
export const isCounted = (
  rules: Rules,
  { game, at }: Pick<Round, "game" | "at">,
  groups: readonly string[],
): boolean =>
  at >= rules.startAt &&
  at < rules.endAt &&
  (rules.games.length === 0 || rules.games.includes(game)) &&
  isOpenTo(rules, groups);

/** Returns the salt behind a grant: everybody can go from the lottery's id to the last one. */
export const saltAfter = (salt: string, { sourceId, count }: Pick<Grant, "sourceId" | "count">) =>
  sha256(`${salt}:${sourceId}:${count}`);

/**
 * Gives tickets for rounds that count, in their order. What does not make a whole ticket is carried to
 * the player's next round.
 */
export function giveTickets(
  lottery: Pick<Lottery, "tickets" | "salt" | "ticketPrice">,
  before: ReadonlyMap<bigint, Entry>,
  rounds: readonly Round[],
): Given {
  const changed = new Map<bigint, Entry>();
  const grants: Grant[] = [];
  let { tickets, salt } = lottery;
  for (const { playerId, wagerId, stake, at } of rounds) {
    const none = { playerId, stake: 0n, rest: 0n, tickets: 0n };
    const entry = changed.get(playerId) ?? before.get(playerId) ?? none;
    const micros = entry.rest + stake;
    const total = entry.stake + micros / MICROS_PER_CENT;
    const count = total / lottery.ticketPrice - entry.stake / lottery.ticketPrice;
    const rest = micros % MICROS_PER_CENT;
    changed.set(playerId, { playerId, stake: total, rest, tickets: entry.tickets + count });
    if (count === 0n) continue;
    const grant = { firstNumber: tickets + 1n, count, playerId, sourceId: wagerId, at };
    grants.push(grant);
    tickets += count;
    salt = saltAfter(salt, grant);
  }
  return { tickets, salt, entries: [...changed.values()], grants };
}

/** Gives a player tickets that no stake brought, behind those that were given so far. */
export function addTickets(
  lottery: Pick<Lottery, "tickets" | "salt">,
  { playerId, stake, rest, tickets }: Entry,
  added: Pick<Grant, "sourceId" | "count" | "at">,
): Given {
  const grant = { ...added, playerId, firstNumber: lottery.tickets + 1n };
  return {
    tickets: lottery.tickets + added.count,
    salt: saltAfter(lottery.salt, grant),
    entries: [{ playerId, stake, rest, tickets: tickets + added.count }],
    grants: [grant],
  };
}
