import { licenceOf, thresholdsOf, type ThresholdVariables } from "#core/configuration";
import type { Source } from "../records/source-store.ts";
import type { PayableSource } from "./sources/payable-sources.ts";

/** Values in EUR cents up to which a withdrawal needs nobody, and up to which it needs one operator. */
export interface ApprovalLimits {
  readonly automatic: bigint;
  readonly single: bigint;
}

export function approvalLimits(licence: string, variables: ThresholdVariables): ApprovalLimits {
  const { automaticPayout, fourEyes } = thresholdsOf(licenceOf(licence), variables);
  return { automatic: automaticPayout, single: fourEyes };
}

/** Returns the number of different operators who must agree: none, one, or two. */
export function approvalsNeeded(eurCents: bigint, limits: ApprovalLimits): number {
  if (eurCents <= limits.automatic) return 0;
  return eurCents <= limits.single ? 1 : 2;
}

/** Tells whether what is outstanding by a method goes back first: it does once it is as much as that pays out. */
export const goesBackFirst = ({ outstanding, least }: PayableSource): boolean =>
  outstanding > 0n && outstanding >= least;

/**
 * Money goes back first to where it came from: while another method has as much outstanding as it pays
 * out, a method takes at most what came in by it.
 */
export function isSourceOrderKept(
  amount: bigint,
  method: string,
  sources: readonly PayableSource[],
): boolean {
  const own = outstandingOf(method, sources);
  const others = sources.some((source) => source.method !== method && goesBackFirst(source));
  return !others || amount <= own;
}

/** The part of a withdrawal that counts as going back. */
export function sourcePart(amount: bigint, method: string, sources: readonly Source[]): bigint {
  const own = outstandingOf(method, sources);
  return amount < own ? amount : own;
}

const outstandingOf = (method: string, sources: readonly Source[]): bigint =>
  sources.find((source) => source.method === method)?.outstanding ?? 0n;
