/** Draws a whole number from 0 up to but not `below`, each as likely as any other. */
export type Draw = (below: number) => number;

/** A fraction of whole numbers, so that what is stated is exact. */
export interface Ratio {
  readonly of: bigint;
  readonly in: bigint;
}

/** Stakes of every game, in smallest units. */
export const STAKES = [20, 50, 100, 200, 500, 1_000] as const;
export const CURRENCIES = ["EUR", "USD", "CAD", "AUD", "NZD", "NOK"] as const;

/** A game that one press decides. Amounts in smallest units. */
export interface InstantGame {
  readonly slug: string;
  readonly name: string;
  readonly kind: "slots" | "other";
  readonly category: "pokies" | "scratch" | "card";
  /** Kind of board that its screen draws. */
  readonly board: "reels" | "fields";
  /** Mean of what a stake returns, worked out from the tables that are drawn from. */
  returns(): Ratio;
  /** Draws an outcome: what it pays, and what the screen shows of it. */
  draw(stake: number, draw: Draw): { readonly payout: number; readonly shown: unknown };
}

/** Writes a ratio in percent with two decimals, cut off: never more than it is. */
export function percentOf({ of, in: all }: Ratio): string {
  const hundredths = (of * 10_000n) / all;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, "0")}`;
}
