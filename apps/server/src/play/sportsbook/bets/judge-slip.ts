import type { SportsbookRules } from "@houselight/contracts";
import { linesOf, potentialOf } from "@houselight/sports-maths/bets";
import type { SportsBets } from "#core/configuration";
import { type PlayerBounds, WHOLE_STAKE } from "../limits/player-bounds.ts";
import { type Form, marketOf, nameOf, type Selection } from "./bet.ts";
import type { Board, Offered } from "./board-store.ts";

/** A bet as a player asks for it. Odds in thousandths, the stake in smallest units. */
export interface Slip extends Form {
  readonly lineStake: bigint;
  readonly selections: readonly (Selection & { readonly odds: number })[];
  /** Changes of odds that are taken without asking. */
  readonly accept: "none" | "better" | "any";
}

/** Bounds of a slip: of the house in hundredths of a euro, and how a stake is worth in them. */
export interface Terms {
  readonly rules: SportsbookRules;
  readonly sportsBets: SportsBets;
  /** Rounded down. */
  readonly toEur: (amount: bigint) => bigint;
  /** Rounded up: what counts on a bound is never less than its worth. */
  readonly toEurUp: (amount: bigint) => bigint;
  readonly now: Date;
  /** For so long the bet has waited for the bet delay. */
  readonly waitedSeconds: number;
  readonly player: PlayerBounds;
  /** The house pays the stake. */
  readonly isFree: boolean;
}

export type SlipRefusal =
  | "selection_not_offered"
  | "selections_related"
  | "fixture_started"
  | "market_suspended"
  | "odds_changed"
  | "sports_not_offered"
  | "in_play_not_offered"
  | "stake_too_small"
  | "stake_too_large";

/** A slip that can be accepted, at the odds it is accepted at. */
export interface Accepted {
  readonly odds: readonly number[];
  readonly inPlay: readonly boolean[];
}

/** Tells whether a match is on, or could be: what was to begin has begun. */
const isInPlay = ({ fixture }: Offered): boolean => fixture === "live";

/** Returns whether the price of a selection holds: not once the start has come and nobody has told of it (W4). */
export function offerState(offer: Offered | undefined, now: Date): "open" | "suspended" | "closed" {
  if (!offer || !["open", "suspended"].includes(offer.market)) return "closed";
  if (offer.fixture === "upcoming" && offer.startsAt <= now) return "suspended";
  if (offer.fixture !== "upcoming" && offer.fixture !== "live") return "closed";
  return offer.market === "open" && offer.active ? "open" : "suspended";
}

/** Returns the places of selections that share a fixture with another one. */
export function relatedPlaces(selections: readonly Selection[]): ReadonlySet<number> {
  const counts = new Map<bigint, number>();
  for (const { fixtureId } of selections) counts.set(fixtureId, (counts.get(fixtureId) ?? 0) + 1);
  return new Set(
    selections.flatMap(({ fixtureId }, at) => ((counts.get(fixtureId) ?? 0) > 1 ? [at] : [])),
  );
}

/** Returns what keeps one selection from being bet on; null when nothing does. */
function selectionRefusal(offer: Offered | undefined, terms: Terms): SlipRefusal | null {
  if (!offer) return "selection_not_offered";
  if (isInPlay(offer)) {
    if (terms.sportsBets !== "all") return "in_play_not_offered";
    if (!terms.rules.in_play) return "market_suspended";
  } else if (offer.fixture !== "upcoming" || offer.startsAt <= terms.now) {
    // W4: the scheduled start counts where the actual one is not known.
    return "fixture_started";
  }
  return offer.market === "open" && offer.active ? null : "market_suspended";
}

const isTaken = (asked: number, now: number, accept: Slip["accept"]): boolean =>
  accept === "any" || now === asked || (accept === "better" && now > asked);

/**
 * Returns how long a slip has to wait before it is accepted, seconds: as long as the slowest sport of its
 * matches that are on (W3).
 */
