import { type AmountTerms, amountFault, balanceFault } from "@houselight/contracts/cashbox";

/** Why an amount cannot be sent: a key of the messages. */
export type AmountProblem =
  | "VALIDATION.AMOUNT.INVALID"
  | "VALIDATION.AMOUNT.TOO_SMALL"
  | "VALIDATION.AMOUNT.TOO_LARGE"
  | "VALIDATION.AMOUNT.MULTIPLE"
  | "VALIDATION.AMOUNT.UNDER_SMALLEST"
  | "errors.not_enough_money";

const FAULTS = {
  amount_under_minimum: "VALIDATION.AMOUNT.TOO_SMALL",
  amount_over_maximum: "VALIDATION.AMOUNT.TOO_LARGE",
  amount_not_a_multiple: "VALIDATION.AMOUNT.MULTIPLE",
} as const;

/** Tells that all the money there is falls short of a method's minimum: no amount can be sent then. */
export const isUnderSmallest = (available: bigint | undefined, { min }: AmountTerms): boolean =>
  available !== undefined && available < min;

/**
 * Returns the fault of an amount, or null (VALID-08, VALID-10). `amount` is null when what was typed
 * is none; `available` is given for money that goes out.
 */
export function amountProblem(
  amount: bigint | null,
  terms: AmountTerms,
  available?: bigint,
): AmountProblem | null {
  if (isUnderSmallest(available, terms)) return "VALIDATION.AMOUNT.UNDER_SMALLEST";
  if (amount === null) return "VALIDATION.AMOUNT.INVALID";
  const short = available === undefined ? null : balanceFault(amount, available);
  if (short) return short;
  const fault = amountFault(amount, terms);
  return fault ? FAULTS[fault] : null;
}

/** A quarter, half or all of what is available, cut to whole steps and to the maximum. */
export function partOf(available: bigint, percent: bigint, { max, step }: AmountTerms): bigint {
  const part = (available * percent) / 100n;
  const most = part < max ? part : max;
  return most - (most % step);
}
