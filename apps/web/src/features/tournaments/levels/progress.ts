import type { PromoStatus } from "@houselight/contracts/configuration";
import type { Level } from "@houselight/contracts/tournaments";

/** Returns how much of the way from one level to the next is done, in whole percent; all of it at the last. */
export function progressTo(current: Level | null, next: Level | null, bets: number): number {
  if (!next) return 100;
  const from = current?.min_bet_cents ?? 0;
  return Math.floor(((bets - from) * 100) / (next.min_bet_cents - from));
}

/** Holds what there is to say of the way on: the next level, that this is the last, or nothing once the time is over. */
type WayOn = { readonly position: number; readonly missing: number } | "last" | null;

/** Returns the way on from a total of stakes, in hundredths of a euro. */
export function wayOn(next: Level | null, bets: number, status: PromoStatus): WayOn {
  if (!next) return "last";
  if (status === "archive") return null;
  return { position: next.position, missing: next.min_bet_cents - bets };
}

/** A place on the drawn path, counted from 1, and where the path goes on from there. */
export interface Step {
  readonly column: number;
  readonly row: number;
  readonly onward: "right" | "left" | "turn-right" | "turn-left" | "end";
}

/** Levels in one row at most: a short path is one line. */
const COLUMNS = 6;
const COLUMNS_LONG = 5;

export const columnsOf = (count: number): number => (count <= COLUMNS ? count : COLUMNS_LONG);

/** Returns where a level stands on a path that winds: each second row runs back. `at` counts from 0. */
export function stepOf(at: number, count: number): Step {
  const columns = columnsOf(count);
  const row = Math.floor(at / columns);
  const along = at % columns;
  const isBack = row % 2 === 1;
  const column = isBack ? columns - along : along + 1;
  const isTurn = along === columns - 1;
  const onward =
    at === count - 1
      ? "end"
      : isTurn
        ? isBack
          ? "turn-left"
          : "turn-right"
        : isBack
          ? "left"
          : "right";
  return { column, row: row + 1, onward };
}
