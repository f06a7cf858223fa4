import { defineEvent } from "#platform/outbox";

/** A pot of a jackpot dropped and its winner was paid. Amounts in smallest units. */
export interface JackpotWon {
  readonly dropId: string;
  /** The jackpot's address and names. */
  readonly identifier: string;
  readonly name: string;
  readonly levelName: string;
  /** The round that won it. */
  readonly wagerId: string;
  readonly licence: string;
  /** The payment, in the currency of the round. */
  readonly paid: bigint;
  readonly currency: string;
  readonly originalAmount: bigint;
  readonly originalCurrency: string;
  /** Moment of the drop, ISO 8601; absent in events of older builds. */
  readonly at?: string;
}
export const jackpotWon = defineEvent<JackpotWon>("jackpot.won");
