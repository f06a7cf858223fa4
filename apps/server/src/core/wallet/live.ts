import { playerChannel } from "@houselight/contracts";
import { balanceChanged } from "#events/wallet";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";

/** Tells a player's screens the new balance after it is committed: the last one per account. */
export const showBalance = (house: House): Reaction =>
  reaction("wallet.show-balance", balanceChanged, async (_tx, events) => {
    const latest = new Map(
      events.map((event) => [`${event.playerId}/${event.payload.currency}`, event]),
    );
    return () => {
      for (const { playerId, payload } of latest.values()) {
        house.live.publish(playerChannel(playerId), "balance", {
          currency: payload.currency,
          amount_cents: Number(BigInt(payload.cash) + BigInt(payload.bonus)),
          available_to_cashout_cents: Number(payload.cash),
          version: Number(payload.version),
        });
      }
    };
  });
