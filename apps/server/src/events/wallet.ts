import { defineEvent } from "#platform/outbox";

/** An account of a player stands at these balances, in smallest units. */
export interface BalanceChanged {
  readonly currency: string;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
  /** Missing in events that a release before it has written. */
  readonly debt?: bigint;
  readonly version: bigint;
  /** Said where its player took it up. */
  readonly active?: true;
}
export const balanceChanged = defineEvent<BalanceChanged>("wallet.balance-changed");
