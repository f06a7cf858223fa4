import type { Tx } from "#platform/database";
import { assertTransfer, type Transfer } from "./transfer.ts";
import { insertNewTransfers, insertTransfers, selectTransfers } from "../wallet-store.ts";

/** The same name was used before for another movement. Nothing of this transaction takes effect. */
export class TransferMismatch extends Error {
  override readonly name = "TransferMismatch";
}

/**
 * Moves money: writes transfers and, by the database itself, folds them into the balances. A
 * transfer that stands already with the same body is left as it is.
 * The accounts must be locked (`lockAccounts`) by this transaction when the amounts were decided
 * from their balances.
 * Throws TransferMismatch when a name stands with another body; the database throws when a bucket
 * would go under zero.
 */
export async function postTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return;
  for (const transfer of transfers) assertTransfer(transfer);
  const written = await insertTransfers(tx, transfers);
  if (written !== transfers.length) await assertSame(tx, transfers);
}

/**
 * Moves money under names that the caller knows to be new, as no such name was there when it took
 * the locks on the accounts. It saves the database a look at each, and throws where one stands.
 */
export async function postNewTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return;
  for (const transfer of transfers) assertTransfer(transfer);
  await insertNewTransfers(tx, transfers);
}

async function assertSame(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  const nameOf = (transfer: Transfer) => `${transfer.playerId}/${transfer.groupId}/${transfer.leg}`;
  const bodyOf = ({ kind, currency, debit, credit, amount }: Transfer) =>
    `${kind} ${currency} ${debit} ${credit} ${amount}`;
  const standing = new Map(
    (await selectTransfers(tx, transfers)).map((transfer) => [nameOf(transfer), bodyOf(transfer)]),
  );
  for (const transfer of transfers) {
    if (standing.get(nameOf(transfer)) !== bodyOf(transfer)) {
      throw new TransferMismatch(`transfer ${nameOf(transfer)} stands with another body`);
    }
  }
}
