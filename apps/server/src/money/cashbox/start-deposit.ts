import {
  createDeposit,
  DEFAULT_LOCALE,
  type Locale,
  depositMethods,
  depositTerms,
  type EndpointInput,
} from "@houselight/contracts";
import { selectAccounts } from "#core/wallet";
import { paymentChanged } from "#events/cashbox";
import { bodyHash, type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { openHostedPayment } from "./paperpay.ts";
import type { Payment } from "./payment.ts";
import { insertPayment, selectPayment, setProviderPage } from "./payment-store.ts";

type DepositBody = EndpointInput<typeof createDeposit>["body"];

/**
 * Starts a deposit: on record as pending, then known to the provider. A repeat finds the same
 * payment and, where the provider was not reached before, asks it again.
 */
export async function startDeposit(
  house: House,
  body: DepositBody,
  caller: Caller,
  baseUrl: string,
): Promise<{ payment: Payment; repeated: boolean }> {
  const draft = await draftOf(house, body, caller);
  const isNew = await house.database.tx(async (tx) => {
    const inserted = await insertPayment(tx, draft);
    if (inserted) await appendEvents(tx, [changedEvent(draft)]);
    return inserted;
  });
  house.appended(paymentChanged.name);
  const payment = isNew ? draft : await selectPayment(house.database, caller.id, body.id);
  if (!payment) throw new Error("a payment that could not be inserted stands already");
  if (payment.bodyHash !== draft.bodyHash) throw new Refused("idempotency_mismatch");
  return {
    payment: await withProviderPage(house, payment, {
      baseUrl,
      locale: body.locale ?? DEFAULT_LOCALE,
    }),
    repeated: !isNew,
  };
}

async function draftOf(house: House, body: DepositBody, caller: Caller): Promise<Payment> {
  const accounts = await selectAccounts(house.database, caller.id);
  if (!accounts.some((account) => account.currency === body.currency))
    throw new Refused("currency_not_held");
  const method = depositMethods(body.currency).find((one) => one.id === body.method);
  if (!method) throw new Refused("method_not_offered");
  const amount = BigInt(body.amount_cents);
  const terms = depositTerms(body.currency);
  if (amount < terms.min) throw new Refused("amount_under_minimum");
  if (amount > terms.max) throw new Refused("amount_over_maximum");
  return {
    playerId: caller.id,
    id: body.id,
    reference: house.ids.uuid(),
    // The language is no part of what is asked for: the same deposit may be sent from another page.
    bodyHash: bodyHash(createDeposit, null, { ...body, locale: undefined }),
    action: "deposit",
    method: method.id,
    provider: method.provider,
    currency: body.currency,
    amount,
    state: "pending",
    redirectUrl: null,
    createdAt: house.clock.now(),
    finishedAt: null,
  };
}

async function withProviderPage(
  house: House,
  payment: Payment,
  { baseUrl, locale }: { baseUrl: string; locale: Locale },
): Promise<Payment> {
  if (payment.redirectUrl || payment.state !== "pending") return payment;
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  const page = await openHostedPayment(house, {
    ...payment,
    returnUrl: `${baseUrl}${prefix}/cashbox?payment=${payment.id}`,
    webhookUrl: `${house.config.PUBLIC_URL ?? baseUrl}/api/webhooks/payments/${payment.provider}`,
  });
  await setProviderPage(house.database, payment.reference, page);
  return { ...payment, redirectUrl: page.redirectUrl };
}

export const changedEvent = (payment: Payment) =>
  paymentChanged(payment.playerId, {
    paymentId: payment.id,
    state: payment.state,
    currency: payment.currency,
    amount: payment.amount,
  });
