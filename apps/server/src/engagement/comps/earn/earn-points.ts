import { compEarning, convert, type ExchangeRates } from "@houselight/contracts";
import { selectKinds } from "#core/catalogue";
import { settingIn } from "#core/configuration";
import { exchangeRates } from "#core/wallet";
import { isOwnMoney, settledAt, type WagerSettled, wagerSettled } from "#events/wagers";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction } from "#platform/outbox";
import type { Tx } from "#platform/database";
import { insertMovements, lockBalances, updateRests } from "../ledger/ledger-store.ts";
import { showPoints } from "../live.ts";
import { earn, MICROS_PER_CENT, type Rests, type Round } from "./earn.ts";

type Settled = HeardEvent<WagerSettled>;

/**
 * Gives players points for settled rounds, in their order, all in the transaction of the reaction. A round
 * counts whose stake was the player's own money alone, in any currency; one that is taken back later keeps
 * its points.
 */
export const earnPoints = (house: House): Reaction =>
  reaction("comps.earn", wagerSettled, async (tx, events) => {
    const settled = events.filter(({ payload }) => isOwnMoney(payload));
    if (settled.length === 0) return;
    const rounds = await roundsOf(house, tx, settled);
    const byPlayer = Map.groupBy(rounds, ({ playerId }) => playerId);
    const prices = await pricesIn(tx);
    const balances = await lockBalances(tx, [...byPlayer.keys()]);
    const earned = balances.map(({ playerId, rests }) => ({
      playerId,
      ...earn(rests, byPlayer.get(playerId) ?? [], prices),
    }));
    await updateRests(tx, earned);
    const awards = earned.flatMap((one) => one.awards);
    if (awards.length === 0) return;
    const written = await insertMovements(
      tx,
      awards.map(({ wagerId, ...award }) => ({ ...award, id: wagerId, kind: "award" })),
    );
    return () => showPoints(house, written);
  });

async function pricesIn(tx: Tx): Promise<Rests> {
  const { slots_eur_cents, others_eur_cents } = await settingIn(tx, compEarning);
  return {
    slots: BigInt(slots_eur_cents) * MICROS_PER_CENT,
    others: BigInt(others_eur_cents) * MICROS_PER_CENT,
  };
}

async function roundsOf(house: House, tx: Tx, settled: readonly Settled[]): Promise<Round[]> {
  const rates = await exchangeRates(house)();
  const games = new Set(settled.map(({ payload }) => payload.subject));
  const kinds = await selectKinds(tx, [...games]);
  const now = house.clock.now();
  return settled.map(({ playerId, payload }) => ({
    playerId,
    wagerId: payload.wagerId,
    earner: kinds.get(payload.subject) === "slots" ? "slots" : "others",
    stake: microsOf(BigInt(payload.stakeCash), payload.currency, rates),
    at: settledAt(payload, now),
  }));
}

const microsOf = (amount: bigint, currency: string, rates: ExchangeRates): bigint =>
  convert(amount * MICROS_PER_CENT, currency, "EUR", rates);
