import type { Operation } from "../operation.ts";
import type { TableBet } from "../tables/table-bets.ts";
import { noDifferences, type Part } from "./part.ts";

interface TableBody {
  readonly round: number;
  readonly currency: string;
  readonly bet: { readonly bets: readonly { readonly amount_cents: number }[] };
}

/** Holds one player's bets at live tables against what the house lists: each stands once, on its round, and was settled. */
export function tableDifferences(history: readonly Operation[], bets: readonly TableBet[]): Part {
  const found = noDifferences();
  const standing = new Map<string, TableBet>();
  for (const bet of bets) {
    if (standing.has(bet.id)) found.duplicated.push(`table bet ${bet.id} stands twice`);
    standing.set(bet.id, bet);
  }
  const asked = new Set<string>();
  for (const { id, slug, state, unknownEnds, body } of history.filter(
    ({ kind }) => kind === "table_bet",
  )) {
    asked.add(id);
    const bet = standing.get(id);
    if (state === "accepted" && !bet) found.lost.push(`table bet ${id} was accepted and is gone`);
    if (state === "refused" && unknownEnds === 0 && bet)
      found.duplicated.push(`table bet ${id} was refused and stands`);
    if (!bet) continue;
    const { round, currency, bet: placed } = body as TableBody;
    const stake = placed.bets.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (
      bet.table !== slug ||
      bet.round !== round ||
      bet.currency !== currency ||
      bet.stake_cents !== stake
    )
      found.lost.push(`table bet ${id} stands as ${bet.stake_cents} on round ${bet.round}`);
    if (bet.state !== "settled") found.lost.push(`table bet ${id} is ${bet.state}`);
  }
  for (const id of standing.keys())
    if (!asked.has(id)) found.duplicated.push(`table bet ${id} stands unasked`);
  const effect = bets
    .filter(({ state }) => state !== "returned")
    .reduce((sum, { stake_cents, payout_cents }) => sum + (payout_cents ?? 0) - stake_cents, 0);
  return { differences: found, effect };
}
