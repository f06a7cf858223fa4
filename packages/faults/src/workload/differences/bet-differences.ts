import type { SportsBetView } from "@houselight/contracts";
import type { Operation } from "../operation.ts";
import type { MatchEnd } from "../sports/match.ts";
import { type Differences, noDifferences, type Part } from "./part.ts";

/** The compared fields of a bet. */
export type Bet = Pick<
  SportsBetView,
  "id" | "kind" | "currency" | "stake_cents" | "state" | "payout_cents"
> & {
  readonly legs: readonly {
    readonly fixture: { readonly id: number; readonly home: string };
    readonly selection_id: string;
    readonly odds: number;
  }[];
};

interface BetBody {
  readonly kind: string;
  readonly currency: string;
  readonly line_stake_cents: number;
  readonly selections: readonly { readonly fixture_id: number; readonly selection_id: string }[];
}

/**
 * Holds one player's bets on sport against what the house lists: each stands once as it was answered, ended as
 * the feed told last of its matches, and was sold back only where its player was told so.
 */
export function betDifferences(
  history: readonly Operation[],
  bets: readonly Bet[],
  ends: ReadonlyMap<string, MatchEnd>,
): Part {
  const found = noDifferences();
  const standing = new Map<string, Bet>();
  for (const bet of bets) {
    if (standing.has(bet.id)) found.duplicated.push(`bet ${bet.id} stands twice`);
    standing.set(bet.id, bet);
  }
  const sales = Map.groupBy(
    history.filter(({ kind }) => kind === "cash_out"),
    ({ id }) => id,
  );
  const asked = new Set<string>();
  for (const operation of history.filter(({ kind }) => kind === "bet")) {
    asked.add(operation.id);
    const bet = standing.get(operation.id);
    lookAt(operation, bet, found);
    const fault = bet && endFault(bet, sales.get(bet.id) ?? [], ends);
    if (fault) found.lost.push(`bet ${bet.id} ${fault}`);
  }
  for (const id of standing.keys())
    if (!asked.has(id)) found.duplicated.push(`bet ${id} stands unasked`);
  const effect = bets.reduce(
    (sum, { stake_cents, payout_cents }) => sum + (payout_cents ?? 0) - stake_cents,
    0,
  );
  return { differences: found, effect };
}

/** Finds a bet that is gone, stands although it was refused, or is another one. */
function lookAt(
  { id, state, unknownEnds, body }: Operation,
  bet: Bet | undefined,
  { lost, duplicated }: Differences,
): void {
  if (state === "accepted" && !bet) lost.push(`bet ${id} was accepted and is gone`);
  if (state === "refused" && unknownEnds === 0 && bet)
    duplicated.push(`bet ${id} was refused and stands`);
  if (!bet) return;
  const asked = body as BetBody;
  const isSame =
    bet.kind === asked.kind &&
    bet.currency === asked.currency &&
    bet.stake_cents === asked.line_stake_cents &&
    nameOf(bet.legs.map((leg) => [leg.fixture.id, leg.selection_id])) ===
      nameOf(asked.selections.map((one) => [one.fixture_id, one.selection_id]));
  if (!isSame) lost.push(`bet ${id} stands as ${bet.kind} of ${bet.stake_cents} ${bet.currency}`);
}

const nameOf = (legs: readonly (readonly [number, string])[]): string => legs.join(" ");

function endFault(
  bet: Bet,
  sales: readonly Operation[],
  ends: ReadonlyMap<string, MatchEnd>,
): string | null {
  const sold = sales.find(({ state }) => state === "accepted");
  if (sold) {
    const isSo = bet.state === "cashed_out" && bet.payout_cents === sold.answer?.payout;
    return isSo ? null : `was sold for ${sold.answer?.payout}, and is ${bet.state}`;
  }
  if (bet.state === "cashed_out")
    return sales.some(({ unknownEnds }) => unknownEnds > 0) ? null : "was sold unasked";
  const due = payoutOf(bet, ends);
  return bet.payout_cents === due ? null : `paid ${bet.payout_cents}, not ${due}`;
}

/** Returns what a bet is to bring by the ends of its matches; null while they do not decide it. */
function payoutOf({ stake_cents, legs }: Bet, ends: ReadonlyMap<string, MatchEnd>): number | null {
  const results = legs.map(({ fixture, selection_id, odds }) => {
    const end = ends.get(fixture.home);
    if (end === undefined) return null;
    if (end === "void") return 1000n;
    return end === selection_id ? BigInt(odds) : 0n;
  });
  if (results.includes(0n)) return 0;
  if (results.includes(null)) return null;
  const product = (results as bigint[]).reduce((all, one) => all * one, 1n);
  return Number((BigInt(stake_cents) * product) / 1000n ** BigInt(legs.length));
}
