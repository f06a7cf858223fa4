import type { MovementCause, PlayerAccountView, PlayerMovementView } from "@houselight/contracts";
import type { Account, Bucket, Side, TransferKind } from "../../ledger/transfer.ts";
import type { BookedMovement } from "./movement-page-store.ts";

/** Returns an account by its buckets. */
export const playerAccountView = (account: Account): PlayerAccountView => ({
  currency: account.currency,
  active: account.active,
  cash_cents: Number(account.cash),
  bonus_cents: Number(account.bonus),
  held_cents: Number(account.held),
  stakes_cents: Number(account.stakes),
  debt_cents: Number(account.debt),
  version: Number(account.version),
});

/** Causes of movements by their kind; the id of one is the name of the operation. */
const CAUSES: Readonly<Record<TransferKind, MovementCause>> = {
  deposit: "payment",
  hold: "payment",
  withdrawal: "payment",
  release: "payment",
  stake: "wager",
  settlement: "wager",
  payout: "wager",
  reversal: "wager",
  refund: "wager",
  debt: "wager",
  repayment: "repayment",
  correction: "correction",
  jackpot: "jackpot",
  prize: "prize",
  bonus: "bonus",
  conversion: "bonus",
  gift: "gift",
  freespins: "freespins",
};

/** Returns a transfer with what it did to the player's buckets. */
export const movementView = (movement: BookedMovement): PlayerMovementView => ({
  id: Number(movement.seq),
  transfer_id: movement.groupId,
  leg: movement.leg,
  kind: movement.kind,
  currency: movement.currency,
  debit: movement.debit,
  credit: movement.credit,
  amount_cents: Number(movement.amount),
  changes: [
    ...changeOf(movement.debit, -movement.amount),
    ...changeOf(movement.credit, movement.amount),
  ],
  cause: { of: CAUSES[movement.kind], id: movement.groupId },
  at: movement.at.toISOString(),
});

const isBucket = (side: Side): side is Bucket => !side.includes(":");

const changeOf = (side: Side, amount: bigint): PlayerMovementView["changes"] =>
  isBucket(side) ? [{ bucket: side, amount_cents: Number(amount) }] : [];
