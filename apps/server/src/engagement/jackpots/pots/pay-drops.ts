import { convert, type ExchangeRates } from "@houselight/contracts";
import { linkSeed } from "#core/fairness";
import {
  announceBalances,
  exchangeRates,
  FIRST_LEG,
  lockAccounts,
  noteLargePrizes,
  postTransfers,
  repayDebts,
  type Transfer,
} from "#core/wallet";
import { type JackpotWon, jackpotWon } from "#events/jackpots";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents, type OutboxEvent } from "#platform/outbox";
import type { Dropped } from "./feed-pots.ts";
import { accountOf, type Jackpot, MICROS } from "../jackpot.ts";
import { type Drop, insertDrops, insertFundings } from "./pot-store.ts";

const LEG = FIRST_LEG.jackpot;

/** A pot that dropped, with the round that won it. */
export interface WonPot {
  readonly jackpot: Jackpot;
  readonly dropped: Dropped;
  readonly winner: {
    readonly playerId: bigint;
    readonly currency: string;
    readonly licence: string;
  };
}

/** A win as its event tells it. */
export type Award = OutboxEvent<JackpotWon>;

/**
 * Pays pots that dropped, whatever has happened to their winners since: the money, the start of the next
 * pot, the record and the event, in the transaction that fed the pots. Returns the events.
 */
export async function payDrops(house: House, tx: Tx, won: readonly WonPot[]): Promise<Award[]> {
  if (won.length === 0) return [];
  const at = house.clock.now();
  const rates = await exchangeRates(house)();
  const drops: Drop[] = [];
  for (const one of won) drops.push(await dropOf(house, tx, one, { rates, at }));
  await lockAccounts(tx, [...new Set(drops.map(({ playerId }) => playerId))]);
  await postTransfers(
    tx,
    won.flatMap((one, at) => transfersOf(one, drops[at] as Drop)),
  );
  await insertDrops(tx, drops);
  await insertFundings(
    tx,
    drops.map(({ jackpotId, startAmount }) => ({
      jackpotId,
      kind: "start",
      micros: startAmount * MICROS,
    })),
    at,
  );
  const arrivals = drops.map(({ playerId, currency, id }) => ({ playerId, currency, groupId: id }));
  await repayDebts(tx, arrivals);
  await announceBalances(tx, arrivals);
  const awards = won.map((one, at) => awardOf(one, drops[at] as Drop));
  await appendEvents(tx, awards);
  await noteLargePrizes(house, tx, "jackpot", drops);
  return awards;
}

async function dropOf(
  house: House,
  tx: Tx,
  { jackpot, dropped, winner }: WonPot,
  { rates, at }: { readonly rates: ExchangeRates; readonly at: Date },
): Promise<Drop> {
  const { pot, salt, amount, wagerId } = dropped;
  const { seed } = await linkSeed(house, tx, pot.link);
  const { playerId, currency } = winner;
  const paid = convert(amount, jackpot.currency, currency, rates);
  return {
    id: house.ids.uuid(),
    jackpotId: jackpot.id,
    level: pot.level,
    chainId: pot.link.chainId,
    link: pot.link.number,
    seed,
    salt,
    startAmount: pot.startAmount,
    mustDropBy: pot.mustDropBy,
    amount,
    playerId,
    wagerId,
    currency,
    // A pot of little worth is a smallest unit at least: one that cannot be paid would keep all from being fed.
    paid: paid > 0n ? paid : 1n,
    eurCents: convert(amount, jackpot.currency, "EUR", rates),
    at,
  };
}

/** From the pot to its winner, by way of the house where the currencies differ, and the next pot's start. */
function transfersOf({ jackpot }: WonPot, drop: Drop): Transfer[] {
  const pool = accountOf(jackpot);
  const shared = { groupId: drop.id, kind: "jackpot" } as const;
  const own = { ...shared, playerId: drop.playerId, currency: drop.currency, amount: drop.paid };
  const pooled = { ...shared, playerId: 0n, currency: jackpot.currency };
  const paid: Transfer[] =
    drop.currency === jackpot.currency
      ? [{ ...own, leg: LEG, debit: pool, credit: "cash" }]
      : [
          { ...pooled, leg: LEG, amount: drop.amount, debit: pool, credit: "house:gaming" },
          { ...own, leg: LEG, debit: "house:gaming", credit: "cash" },
        ];
  const { startAmount: amount } = drop;
  return [...paid, { ...pooled, leg: LEG + 1, amount, debit: "house:gaming", credit: pool }];
}

const awardOf = ({ jackpot, dropped, winner }: WonPot, drop: Drop): Award =>
  jackpotWon(winner.playerId, {
    dropId: drop.id,
    identifier: jackpot.identifier,
    name: jackpot.name,
    levelName: dropped.pot.name,
    wagerId: dropped.wagerId,
    licence: winner.licence,
    paid: drop.paid,
    currency: drop.currency,
    originalAmount: drop.amount,
    originalCurrency: jackpot.currency,
    at: drop.at.toISOString(),
  });
