import { playerChannel } from "@houselight/contracts";
import { paymentChanged } from "#events/cashbox";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";

/** Tells a player's screens what became of a payment (payments_changes, CASHBOX-11). */
export const showPayments = (house: House): Reaction =>
  reaction("cashbox.show-payments", paymentChanged, async (_tx, events) => () => {
    for (const { playerId, payload } of events) {
      house.live.publish(playerChannel(playerId), "payments_changes", {
        id: payload.paymentId,
        state: payload.state,
        currency: payload.currency,
        amount_cents: Number(payload.amount),
      });
    }
  });
