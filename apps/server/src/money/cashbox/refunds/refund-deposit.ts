import { type EndpointInput, refundDeposit as endpoint } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { exchangeRates, lockAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { bodyHash, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { insertApproval } from "../records/approval-store.ts";
import { holdPayment, reportUrl } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { sumRefunds } from "../records/payment-list-store.ts";
import { selectPayment } from "../records/payment-store.ts";
import { accountIn, valueInEurCents } from "../records/payment-terms.ts";
import { approvalLimits, approvalsNeeded } from "../withdrawals/withdrawal-rules.ts";
import { recordRefund, refundOf } from "./refund-payment.ts";

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
    const { amount, before } = await refundable(tx, deposit, body);
    const eurCents = valueInEurCents(amount, deposit.currency, rates);
    // All of the deposit that goes back counts: in parts it would pass by the second operator.
    const together = valueInEurCents(before + amount, deposit.currency, rates);
    const agreed = approvalsNeeded(together, approvalLimits(deposit.licence, house.config));
    const payment = await refundOf(house, tx, deposit, {
      id: body.id,
      bodyHash: hash,
      amount,
      eurCents,
      reportUrl: reportUrl(wanted.baseUrl, deposit.provider),
      approvalsNeeded: Math.max(1, agreed),
      // Who asks for it is the first to agree.
      state: agreed <= 1 ? "reserved" : "pending",
    });
    await recordRefund(tx, payment);
    await note(tx, payment, operator, body.reason);
    return { payment, repeated: false };
  });
  return answer;
}

/** Amounts of a deposit: that goes back now, and that has gone back or is on its way, in smallest units. */
interface Refundable {
  readonly amount: bigint;
  readonly before: bigint;
}

/** Returns what to refund: as asked for, at most what is not refunded yet and still in the account. */
async function refundable(tx: Tx, deposit: Payment, body: RefundBody): Promise<Refundable> {
  if (deposit.state !== "succeeded" || deposit.providerReference === null)
    throw new Refused("not_refundable");
  const before = (await sumRefunds(tx, [deposit.reference])).get(deposit.reference) ?? 0n;
  const rest = deposit.amount - before;
  const amount = body.amount_cents === undefined ? rest : BigInt(body.amount_cents);
  if (amount <= 0n || amount > rest) throw new Refused("amount_over_rest");
  const account = accountIn(await lockAccounts(tx, [deposit.playerId]), deposit.currency);
  if (amount > account.cash) throw new Refused("not_enough_money");
  return { amount, before };
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
