import { type PaymentContext, withdrawalMethods } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import { selectSources, type Source } from "../records/source-store.ts";

/**
 * Returns the deposits that can go back to their source: by a method that pays out and is still offered
 * to this player. What came by a voucher cannot go back by one.
 */
export async function payableSources(
  queryable: Queryable,
  playerId: bigint,
  context: PaymentContext,
): Promise<readonly Source[]> {
  const sources = await selectSources(queryable, playerId);
  return sources.filter(({ method, currency }) =>
    withdrawalMethods(currency, context).some(({ id }) => id === method),
  );
}
