import { convert, type ExchangeRates } from "@houselight/contracts";
import type { Tx } from "#platform/database";
import { announceBalances } from "../announce.ts";
import { lockAccounts } from "../wallet-store.ts";
import { postTransfers } from "./post-transfers.ts";
import { repayDebts } from "./repay-debts.ts";
import { FIRST_LEG, type Transfer } from "./transfer.ts";

/** A prize as it was promised. `id` names the payment. */
export interface Prize {
  readonly id: string;
  readonly playerId: bigint;
  readonly currency: string;
  readonly amount: bigint;
}

/** A payment to a winner, in the currency that the winner plays in. */
export interface PaidPrize {
  readonly amount: bigint;
  readonly currency: string;
}

/**
 * Pays prizes from `house:prizes` into the accounts that their winners play in, at these rates; a debt
 * is repaid first. Returns what was paid, in the order of the prizes: null for one that is worth less
 * than a smallest unit or whose winner has no account. Joins the transaction.
 */
export async function payPrizes(
  tx: Tx,
  prizes: readonly Prize[],
  rates: ExchangeRates,
): Promise<(PaidPrize | null)[]> {
  const locked = await lockAccounts(tx, [...new Set(prizes.map(({ playerId }) => playerId))]);
  const currencies = new Map(
    locked.filter(({ active }) => active).map(({ playerId, currency }) => [playerId, currency]),
  );
  const paid = prizes.map(({ playerId, currency: own, amount: promised }): PaidPrize | null => {
    const currency = currencies.get(playerId);
    if (currency === undefined) return null;
    const amount = convert(promised, own, currency, rates);
    return amount > 0n ? { amount, currency } : null;
  });
  const arrivals = prizes.flatMap(({ id, playerId }, at) => {
    const part = paid[at];
    return part ? [{ ...part, playerId, groupId: id }] : [];
  });
  if (arrivals.length === 0) return paid;
  const [debit, credit] = ["house:prizes", "cash"] as const;
  await postTransfers(
    tx,
    arrivals.map((one): Transfer => {
      return { ...one, leg: FIRST_LEG.prize, kind: "prize", debit, credit };
    }),
  );
  await repayDebts(tx, arrivals);
  await announceBalances(tx, arrivals);
  return paid;
}
