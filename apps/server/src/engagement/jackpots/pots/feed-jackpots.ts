import { convert, type ExchangeRates } from "@houselight/contracts";
import { licenceOf } from "#core/configuration";
import { exchangeRates, FIRST_LEG, postTransfers, type Transfer } from "#core/wallet";
import { type WagerSettled, wagerSettled } from "#events/wagers";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction } from "#platform/outbox";
import { type Fed, type Feeding, feedPots } from "./feed-pots.ts";
import { accountOf, type Jackpot, MICROS, type Pot } from "../jackpot.ts";
import { lockFed, raiseVersions, selectPots } from "../jackpot-store.ts";
import { type ChangedJackpot, showAward, showChanges } from "../live.ts";
import { payDrops, type WonPot } from "./pay-drops.ts";
import { potChance } from "./pot-chance.ts";
import { type Contribution, insertContributions, updatePots } from "./pot-store.ts";

type Settled = HeardEvent<WagerSettled>;

/** A jackpot with what this batch of rounds did to it. */
interface FedJackpot {
  readonly jackpot: Jackpot;
  readonly before: readonly Pot[];
  readonly fed: Fed;
  readonly rounds: readonly Settled[];
}

/**
 * Feeds jackpots with settled rounds, in their order, and pays the pots that drop, all in the transaction of
 * the reaction: a round feeds once, and a pot drops once. Money of the player's own counts, of any
 * currency; bonus money and free rounds do not.
 */
export const feedJackpots = (house: House): Reaction =>
  reaction("jackpots.feed", wagerSettled, async (tx, events) => {
    const rounds = events.filter(
      ({ payload }) => BigInt(payload.stakeCash) > 0n && licenceOf(payload.licence).jackpots,
    );
    const subjects = [...new Set(rounds.map(({ payload }) => payload.subject))];
    if (subjects.length === 0) return;
    const jackpots = await lockFed(tx, subjects);
    if (jackpots.length === 0) return;
    const changed = await feedAll(house, tx, jackpots, rounds);
    const awards = await payDrops(house, tx, changed.flatMap(wonPots));
    const versions = await raiseVersions(
      tx,
      changed.map(({ jackpot }) => jackpot.id),
    );
    const shown = changed.map(({ jackpot, fed }): ChangedJackpot => {
      return { ...jackpot, version: versions.get(jackpot.id) as bigint, pots: fed.pots };
    });
    return () => {
      showChanges(house, shown);
      for (const award of awards) showAward(house, award);
    };
  });

async function feedAll(
  house: House,
  tx: Tx,
  jackpots: readonly Jackpot[],
  rounds: readonly Settled[],
): Promise<FedJackpot[]> {
  const rates = await exchangeRates(house)();
  const pots = await selectPots(
    tx,
    jackpots.map(({ id }) => id),
  );
  const chance = potChance(house, tx);
  const all: FedJackpot[] = [];
  for (const jackpot of jackpots) {
    const own = rounds.filter(({ payload }) => jackpot.games.includes(payload.subject));
    const before = pots.get(jackpot.id) ?? [];
    const feedings = own.map((round) => feedingOf(round, jackpot, rates));
    const fed = await feedPots(before, feedings, chance);
    all.push({ jackpot, before, fed, rounds: own });
  }
  await updatePots(
    tx,
    all.flatMap(({ jackpot, fed }) => fed.pots.map((pot) => ({ ...pot, jackpotId: jackpot.id }))),
  );
  await insertContributions(tx, all.flatMap(contributionsOf), house.clock.now());
  await postTransfers(
    tx,
    all.flatMap((one) => intoThePool(one, house.ids.uuid())),
  );
  return all;
}

const feedingOf = ({ payload }: Settled, { currency }: Jackpot, rates: ExchangeRates): Feeding => ({
  wagerId: payload.wagerId,
  stakeMicros: convert(BigInt(payload.stakeCash) * MICROS, payload.currency, currency, rates),
});

const contributionsOf = ({ jackpot, fed, rounds }: FedJackpot): Contribution[] =>
  rounds.map(({ playerId, payload }, at) => ({
    playerId,
    wagerId: payload.wagerId,
    jackpotId: jackpot.id,
    currency: payload.currency,
    stake: BigInt(payload.stakeCash),
    micros: fed.given[at] as bigint,
  }));

/** Moves what the rounds gave, in whole units: the account holds the pots without their fractions. */
function intoThePool({ jackpot, before, fed }: FedJackpot, groupId: string): Transfer[] {
  const held = before.reduce((sum, { micros }) => sum + micros, 0n);
  const given = fed.given.reduce((sum, micros) => sum + micros, 0n);
  const amount = (held + given) / MICROS - held / MICROS;
  if (amount === 0n) return [];
  return [
    {
      playerId: 0n,
      groupId,
      leg: FIRST_LEG.jackpot,
      kind: "jackpot",
      currency: jackpot.currency,
      debit: "house:gaming",
      credit: accountOf(jackpot),
      amount,
    },
  ];
}

function wonPots({ jackpot, fed, rounds }: FedJackpot): WonPot[] {
  return fed.drops.map((dropped) => {
    const round = rounds[dropped.round] as Settled;
    const { currency, licence } = round.payload;
    return { jackpot, dropped, winner: { playerId: round.playerId, currency, licence } };
  });
}
