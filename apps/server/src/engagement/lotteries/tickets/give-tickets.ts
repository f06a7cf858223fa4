import { convert, type ExchangeRates } from "@houselight/contracts";
import { selectGroupsOf } from "#core/accounts";
import { exchangeRates } from "#core/wallet";
import { isOwnMoney, isSports, settledAt, type WagerSettled, wagerSettled } from "#events/wagers";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction } from "#platform/outbox";
import type { Lottery } from "../lottery.ts";
import { lockRunning, updateTickets } from "../lottery-store.ts";
import { type Entry, giveTickets, isCounted, MICROS_PER_CENT, type Round } from "./give.ts";
import { insertGrants, selectEntries, upsertEntries } from "./ticket-store.ts";

type Settled = HeardEvent<WagerSettled>;

/** The position of the reaction is kept under this name. */
export const TICKETS_REACTION = "lotteries.give-tickets";

const NO_GROUPS: readonly string[] = [];

/**
 * Gives tickets of the lotteries that run for settled rounds, in their order, all in the transaction of
 * the reaction. A round counts that was settled within the time of a lottery and staked money of the
 * player's own alone, in any currency, and is no bet on sport; one that is taken back later keeps its tickets.
 */
export const ticketsForRounds = (house: House): Reaction =>
  reaction(TICKETS_REACTION, wagerSettled, async (tx, events) => {
    const now = house.clock.now();
    const settled = events.filter(({ payload }) => isOwnMoney(payload) && !isSports(payload));
    const times = settled.map(({ payload }) => settledAt(payload, now).getTime());
    if (times.length === 0) return;
    const lotteries = await lockRunning(tx, {
      from: new Date(Math.min(...times)),
      to: new Date(Math.max(...times)),
    });
    if (lotteries.length === 0) return;
    const rates = await exchangeRates(house)();
    const rounds = settled.map((event) => roundOf(event, rates, now));
    const groups = await groupsOfAll(tx, lotteries, rounds);
    for (const lottery of lotteries) await giveOf(tx, lottery, rounds, groups);
  });

const roundOf = ({ playerId, payload }: Settled, rates: ExchangeRates, now: Date): Round => ({
  playerId,
  wagerId: payload.wagerId,
  game: payload.subject,
  stake: convert(BigInt(payload.stakeCash) * MICROS_PER_CENT, payload.currency, "EUR", rates),
  at: settledAt(payload, now),
});

/** Reads the groups of the rounds' players in one statement, where a lottery asks for any. */
async function groupsOfAll(tx: Tx, lotteries: readonly Lottery[], rounds: readonly Round[]) {
  if (lotteries.every(({ groupIds }) => groupIds.length === 0))
    return new Map<bigint, readonly string[]>();
  return selectGroupsOf(tx, playersOf(rounds));
}

const playersOf = (rounds: readonly Round[]): bigint[] => [
  ...new Set(rounds.map(({ playerId }) => playerId)),
];

async function giveOf(
  tx: Tx,
  lottery: Lottery,
  rounds: readonly Round[],
  groups: ReadonlyMap<bigint, readonly string[]>,
): Promise<void> {
  const counted = rounds.filter((round) =>
    isCounted(lottery, round, groups.get(round.playerId) ?? NO_GROUPS),
  );
  if (counted.length === 0) return;
  const entries = await selectEntries(tx, lottery.id, playersOf(counted));
  const before = new Map(entries.map((entry): [bigint, Entry] => [entry.playerId, entry]));
  const given = giveTickets(lottery, before, counted);
  await upsertEntries(tx, lottery.id, given.entries);
  if (given.grants.length === 0) return;
  await insertGrants(tx, { lotteryId: lottery.id, givenFor: "round" }, given.grants);
  await updateTickets(tx, lottery.id, given);
}
