import { convert, type ExchangeRates } from "@houselight/contracts";
import { selectProducers } from "#core/catalogue";
import { exchangeRates } from "#core/wallet";
import { isOwnMoney, isSports, settledAt, type WagerSettled, wagerSettled } from "#events/wagers";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction } from "#platform/outbox";
import { type ChangedStatus, showStatuses } from "../live.ts";
import { lockRunning, type RuledEntry, updateScores } from "./entry-store.ts";
import { type Place, placeKey, selectPlaces } from "./place-store.ts";
import { isCounted, MICROS_PER_CENT, type Round, scoreRound } from "./score.ts";

/** Name of the reaction: a tournament is finished once it has heard all that came before the end. */
export const SCORING_REACTION = "tournaments.score";

/**
 * Counts settled rounds in the tournaments that their players have joined, in the order of the rounds: a
 * round counts once. Rounds with a stake of the player's own alone count, by the moment at which they
 * were settled; bets on sport do not.
 */
export const scoreRounds = (house: House): Reaction =>
  reaction(SCORING_REACTION, wagerSettled, async (tx, events) => {
    const settled = events.filter(({ payload }) => isOwnMoney(payload) && !isSports(payload));
    if (settled.length === 0) return;
    const given = { now: house.clock.now(), rates: await exchangeRates(house)() };
    const rounds = settled.map((event) => roundOf(event, given));
    const times = rounds.map(({ at }) => at.getTime());
    const entries = await lockRunning(tx, [...new Set(rounds.map(({ playerId }) => playerId))], {
      from: new Date(Math.min(...times)),
      until: new Date(Math.max(...times)),
    });
    if (entries.length === 0) return;
    const scored = scoreAll(entries, await withProducers(tx, entries, rounds));
    if (scored.length === 0) return;
    const ids = [...new Set(scored.map(({ tournamentId }) => tournamentId))].toSorted();
    const before = await selectPlaces(tx, ids);
    const written = await updateScores(tx, scored);
    const after = await selectPlaces(tx, ids);
    const identifiers = new Map(
      scored.map(({ tournamentId, rules }) => [tournamentId, rules.identifier]),
    );
    const changed = changesOf(before, after, written);
    return () =>
      showStatuses(
        house,
        changed.map((one) => ({
          ...one,
          identifier: identifiers.get(one.tournamentId) as string,
        })),
      );
  });

type Settled = HeardEvent<WagerSettled>;

/** A multiplier is kept in hundredths. */
const HUNDREDTHS = 100n;

function roundOf(
  { playerId, payload }: Settled,
  { now, rates }: { readonly now: Date; readonly rates: ExchangeRates },
): Round {
  const [stake, payout] = [BigInt(payload.stakeCash), BigInt(payload.payout)];
  return {
    playerId,
    game: payload.subject,
    producer: undefined,
    stake: convert(stake * MICROS_PER_CENT, payload.currency, "EUR", rates),
    payout: convert(payout * MICROS_PER_CENT, payload.currency, "EUR", rates),
    multiplier: (payout * HUNDREDTHS) / stake,
    at: settledAt(payload, now),
  };
}

/** Names the studios of the rounds' games where a tournament goes by studios. */
async function withProducers(
  tx: Tx,
  entries: readonly RuledEntry[],
  rounds: readonly Round[],
): Promise<readonly Round[]> {
  if (entries.every(({ rules }) => rules.producers.length === 0)) return rounds;
  const producers = await selectProducers(tx, [...new Set(rounds.map(({ game }) => game))]);
  return rounds.map((round) => ({ ...round, producer: producers.get(round.game) }));
}

/** Returns the entries whose score these rounds change, as they then are. */
function scoreAll(entries: readonly RuledEntry[], rounds: readonly Round[]): RuledEntry[] {
  const byPlayer = Map.groupBy(rounds, ({ playerId }) => playerId);
  return entries.flatMap((entry) => {
    let scored = entry;
    for (const round of byPlayer.get(entry.playerId) ?? []) {
      if (round.at < entry.joinedAt || !isCounted(entry.rules, round)) continue;
      scored = { ...scored, ...scoreRound(scored, round, entry.rules) };
    }
    return scored === entry ? [] : [scored];
  });
}

type Scored = Omit<Place, "place">;

/** Returns whose score or place changed, each with the place before and now. */
function changesOf(
  before: readonly Place[],
  after: readonly Place[],
  scored: readonly Scored[],
): Omit<ChangedStatus, "identifier">[] {
  const previous = new Map(before.map((one) => [placeKey(one), one.place]));
  const places = new Map(after.map((one) => [placeKey(one), one.place]));
  const own = new Set(scored.map(placeKey));
  const moved = [...before, ...after].filter((one) => {
    const key = placeKey(one);
    return !own.has(key) && previous.get(key) !== places.get(key);
  });
  const changed = new Map<string, Scored>([...moved, ...scored].map((one) => [placeKey(one), one]));
  return [...changed].map(([key, { tournamentId, playerId, bets, points, version }]) => ({
    tournamentId,
    playerId,
    bets,
    points,
    version,
    place: places.get(key) ?? null,
    previousPlace: previous.get(key) ?? null,
  }));
}
