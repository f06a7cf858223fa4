import {
  type PaymentContext,
  type PaymentMethod,
  withdrawalMethods,
  withdrawalTerms,
} from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import { selectProfiles } from "../../records/profile-store.ts";
import { selectSources, type Source } from "../../records/source-store.ts";

/** A source that can be paid back. */
export interface PayableSource extends Source {
  /** The least that its method pays out: what is outstanding below that cannot go back by itself. */
  readonly least: bigint;
}

/** Methods whose accounts the player may type; others are paid out to an account that was kept. */
export const TYPED: readonly PaymentMethod["type"][] = ["bank_transfer", "crypto"];

/**
 * Returns the deposits that can go back to their source: by a method that pays out and is still offered
 * to this player, to an account that can be named. What came by a voucher cannot go back by one, nor what
 * came by a card of which nothing was kept.
 */
export async function payableSources(
  queryable: Queryable,
  playerId: bigint,
  context: PaymentContext,
): Promise<readonly PayableSource[]> {
  const sources = await selectSources(queryable, playerId);
  const profiles = await selectProfiles(queryable, playerId);
  const isNameable = ({ type, id }: PaymentMethod, currency: string): boolean =>
    TYPED.includes(type) ||
    profiles.some((kept) => kept.method === id && kept.currency === currency);
  return sources.flatMap((source) => {
    const { method: id, currency } = source;
    const method = withdrawalMethods(currency, context).find((one) => one.id === id);
    return method && isNameable(method, currency)
      ? [{ ...source, least: withdrawalTerms(method, currency).min }]
      : [];
  });
}
