import { type EndpointInput, refundDeposit as endpoint } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { announceBalances, exchangeRates, lockAccounts, placeHolds } from "#core/wallet";
import type { Tx } from "#platform/database";
import { bodyHash, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { insertApproval } from "../records/approval-store.ts";
import { changedEvent, holdPayment, reportUrl } from "../records/change.ts";
import { BEGINNING, type Payment } from "../records/payment.ts";
import { sumRefunds } from "../records/payment-list-store.ts";
import { insertPayment, selectPayment } from "../records/payment-store.ts";
import { accountIn, valueInEurCents } from "../records/payment-terms.ts";
import { addToSource, selectSources } from "../records/source-store.ts";
import { approvalLimits, approvalsNeeded, sourcePart } from "../withdrawals/withdrawal-rules.ts";

type RefundBody = EndpointInput<typeof endpoint>["body"];

interface Wanted {
  readonly reference: string;
  readonly body: RefundBody;
  readonly operator: Operator;
  readonly baseUrl: string;
}

/**
 * Sends a deposit, or a part of it, back the way it came: a cashout whose destination is the
 * deposit. The money is held at once. Who asks for it is the first to agree; a large one waits for
 * a second operator. A repeat finds the same refund.
 * Throws Refused: deposit_not_found, idempotency_mismatch, not_refundable, amount_over_rest,
 * not_enough_money.
 */
export async function refundDeposit(
  house: House,
  wanted: Wanted,
): Promise<{ payment: Payment; repeated: boolean }> {
  const { reference, body, operator } = wanted;
  const rates = await exchangeRates(house)();
  const hash = bodyHash(endpoint, { reference }, body);
  const answer = await house.database.tx(async (tx) => {
    const deposit = await holdPayment(tx, reference);
    if (deposit?.action !== "deposit") throw new Refused("deposit_not_found");
    const earlier = await selectPayment(tx, deposit.playerId, body.id);
    if (earlier) {
      if (earlier.bodyHash !== hash) throw new Refused("idempotency_mismatch");
      return { payment: earlier, repeated: true };
    }
    const amount = await refundable(tx, deposit, body);
    const eurCents = valueInEurCents(amount, deposit.currency, rates);
    const payment = await draft(house, tx, { ...wanted, deposit, hash, amount, eurCents });
    await insertPayment(tx, payment);
    await addToSource(tx, payment.playerId, { ...payment, amount: -payment.sourcePart });
    await placeHolds(tx, [{ ...payment, expiresAt: null }], payment.createdAt);
    await note(tx, payment, operator, body.reason);
    await announceBalances(tx, [payment]);
    await appendEvents(tx, [changedEvent(payment)]);
    return { payment, repeated: false };
  });
  return answer;
}

/** Returns the amount to refund: as asked for, at most what is not refunded yet and still in the account. */
async function refundable(tx: Tx, deposit: Payment, body: RefundBody): Promise<bigint> {
  if (deposit.state !== "succeeded" || deposit.providerReference === null)
    throw new Refused("not_refundable");
  const refunded = (await sumRefunds(tx, [deposit.reference])).get(deposit.reference) ?? 0n;
  const rest = deposit.amount - refunded;
  const amount = body.amount_cents === undefined ? rest : BigInt(body.amount_cents);
  if (amount <= 0n || amount > rest) throw new Refused("amount_over_rest");
  const account = accountIn(await lockAccounts(tx, [deposit.playerId]), deposit.currency);
  if (amount > account.cash) throw new Refused("not_enough_money");
  return amount;
}

async function draft(
  house: House,
  tx: Tx,
  given: Wanted & {
    readonly deposit: Payment;
    readonly hash: string;
    readonly amount: bigint;
    readonly eurCents: bigint;
  },
): Promise<Payment> {
  const { body, deposit, amount, eurCents } = given;
  const needed = Math.max(
    1,
    approvalsNeeded(eurCents, approvalLimits(deposit.licence, house.config)),
  );
  const sources = (await selectSources(tx, deposit.playerId)).filter(
    ({ currency }) => currency === deposit.currency,
  );
  return {
    ...BEGINNING,
    playerId: deposit.playerId,
    id: body.id,
    reference: house.ids.uuid(),
    bodyHash: given.hash,
    action: "cashout",
    licence: deposit.licence,
    method: deposit.method,
    provider: deposit.provider,
    currency: deposit.currency,
    amount,
    eurCents,
    state: needed === 1 ? "reserved" : "pending",
    profileId: deposit.profileId,
    accountLabel: deposit.accountLabel,
    reportUrl: reportUrl(given.baseUrl, deposit.provider),
    approvalsNeeded: needed,
    sourcePart: sourcePart(amount, deposit.method, sources),
    refundOf: deposit.reference,
    createdAt: house.clock.now(),
  };
}

async function note(tx: Tx, refund: Payment, operator: Operator, why: string): Promise<void> {
  const { reference, createdAt: at, playerId: player, currency, amount } = refund;
  await insertApproval(tx, { reference, operatorId: operator.id, operator: operator.email, at });
  await appendTrailEntries(tx, [
    {
      at,
      operator,
      action: "deposit.refund",
      subject: `deposit ${refund.refundOf}`,
      detail: { why, refund: reference, player, currency, amount },
    },
  ]);
}
