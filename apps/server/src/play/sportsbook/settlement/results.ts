import type { Tx } from "#platform/database";
import {
  addDue,
  clearResults,
  deleteCancellations,
  insertCancellations,
  type LegName,
  type MarketName,
  markCancelled,
  writeResults,
} from "./leg-result-store.ts";

/** The result of a selection, in thousandths of the stake. */
export interface SelectionResult {
  readonly id: string;
  readonly won: 0 | 1;
  /** Of the stake, what is given back. */
  readonly void_factor: 0 | 500 | 1000;
  /** Of the stake, what counts when several share the win. */
  readonly dead_heat: number;
}

export interface MarketResult extends MarketName {
  readonly selections: readonly SelectionResult[];
}

/** A market of which bets are void that were placed within a time; null for no bound. */
export interface MarketCancel extends MarketName {
  readonly from: Date | null;
  readonly until: Date | null;
}

/**
 * Writes results on the legs of markets, and has their bets looked at. A leg whose selection has no result
 * is undecided; one that is cancelled stays so.
 */
export async function settleLegs(tx: Tx, results: readonly MarketResult[]): Promise<void> {
  const rows = results.flatMap(({ selections, ...market }) =>
    selections.map((selection) => ({ ...market, ...selection })),
  );
  const left = await clearResults(tx, results, rows);
  await markDue(tx, [...left, ...(await writeResults(tx, rows))]);
}

/** Takes results off the legs of markets: they are undecided again. A leg that is void stays so. */
export async function reopenLegs(tx: Tx, markets: readonly MarketName[]): Promise<void> {
  await markDue(tx, await clearResults(tx, markets, []));
}

/** Makes the legs of markets void that were placed within the times. */
export async function voidLegs(tx: Tx, cancels: readonly MarketCancel[]): Promise<void> {
  await insertCancellations(tx, cancels);
  await markDue(tx, await markCancelled(tx, cancels));
}

/** Takes cancellations back: legs that no other one makes void are undecided again. */
export async function unvoidLegs(tx: Tx, cancels: readonly MarketCancel[]): Promise<void> {
  await deleteCancellations(tx, cancels);
  await markDue(tx, await markCancelled(tx, cancels));
}

async function markDue(tx: Tx, legs: readonly LegName[]): Promise<void> {
  const bets = new Map(legs.map((leg) => [`${leg.playerId}/${leg.wagerId}`, leg]));
  await addDue(tx, [...bets.values()]);
}
