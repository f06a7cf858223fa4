import type { SportsbookRules } from "@houselight/contracts";
import { linesOf, potentialOf } from "@houselight/sports-maths/bets";
import type { SportsBets } from "#core/configuration";
import { type Form, nameOf, type Selection } from "./bet.ts";
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
  readonly toEur: (amount: bigint) => bigint;
  readonly now: Date;
  /** The bet has waited for the bet delay. */
  readonly hasWaited: boolean;
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

/** Tells whether a slip has to wait before it is accepted (W3). */
export const mustWait = (slip: Slip, { offers }: Pick<Board, "offers">): boolean =>
  slip.selections.some((selection) => {
    const offer = offers.get(nameOf(selection));
    return offer !== undefined && isInPlay(offer);
  });

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
  if (!terms.hasWaited && terms.rules.bet_delay_seconds > 0 && offers.some(isInPlay))
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
 * Returns the largest stake on each line, smallest units: by the most that a bet may bring, and by what the
 * house may lose on each selection. What is worth less than a hundredth of a euro counts as one.
 */
export function mostLineStake(
  slip: Form & { readonly selections: readonly Selection[] },
  odds: readonly number[],
  board: Pick<Board, "exposure">,
  { rules, toEur }: Pick<Terms, "rules" | "toEur">,
): bigint {
  const measureEur = toEur(MEASURE);
  const ofEur = (eur: bigint): bigint => (measureEur > 0n ? (eur * MEASURE) / measureEur : 0n);
  const form = { kind: slip.kind, sizes: slip.sizes };
  const potential = potentialOf(form, MEASURE, odds);
  const byPayout = (ofEur(BigInt(rules.max_payout_eur_cents)) * MEASURE) / potential;
  const lines = linesOf(form, odds.length);
  const byLiability = slip.selections.map((selection, at) => {
    const room =
      BigInt(rules.max_liability_eur_cents) - (board.exposure.get(nameOf(selection)) ?? 0n);
    const onIt = lines.filter((line) => line.includes(at)).length;
    const perUnit = BigInt(((odds[at] ?? 0) - 1000) * onIt);
    return room <= 0n ? 0n : (ofEur(room) * 1000n) / perUnit;
  });
  return [byPayout, ...byLiability].reduce((least, one) => (one < least ? one : least));
}
