import type { Tx } from "#platform/database";
import { postTransfers } from "./post-transfers.ts";
import { type Account, accountAfter, FIRST_LEG, repaymentOf, type Transfer } from "./transfer.ts";
import { lockAccounts } from "../wallet-store.ts";

/** Cash that has reached an account from outside of play. `groupId` names what brought it. */
export interface Arrival {
  readonly playerId: bigint;
  readonly currency: string;
  readonly groupId: string;
}

/** Repays what players owe from cash that has just reached them, as far as it goes. */
export async function repayDebts(tx: Tx, arrivals: readonly Arrival[]): Promise<void> {
  if (arrivals.length === 0) return;
  const locked = await lockAccounts(tx, [...new Set(arrivals.map(({ playerId }) => playerId))]);
  const accounts = new Map<string, Account>(locked.map((account) => [keyOf(account), account]));
  const repayments: Transfer[] = [];
  for (const arrival of arrivals) {
    const account = accounts.get(keyOf(arrival));
    if (!account) continue;
    const legs = repaymentOf(account, arrival.groupId, FIRST_LEG.arrival);
    accounts.set(keyOf(arrival), accountAfter(account, legs));
    repayments.push(...legs);
  }
  await postTransfers(tx, repayments);
}

const keyOf = ({ playerId, currency }: Pick<Arrival, "playerId" | "currency">) =>
  `${playerId}/${currency}`;
