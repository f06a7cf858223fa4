import type { DepositTerms } from "@houselight/contracts/cashbox";
import { leftOfLimit, type UserLimitView } from "@houselight/contracts/compliance";

/** The amount that may still be paid in, in smallest units of its currency, and the limit that says so. */
export interface DepositLeft {
  readonly left: bigint;
  readonly limit: UserLimitView;
}

/**
 * Returns what a player's limits on deposits leave of a currency, by the one that leaves least; null where none
 * names it. A limit whose window is over begins anew.
 */
export function depositLeft(
  limits: readonly UserLimitView[],
  currency: string,
  nowMs: number,
): DepositLeft | null {
  const all = limits.flatMap((limit): DepositLeft[] => {
    const account = limit.accounts.find((one) => one.currency === currency);
    if (limit.type !== "deposit" || !account) return [];
    const isOver = limit.ends_at !== null && Date.parse(limit.ends_at) <= nowMs;
    return [{ left: BigInt(isOver ? account.amount_cents : leftOfLimit(account)), limit }];
  });
  return all.reduce<DepositLeft | null>(
    (least, one) => (least === null || one.left < least.left ? one : least),
    null,
  );
}

/**
 * Returns the terms of a deposit as far as a limit lets it go. They stay as they are where it leaves less than
 * the smallest one: the house refuses whatever is asked for then.
 */
export function termsWithin(terms: DepositTerms, most: DepositLeft | null): DepositTerms {
  const { min, max, step } = terms;
  if (most === null || most.left >= max) return terms;
  const left = most.left - (most.left % step);
  if (left < min) return terms;
  const presets = terms.presets.filter((preset) => preset <= left);
  return {
    ...terms,
    max: left,
    defaultAmount: terms.defaultAmount < left ? terms.defaultAmount : left,
    presets: presets.length > 0 ? presets : [left],
  };
}
