import type { Tx } from "#platform/database";
import { type Hold, insertHolds, resolveHoldRows, selectHolds } from "./hold-store.ts";
import { postTransfers } from "../ledger/post-transfers.ts";
import { repayDebts } from "../ledger/repay-debts.ts";
import { FIRST_LEG, type HouseAccount } from "../ledger/transfer.ts";

/** Legs of a two-phase movement: the second exists once, whichever way it goes. */
const PLACED = FIRST_LEG.hold;
const RESOLVED = FIRST_LEG.hold + 1;

/** Money moved aside under the name of what it is for. `id` is that operation's own id. */
export type NewHold = Pick<Hold, "playerId" | "id" | "currency" | "amount" | "expiresAt">;

/**
 * Moves cash aside. The accounts must be locked by this transaction; the database throws when
 * there is less cash than that.
 */
export async function placeHolds(tx: Tx, holds: readonly NewHold[], at: Date): Promise<void> {
  if (holds.length === 0) return;
  await postTransfers(
    tx,
    holds.map(({ playerId, id, currency, amount }) => ({
      playerId,
      groupId: id,
      leg: PLACED,
      kind: "hold",
      currency,
      debit: "cash",
      credit: "held",
      amount,
    })),
  );
  await insertHolds(tx, holds, at);
}

/** The end of a hold: `to` names the account that posted money goes to. */
export type Resolution = Pick<Hold, "playerId" | "id"> &
  (
    | { readonly outcome: "posted"; readonly to: HouseAccount }
    | { readonly outcome: "voided" | "expired" }
  );

/**
 * Posts held money to where it was meant for, or gives it back, a debt first. The accounts must be locked by this
 * transaction. A hold that is resolved already is left as it is and not among the answers.
 * Returns the holds that this call resolved.
 */
export async function resolveHolds(
  tx: Tx,
  resolutions: readonly Resolution[],
  at: Date,
): Promise<Hold[]> {
  if (resolutions.length === 0) return [];
  const found = new Map((await selectHolds(tx, resolutions)).map((hold) => [nameOf(hold), hold]));
  const open = resolutions.flatMap((resolution) => {
    const hold = found.get(nameOf(resolution));
    if (!hold) throw new Error(`there is no hold ${nameOf(resolution)}`);
    return hold.state === "pending" ? [{ hold, resolution }] : [];
  });
  await postTransfers(
    tx,
    open.map(({ hold: { playerId, id, currency, amount }, resolution }) => ({
      playerId,
      groupId: id,
      leg: RESOLVED,
      currency,
      amount,
      debit: "held",
      ...(resolution.outcome === "posted"
        ? { kind: "withdrawal" as const, credit: resolution.to }
        : { kind: "release" as const, credit: "cash" as const }),
    })),
  );
  await resolveHoldRows(
    tx,
    open.map(({ resolution }) => resolution),
    at,
  );
  const returned = open.filter(({ resolution }) => resolution.outcome !== "posted");
  await repayDebts(
    tx,
    returned.map(({ hold }) => ({ ...hold, groupId: hold.id })),
  );
  return open.map(({ hold }) => hold);
}

const nameOf = ({ playerId, id }: Pick<Hold, "playerId" | "id">) => `${playerId}/${id}`;
