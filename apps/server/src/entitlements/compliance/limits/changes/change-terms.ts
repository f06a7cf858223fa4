import { createHmac } from "node:crypto";
import type { House } from "#platform/module";
import type { LimitAmount } from "../limit-store.ts";

const HOUR_MS = 3_600_000;
/** A looser limit waits for so long before it can be confirmed (OPEN-45). */
export const WAIT_MS = 24 * HOUR_MS;
/** The mailed link is good for so long. */
export const LINK_MS = 72 * HOUR_MS;

/** The parts of a wish for other amounts. */
interface SplitWish {
  /** Lower than now, and all of a limit that is new: they hold at once. */
  readonly atOnce: readonly LimitAmount[];
  /** Higher than now, or room of its own in a further currency: they wait and are confirmed. */
  readonly waiting: readonly LimitAmount[];
}

/** Splits a wish into what tightens a limit and what loosens it. What stays the same is in neither. */
export function splitWish(
  current: readonly LimitAmount[],
  wished: readonly LimitAmount[],
): SplitWish {
  const now = new Map(current.map(({ currency, amount }) => [currency, amount]));
  if (now.size === 0) return { atOnce: wished, waiting: [] };
  const before = (one: LimitAmount) => now.get(one.currency) ?? 0n;
  return {
    atOnce: wished.filter((one) => one.amount < before(one)),
    waiting: wished.filter((one) => one.amount > before(one)),
  };
}

/**
 * Returns the token of the link that confirms a change. It is made from the change's id with a key of
 * the house, so that it stands nowhere: neither in the event nor in the database.
 */
export const confirmationToken = (house: House, changeId: bigint): string =>
  createHmac("sha256", house.key("limit confirmation"))
    .update(String(changeId))
    .digest("base64url");
