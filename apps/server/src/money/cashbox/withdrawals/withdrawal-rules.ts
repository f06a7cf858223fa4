import type { Config } from "#platform/config";
import type { Source } from "../records/source-store.ts";

/** Values in EUR cents up to which a withdrawal needs nobody, and up to which it needs one operator. */
export interface ApprovalLimits {
  readonly automatic: bigint;
  readonly single: bigint;
}

export const approvalLimits = (
  config: Pick<Config, "WITHDRAWAL_AUTO_EUR" | "WITHDRAWAL_FOUR_EYES_EUR">,
): ApprovalLimits => ({
  automatic: BigInt(config.WITHDRAWAL_AUTO_EUR) * 100n,
  single: BigInt(config.WITHDRAWAL_FOUR_EYES_EUR) * 100n,
});

/** Returns the number of different operators who must agree: none, one, or two. */
export function approvalsNeeded(eurCents: bigint, limits: ApprovalLimits): number {
  if (eurCents <= limits.automatic) return 0;
  return eurCents <= limits.single ? 1 : 2;
}

/**
 * Money goes back first to where it came from: while another method that can be paid out has
 * something outstanding, a method takes at most what came in by it.
 */
export function isSourceOrderKept(
  amount: bigint,
  method: string,
  sources: readonly Source[],
): boolean {
  const own = outstandingOf(method, sources);
  const others = sources.some((source) => source.method !== method && source.outstanding > 0n);
  return !others || amount <= own;
}

/** The part of a withdrawal that counts as going back. */
export function sourcePart(amount: bigint, method: string, sources: readonly Source[]): bigint {
  const own = outstandingOf(method, sources);
  return amount < own ? amount : own;
}

const outstandingOf = (method: string, sources: readonly Source[]): bigint =>
  sources.find((source) => source.method === method)?.outstanding ?? 0n;
