import { CARD_STEPS, playerChannel } from "@houselight/contracts";
import { cardStepped, paymentChanged, paymentProgressed } from "#events/cashbox";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";

/** Tells a player's screens what became of a payment (payments_changes, CASHBOX-11). */
export const showPayments = (house: House): Reaction =>
  reaction("cashbox.show-payments", paymentChanged, async (_tx, events) => () => {
    for (const { playerId, payload } of events) {
      house.live.publish(playerChannel(playerId), "payments_changes", {
        id: payload.paymentId,
        action: payload.action,
        state: payload.state,
        currency: payload.currency,
        amount_cents: Number(payload.amount),
      });
    }
  });

/** Tells steps of a payment that leave its state as it was (payments_events). */
export const showProgress = (house: House): Reaction =>
  reaction("cashbox.show-progress", paymentProgressed, async (_tx, events) => () => {
    for (const { playerId, payload } of events) {
      const { paymentId, event, confirmations, confirmationsNeeded } = payload;
      house.live.publish(playerChannel(playerId), "payments_events", {
        id: paymentId,
        event,
        ...(confirmations === undefined ? {} : { confirmations }),
        ...(confirmationsNeeded === undefined ? {} : { confirmations_needed: confirmationsNeeded }),
      });
    }
  });

/** Tells the card provider's security step (allsecure_notification). */
export const showCardSteps = (house: House): Reaction =>
  reaction("cashbox.show-card-steps", cardStepped, async (_tx, events) => () => {
    for (const { playerId, payload } of events) {
      house.live.publish(playerChannel(playerId), "allsecure_notification", {
        payment_id: payload.paymentId,
        status: payload.step,
        message: CARD_STEPS[payload.step],
      });
    }
  });
