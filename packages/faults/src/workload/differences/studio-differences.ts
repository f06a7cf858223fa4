import type { Operation } from "../operation.ts";
import { noDifferences, type Part } from "./part.ts";

/** The compared fields of a round with an outside studio, as its player sees it. */
export interface StudioRound {
  readonly id: string;
  /** The studio's own name of it. */
  readonly round: string;
  readonly status: "open" | "settled" | "voided";
  readonly stake_cents: number;
  readonly payout_cents: number;
}

interface Body {
  readonly amount?: number;
  readonly actions?: readonly { readonly type: string; readonly amount: number }[];
}

/** Holds one player's rounds with the studio against what the house lists: each moved what its calls came to, once. */
export function studioDifferences(
  history: readonly Operation[],
  rounds: readonly StudioRound[],
): Part {
  const found = noDifferences();
  const calls = Map.groupBy(
    history.filter(({ kind }) => kind === "studio"),
    ({ round }) => round as string,
  );
  const standing = Map.groupBy(rounds, ({ round }) => round);
  for (const [name, told] of calls) {
    const own = standing.get(name) ?? [];
    const due = movedBy(told);
    if (due === null) {
      if (own.some(({ status }) => status !== "voided"))
        found.duplicated.push(`studio round ${name} was taken back or refused and stands`);
      continue;
    }
    const moved = own.reduce((sum, round) => sum + movedIn(round), 0);
    if (own.length === 0) found.lost.push(`studio round ${name} was accepted and is gone`);
    else if (own.length > 1) found.duplicated.push(`studio round ${name} stands twice`);
    else if (moved !== due) found.lost.push(`studio round ${name} moved ${moved}, not ${due}`);
  }
  for (const name of standing.keys())
    if (!calls.has(name)) found.duplicated.push(`studio round ${name} stands unasked`);
  return { differences: found, effect: rounds.reduce((sum, one) => sum + movedIn(one), 0) };
}

const movedIn = ({ status, stake_cents, payout_cents }: StudioRound): number =>
  status === "voided" ? 0 : payout_cents - stake_cents;

/** Returns what the calls of a round come to; null where no bet of it stands. */
function movedBy(calls: readonly Operation[]): number | null {
  const accepted = calls.filter(({ state }) => state === "accepted");
  const isTakenBack = accepted.some(({ slug }) => slug === "rollback");
  const hasBet = accepted.some(({ slug }) => slug === "bet" || slug === "play");
  if (isTakenBack || !hasBet) return null;
  return accepted.reduce((sum, { slug, body }) => {
    const { amount = 0, actions = [] } = body as Body;
    if (slug === "bet") return sum - amount;
    if (slug === "win") return sum + amount;
    return actions.reduce((all, one) => all + (one.type === "bet" ? -1 : 1) * one.amount, sum);
  }, 0);
}
