import { limitChanged } from "#events/compliance";
import type { Tx } from "#platform/database";
import { appendEvents } from "#platform/outbox";
import { selectRestrictions } from "../restriction-store.ts";
import { depositSpending, type Spending, type SpentIn } from "./budget.ts";
import { saveBudgets } from "./budget-store.ts";
import { countSpending, type DepositRefusal, depositRefusal } from "./refusals.ts";

interface CountedDeposit extends SpentIn {
  readonly playerId: bigint;
  readonly amount: bigint;
}

/**
 * Counts a deposit that is asked for now, so that what is still on its way cannot go over a limit.
 * Returns what keeps the player from it, and counts nothing then. The caller holds the player's accounts.
 */
export async function takeDeposit(
  tx: Tx,
  deposit: CountedDeposit,
  at: Date,
): Promise<DepositRefusal | null> {
  const restriction = (await selectRestrictions(tx, [deposit.playerId])).get(deposit.playerId);
  const refused = depositRefusal(restriction, deposit, at);
  if (refused || !restriction) return refused;
  await count(tx, deposit, depositSpending({ added: deposit.amount }, at), at);
  return null;
}

/** Counts a deposit that was given up and came all the same. */
export const countDeposit = (tx: Tx, deposit: CountedDeposit, at: Date): Promise<void> =>
  count(tx, deposit, depositSpending({ added: deposit.amount }, at), at);

/** Gives back the room of a deposit that came to nothing. */
export const giveBackDeposit = (
  tx: Tx,
  deposit: CountedDeposit & { readonly createdAt: Date },
  at: Date,
): Promise<void> =>
  count(tx, deposit, depositSpending({ refunded: deposit.amount }, deposit.createdAt), at);

async function count(
  tx: Tx,
  { playerId, currency, rates }: CountedDeposit,
  spending: Spending,
  at: Date,
): Promise<void> {
  const restriction = (await selectRestrictions(tx, [playerId])).get(playerId);
  if (!restriction) return;
  const { restriction: after, turned } = countSpending(
    restriction,
    { currency, rates },
    spending,
    at,
  );
  if (after === restriction) return;
  await Promise.all([
    saveBudgets(tx, [after]),
    appendEvents(
      tx,
      turned.map((limitId) => limitChanged(playerId, { limitId })),
    ),
  ]);
}
