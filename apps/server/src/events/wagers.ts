import { defineEvent } from "#platform/outbox";

/** A round is over: what was staked from which money, and what came back. Smallest units. */
export interface WagerSettled {
  readonly roundId: string;
  readonly game: string;
  readonly licence: string;
  readonly currency: string;
  readonly stakeCash: bigint;
  readonly stakeBonus: bigint;
  readonly payout: bigint;
  /** The account right after the round. */
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly version: bigint;
}
export const wagerSettled = defineEvent<WagerSettled>("wager.settled");