export const delayOf = (
  { selections }: { readonly selections: readonly Selection[] },
  { offers }: Pick<Board, "offers">,
  { bet_delay_seconds: usual, bet_delay_by_sport: own }: SportsbookRules,
): number =>
  selections.reduce((longest, selection) => {
    const offer = offers.get(nameOf(selection));
    if (!offer || !isInPlay(offer)) return longest;
    const due = Object.hasOwn(own, offer.sport) ? own[offer.sport] : undefined;
    return Math.max(longest, due ?? usual);
  }, 0);

/** Decides about a slip: the odds at which it is accepted, or why it is not. Pure. */
export function judgeSlip(
  slip: Slip,
  board: Board,
  terms: Terms,
): Accepted | { readonly refused: SlipRefusal } {
  if (terms.sportsBets === "none") return { refused: "sports_not_offered" };
  if (relatedPlaces(slip.selections).size > 0) return { refused: "selections_related" };
  const offers: Offered[] = [];
  for (const selection of slip.selections) {
    const offer = board.offers.get(nameOf(selection));
    const refused = selectionRefusal(offer, terms);
    if (refused) return { refused };
    offers.push(offer as Offered);
  }
  // It has begun since the slip was looked at: the bet would go without its delay.
  if (delayOf(slip, board, terms.rules) > terms.waitedSeconds)
    return { refused: "fixture_started" };
  const changed = slip.selections.some(
    ({ odds }, at) => !isTaken(odds, offers[at]?.odds ?? 0, slip.accept),
  );
  if (changed) return { refused: "odds_changed" };
  const odds = offers.map((offer) => offer.odds);
  if (terms.toEur(slip.lineStake) < BigInt(terms.rules.min_stake_eur_cents))
    return { refused: "stake_too_small" };
  if (slip.lineStake > mostLineStake(slip, odds, board, terms))
    return { refused: "stake_too_large" };
  return { odds, inPlay: offers.map(isInPlay) };
}

/** Smallest units by which a stake is measured: payouts of it are exact to many digits. */
const MEASURE = 10n ** 12n;

/**
 * Returns the largest stake on each line, smallest units: by the most that a bet may bring, that the player's
 * bets of a day and on each market may, and by what the house may lose on each selection (W8). What is worth
 * less than a hundredth of a euro counts as one. The stake factor scales each bound; a stake that the house
 * pays is as large as the house said, but nobody with a factor of 0 places any.
 */
export function mostLineStake(
  slip: Form & { readonly selections: readonly Selection[] },
  odds: readonly number[],
  board: Pick<Board, "exposure">,
  { rules, toEurUp, player, isFree }: Pick<Terms, "rules" | "toEurUp" | "player" | "isFree">,
): bigint {
  const measureEur = toEurUp(MEASURE);
  const ofEur = (eur: bigint): bigint => (measureEur > 0n ? (eur * MEASURE) / measureEur : 0n);
  const permille = BigInt(isFree && player.stakePermille > 0 ? WHOLE_STAKE : player.stakePermille);
  const scaled = (eur: bigint): bigint => (eur * permille) / BigInt(WHOLE_STAKE);
  const form = { kind: slip.kind, sizes: slip.sizes };
  const potential = potentialOf(form, MEASURE, odds);
  const mayBring = leastOf([
    scaled(BigInt(rules.max_payout_eur_cents)),
    scaled(BigInt(rules.max_payout_day_eur_cents)) - player.dayEur,
    ...slip.selections.map(
      (selection) =>
        scaled(BigInt(rules.max_payout_market_eur_cents)) -
        (player.marketsEur.get(marketOf(selection)) ?? 0n),
    ),
  ]);
  const byPayout = mayBring <= 0n ? 0n : (ofEur(mayBring) * MEASURE) / potential;
  const lines = linesOf(form, odds.length);
  const byLiability = slip.selections.map((selection, at) => {
    const room =
      BigInt(rules.max_liability_eur_cents) - (board.exposure.get(nameOf(selection)) ?? 0n);
    const onIt = lines.filter((line) => line.includes(at)).length;
    const perUnit = BigInt(((odds[at] ?? 0) - 1000) * onIt);
    return room <= 0n ? 0n : (ofEur(scaled(room)) * 1000n) / perUnit;
  });
  return leastOf([byPayout, ...byLiability]);
}

const leastOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((least, one) => (one < least ? one : least));
