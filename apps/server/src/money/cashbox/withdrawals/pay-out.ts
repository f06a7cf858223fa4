import { findMethod } from "@houselight/contracts";
import { paymentChanged } from "#events/cashbox";
import type { House } from "#platform/module";
import { appendEvents, type Reaction, reaction } from "#platform/outbox";
import { type PaymentProvider, PayoutRefused, ProviderUnavailable } from "../providers/provider.ts";
import { providers } from "../providers/providers.ts";
import { changedEvent, holdPayment } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { claimPayments, selectByReference, updateState } from "../records/payment-store.ts";
import { returnMoney } from "./return-money.ts";

const AT_ONCE = 20;
/**
 * A withdrawal whose provider did not answer is sent again after this long, under the same
 * reference: longer than a provider is waited for.
 */
export const AGAIN_AFTER_MS = 10_000;

/** Sends what is reserved as soon as it is; what fails is met again by the job. */
export const sendReserved = (house: House): Reaction =>
  reaction("cashbox.send-reserved", paymentChanged, async (_tx, events) =>
    events.some(({ payload }) => payload.state === "reserved")
      ? async () => {
          await payOutReserved(house);
        }
      : undefined,
  );

/**
 * Hands reserved withdrawals to their providers. The claim is committed first and the provider is
 * asked outside of any transaction; a crash in between repeats the same reference, which a
 * provider pays once. Returns how many were sent.
 */
export async function payOutReserved(house: House): Promise<number> {
  const at = house.clock.now();
  const claimed = await claimPayments(house.database, {
    action: "cashout",
    states: ["reserved"],
    askedBefore: new Date(at.getTime() - AGAIN_AFTER_MS),
    createdBefore: at,
    at,
    limit: AT_ONCE,
  });
  await Promise.all(claimed.map((payment) => payOut(house, payment)));
  return claimed.length;
}

/** Sends all reserved withdrawals: after a crash many may wait. */
export async function payOutAllReserved(house: House): Promise<void> {
  while ((await payOutReserved(house)) === AT_ONCE);
}

async function payOut(house: House, payment: Payment): Promise<void> {
  const provider = providers(house).byName(payment.provider);
  try {
    const sending = provider && (await sendPayout(house, provider, payment));
    if (!sending) {
      house.log.error({ reference: payment.reference }, "a withdrawal cannot be sent");
      return;
    }
    const { providerReference } = sending;
    await noteSent(house, payment.reference, providerReference);
  } catch (error) {
    if (error instanceof PayoutRefused) return noteRefused(house, payment.reference, error.reason);
    if (!(error instanceof ProviderUnavailable)) throw error;
    house.log.warn(
      { err: error, reference: payment.reference },
      "a withdrawal waits for its provider",
    );
  }
}

/**
 * Sends to where the player asked for, or a deposit back the way it came; null when it leads
 * nowhere. May be repeated: a provider pays a reference once.
 * Throws ProviderUnavailable and PayoutRefused.
 */
export async function sendPayout(
  house: House,
  provider: PaymentProvider,
  payment: Payment,
): Promise<{ readonly providerReference: string } | null> {
  const { reference, currency, amount, destination, refundOf, reportUrl: webhookUrl } = payment;
  if (webhookUrl === null) return null;
  const order = { reference, currency, amount, webhookUrl };
  if (refundOf !== null) {
    const deposit = await selectByReference(house.database, refundOf);
    if (!deposit?.providerReference) return null;
    const depositProviderReference = deposit.providerReference;
    return provider.refund({ ...order, depositReference: refundOf, depositProviderReference });
  }
  if (destination === null) return null;
  const type = findMethod(payment.method)?.type ?? "bank_transfer";
  return provider.payOut({ ...order, type, method: payment.method, destination });
}

/** A report may have been faster: then only the provider's reference is new. */
async function noteSent(house: House, reference: string, providerReference: string): Promise<void> {
  await house.database.tx(async (tx) => {
    const payment = await holdPayment(tx, reference);
    if (!payment) throw new Error(`payment ${reference} is gone`);
    const state = payment.state === "reserved" ? "processing" : payment.state;
    await updateState(tx, reference, { state, finishedAt: payment.finishedAt, providerReference });
    if (state !== payment.state) await appendEvents(tx, [changedEvent({ ...payment, state })]);
  });
}

async function noteRefused(house: House, reference: string, reason: string): Promise<void> {
  await house.database.tx(async (tx) => {
    const payment = await holdPayment(tx, reference);
    if (payment?.state !== "reserved") return;
    await returnMoney(tx, payment, { state: "declined", reason, at: house.clock.now() });
  });
}
