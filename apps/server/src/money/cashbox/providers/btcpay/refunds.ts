import type { Greenfield, Payout, PullPayment } from "./greenfield.ts";

const REFUND = "Refund ";
/** Name of a refund's pull payment: contains our reference, within BTCPay's 50 characters. */
export const refundName = (reference: string): string => `${REFUND}${reference}`;

/** A refund as it stands at BTCPay. */
export interface StandingRefund {
  readonly pullPayment: PullPayment;
  /** Taken by the payer and not canceled; null while nobody claims it. */
  readonly claim: Payout | null;
}

/**
 * Returns a refund as it stands, null before it was made: of several pull payments of its name the one that is
 * claimed, else the first. One that BTCPay made after we had given its answer up, and asked again, is archived,
 * which takes back a claim that nobody has begun to pay: so a refund is paid once.
 */
export async function standingRefund(
  api: Greenfield,
  reference: string,
): Promise<StandingRefund | null> {
  const name = refundName(reference);
  const named = (await api.pullPayments()).filter((one) => one.name === name);
  const refunds = await Promise.all(
    named.map(async (pullPayment) => ({ pullPayment, claim: await claimOf(api, pullPayment) })),
  );
  const [first, ...others] = refunds.toSorted(
    (one, other) =>
      rank(one.claim) - rank(other.claim) || startOf(one) - startOf(other) || byId(one, other),
  );
  for (const { pullPayment } of others)
    if (!pullPayment.archived) await api.archivePullPayment(pullPayment.id);
  return first ?? null;
}

/** Returns the reference of the refund that a payout is a claim on; null for any other payout. */
export async function refundReference(
  api: Greenfield,
  { pullPaymentId }: Payout,
): Promise<string | null> {
  return pullPaymentId ? referenceOf(await api.pullPayment(pullPaymentId)) : null;
}

/** Returns the reference of the refund that a pull payment is; null for any other. */
export const referenceOf = (pullPayment: PullPayment | null): string | null =>
  pullPayment?.name?.startsWith(REFUND) ? pullPayment.name.slice(REFUND.length) : null;

async function claimOf(api: Greenfield, { id }: PullPayment): Promise<Payout | null> {
  const claims = (await api.claims(id)).filter(({ state }) => state !== "Cancelled");
  return claims.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

const RANKS: Readonly<Record<Payout["state"], number>> = {
  Completed: 0,
  InProgress: 1,
  AwaitingPayment: 2,
  AwaitingApproval: 3,
  Cancelled: 4,
};
const rank = (claim: Payout | null): number => RANKS[claim?.state ?? "Cancelled"];

const startOf = ({ pullPayment }: StandingRefund): number => Number(pullPayment.startsAt ?? 0);

const byId = (one: StandingRefund, other: StandingRefund): number =>
  one.pullPayment.id < other.pullPayment.id ? -1 : 1;
