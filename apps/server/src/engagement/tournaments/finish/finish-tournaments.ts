import { convert, localeOf, tournamentKind, wordsIn } from "@houselight/contracts";
import { selectLanguages } from "#core/accounts";
import { exchangeRates, noteLargePrizes, payPrizes } from "#core/wallet";
import { selectPassedOver } from "#entitlements/compliance";
import { prizeWon } from "#events/prizes";
import { wagerSettled } from "#events/wagers";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents, hasHeardAll } from "#platform/outbox";
import { type ChangedStatus, showStatuses } from "../live.ts";
import { SCORING_REACTION } from "../scores/score-rounds.ts";
import { updateLeft } from "../scores/entry-store.ts";
import { selectPlaces } from "../scores/place-store.ts";
import type { Tournament } from "../tournament.ts";
import {
  countParticipant,
  lockTournament,
  selectEnded,
  updateFinished,
} from "../tournament-store.ts";
import { type Award, insertAwards, selectClimbers, updatePaidUpTo } from "./award-store.ts";
import { levelOf, placedWinners, type Winner } from "./winners.ts";

/** A batch of rounds takes its moment before it is written: so long it may be on its way. */
const GRACE_MS = 5_000;
/** Players whose levels one transaction rewards. */
const CLIMBERS = 200;

/**
 * Finishes tournaments whose end is over, once every round that was settled before it has been counted.
 * Each is paid once, on however many replicas this runs.
 */
export async function finishTournaments(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - GRACE_MS);
  const ended = await selectEnded(house.database, before);
  if (ended.length === 0) return;
  if (!(await hasHeardAll(house.database, SCORING_REACTION, wagerSettled))) return;
  for (const { id, identifier, minima } of ended) {
    try {
      if (minima.length === 0) await finishByPlaces(house, id);
      else while (await rewardLevels(house, id));
    } catch (error) {
      // The other tournaments do not wait for this one, which is looked at again.
      house.log.error({ tournament: identifier, err: error }, "a tournament could not be finished");
    }
  }
}

async function finishByPlaces(house: House, id: string): Promise<void> {
  const changed = await house.database.tx(async (tx) => {
    const tournament = await lockEnded(tx, id);
    if (!tournament) return [];
    const at = house.clock.now();
    await leaveExcluded(tx, tournament, at);
    const places = await selectPlaces(tx, [id], tournament.prizes.length);
    const told = await pay(house, tx, tournament, placedWinners(places, tournament.prizes));
    await updateFinished(tx, id, at);
    return told;
  });
  showStatuses(house, changed);
}

/** Rewards the levels of the next players. Returns false when there is none left. */
async function rewardLevels(house: House, id: string): Promise<boolean> {
  const done = await house.database.tx(async (tx) => {
    const tournament = await lockEnded(tx, id);
    if (!tournament) return null;
    const climbers = await selectClimbers(tx, id, CLIMBERS);
    const last = climbers.at(-1);
    if (!last) {
      await updateFinished(tx, id, house.clock.now());
      return null;
    }
    const excluded = await selectPassedOver(
      tx,
      climbers.map(({ playerId }) => playerId),
    );
    const winners = climbers
      .filter(({ playerId }) => !excluded.has(playerId))
      .flatMap((climber): Winner[] => {
        const level = levelOf(tournament.minima, climber.bets);
        const amount = tournament.prizes[level - 1] ?? 0n;
        return amount > 0n ? [{ ...climber, points: climber.bets, place: level, amount }] : [];
      });
    const told = await pay(house, tx, tournament, winners);
    await updatePaidUpTo(tx, id, last.playerId);
    return told;
  });
  showStatuses(house, done ?? []);
  return done !== null;
}

/** Locks a tournament that is still to be finished. */
async function lockEnded(tx: Tx, id: string): Promise<Tournament | undefined> {
  const tournament = await lockTournament(tx, id);
  return tournament?.state === "published" ? tournament : undefined;
}

/** Takes players who are excluded or erased out of the places that have a prize, until nobody moves up who is. */
async function leaveExcluded(tx: Tx, { id, prizes }: Tournament, at: Date): Promise<void> {
  for (;;) {
    const places = await selectPlaces(tx, [id], prizes.length);
    const excluded = await selectPassedOver(
      tx,
      places.map(({ playerId }) => playerId),
    );
    if (excluded.size === 0) return;
    for (const playerId of excluded) {
      await updateLeft(tx, { tournamentId: id, playerId, at });
      await countParticipant(tx, id, -1);
    }
  }
}

async function pay(
  house: House,
  tx: Tx,
  tournament: Tournament,
  winners: readonly Winner[],
): Promise<ChangedStatus[]> {
  const rates = await exchangeRates(house)();
  const { id: tournamentId, identifier, title, currency, minima } = tournament;
  const prizes = winners.map(({ playerId, amount }) => ({
    id: house.ids.uuid(),
    playerId,
    currency,
    amount,
  }));
  const paid = await payPrizes(tx, prizes, rates);
  const awards = winners.flatMap(({ playerId, place, amount }, at): Award[] => {
    const part = paid[at];
    if (!part) return [];
    const id = prizes[at]?.id as string;
    const eurCents = convert(amount, currency, "EUR", rates);
    return [{ id, tournamentId, playerId, place, amount, ...paidOf(part), eurCents }];
  });
  const now = house.clock.now();
  await insertAwards(tx, awards, now);
  await noteLargePrizes(house, tx, "tournament", awards);
  const languages = await selectLanguages(tx, [...new Set(awards.map((one) => one.playerId))]);
  const isRace = minima.length === 0;
  await appendEvents(
    tx,
    awards.map((one) =>
      prizeWon(one.playerId, {
        prizeId: one.id,
        source: tournamentKind(identifier) === "quest" ? "quest" : "tournament",
        identifier,
        title: wordsIn(title, localeOf(languages.get(one.playerId))),
        place: isRace ? one.place : null,
        paid: one.paid,
        currency: one.currency,
        originalAmount: one.amount,
        originalCurrency: currency,
        at: now.toISOString(),
      }),
    ),
  );
  const byPlayer = new Map(awards.map((one) => [one.playerId, one]));
  return winners.flatMap(({ playerId, bets, points, version, place }): ChangedStatus[] => {
    const award = byPlayer.get(playerId);
    if (!award) return [];
    const prize = { amount: award.paid, currency: award.currency };
    const own = { tournamentId, identifier, playerId, bets, points, version, prize };
    return [{ ...own, place: isRace ? place : null, previousPlace: null }];
  });
}

const paidOf = ({ amount, currency }: { readonly amount: bigint; readonly currency: string }) => ({
  paid: amount,
  currency,
});
