import { findMethod } from "@houselight/contracts";
import { paymentChanged } from "#events/cashbox";
import { frozenPlayers } from "#core/verification";
import type { House } from "#platform/module";
import { appendEvents, type Reaction, reaction } from "#platform/outbox";
import { type PaymentProvider, PayoutRefused, ProviderUnavailable } from "../providers/provider.ts";
import { providers } from "../providers/providers.ts";
import { changedEvent, holdPayment } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { selectByReference, updateState } from "../records/payment-store.ts";
import {
  claimSendings,
  putOffSending,
  type Sending,
  SENDINGS_MAX,
} from "../records/sending-store.ts";
import { amountText } from "../reports/cases/amount-text.ts";
import { insertCase } from "../reports/cases/case-store.ts";
import { returnMoney } from "./return-money.ts";

const AT_ONCE = 20;
/** Whoever sends has this long: longer than a provider is waited for. */
const SENDING_MS = 10_000;
/** A provider that did not answer gets the same reference again after the first pause, the next, … */
const PAUSES_MS = [2000, 4000, 8000, 15_000] as const;

/** Sends what is reserved as soon as it is; what fails is met again by the loop. */
export const sendReserved = (house: House): Reaction =>
  reaction("cashbox.send-reserved", paymentChanged, async (_tx, events) =>
    events.some(({ payload }) => payload.state === "reserved")
      ? async () => {
          await payOutReserved(house);
        }
      : undefined,
  );

/**
 * Hands reserved withdrawals that are due to their providers. The claim is committed first and the
 * provider is asked outside of any transaction; a crash in between repeats the same reference,
 * which a provider pays once.
 */
export async function payOutReserved(house: House): Promise<void> {
  for (;;) {
    const at = house.clock.now();
    const until = new Date(at.getTime() + SENDING_MS);
    const claimed = await claimSendings(house.database, { at, until, limit: AT_ONCE });
    const frozen = await frozenPlayers(
      house.database,
      claimed.map(({ payment }) => payment.playerId),
    );
    await Promise.all(
      claimed.map((sending) =>
        // An account that stands still pays nothing out; it goes on by itself once it is released.
        frozen.has(sending.payment.playerId) ? sendLater(house, sending) : payOut(house, sending),
      ),
    );
    if (claimed.length < AT_ONCE) return;
  }
}

async function payOut(house: House, sending: Sending): Promise<void> {
  const { payment } = sending;
  const provider = providers(house).byName(payment.provider);
  try {
    const sent = provider && (await sendPayout(house, provider, payment));
    if (sent) return await noteSent(house, payment.reference, sent.providerReference);
    house.log.error({ reference: payment.reference }, "a withdrawal cannot be sent");
    await sendAgain(house, sending);
  } catch (error) {
    if (error instanceof PayoutRefused) return noteRefused(house, payment.reference, error.reason);
    if (!(error instanceof ProviderUnavailable)) throw error;
    house.log.warn(
      { err: error, reference: payment.reference },
      "a withdrawal waits for its provider",
    );
    await sendAgain(house, sending);
  }
}

/** A withdrawal that its provider does not take is tried again, and is for a person to look at after hours of that. */
async function sendAgain(house: House, sending: Sending): Promise<void> {
  await sendLater(house, sending);
  if (sending.sendings < SENDINGS_MAX) return;
  const { provider, reference, amount, currency } = sending.payment;
  const detail = `cashout cannot be sent: ${amountText(amount, currency)}`;
  const at = house.clock.now();
  await insertCase(house.database, { kind: "overdue", provider, reference, detail, at });
}

async function sendLater(house: House, { payment, sendings }: Sending): Promise<void> {
  const pause = PAUSES_MS[Math.min(sendings, PAUSES_MS.length) - 1] as number;
  const until = new Date(house.clock.now().getTime() + pause);
  await putOffSending(house.database, payment.reference, until);
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
