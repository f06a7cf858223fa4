import { defineEvent } from "#platform/outbox";

/** A prize of a tournament or a lottery was paid. Amounts in smallest units. */
export interface PrizeWon {
  readonly prizeId: string;
  readonly source: "tournament" | "quest" | "lottery";
  /** Address of what it was won in, and its name in the winner's language. */
  readonly identifier: string;
  readonly title: string;
  /** Place in a tournament; null where prizes go by something else. */
  readonly place: number | null;
  /** The payment, in the currency that the player plays in. */
  readonly paid: bigint;
  readonly currency: string;
  /** The prize as it was promised. */
  readonly originalAmount: bigint;
  readonly originalCurrency: string;
  /** Moment of the payment, ISO 8601; absent in events of older builds. */
  readonly at?: string;
}
export const prizeWon = defineEvent<PrizeWon>("prize.won");
