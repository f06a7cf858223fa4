import type { MoneyCall } from "./round.ts";

/** The record of a wager with an outside studio. */
interface RoundRecord {
  readonly studio: string;
  readonly round: string;
  /** Ids of its bets, each with its amount in smallest units. */
  readonly bets: readonly (readonly [string, string])[];
}

/** Reads the record of a wager with an outside studio. */
export const readRecord = (record: string): RoundRecord => JSON.parse(record) as RoundRecord;

/** Adds the bets of a call to the record of their wager. */
export function addToRecord(record: string, { actions }: MoneyCall): string {
  const known = readRecord(record);
  const bets = actions
    .filter(({ kind }) => kind === "bet")
    .map(({ id, amount }) => [id, amount.toString()] as const);
  return JSON.stringify({ ...known, bets: [...known.bets, ...bets] });
}

/** Begins the record of a wager. */
export const newRecord = (studio: string, round: string): string =>
  JSON.stringify({ studio, round, bets: [] } satisfies RoundRecord);
