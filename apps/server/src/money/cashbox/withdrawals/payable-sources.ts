import { type PaymentContext, withdrawalMethods, withdrawalTerms } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import { selectSources, type Source } from "../records/source-store.ts";

/** A source that can be paid back. */
export interface PayableSource extends Source {
  /** The least that its method pays out: what is outstanding below that cannot go back by itself. */
  readonly least: bigint;
}

/**
 * Returns the deposits that can go back to their source: by a method that pays out and is still offered
 * to this player. What came by a voucher cannot go back by one.
 */
export async function payableSources(
  queryable: Queryable,
  playerId: bigint,
  context: PaymentContext,
): Promise<readonly PayableSource[]> {
  const sources = await selectSources(queryable, playerId);
  return sources.flatMap((source) => {
    const { method: id, currency } = source;
    const method = withdrawalMethods(currency, context).find((one) => one.id === id);
    return method ? [{ ...source, least: withdrawalTerms(method, currency).min }] : [];
  });
}
