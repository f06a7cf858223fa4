import { playerChannel } from "@houselight/contracts";
import { balanceChanged } from "#events/wallet";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { balanceMessage } from "./wallet-views.ts";

/**
 * Tells a player's screens the new balance after it is committed: the last one per account, and
 * which of them the player took up last.
 */
export const showBalance = (house: House): Reaction =>
  reaction("wallet.show-balance", balanceChanged, async (_tx, events) => {
    const latest = new Map(
      events.map((event) => [`${event.playerId}/${event.payload.currency}`, event]),
    );
    const chosen = new Map(
      events
        .filter(({ payload }) => payload.active)
        .map(({ playerId, payload }) => [playerId, payload.currency]),
    );
    return () => {
      for (const { playerId, payload } of latest.values()) {
        const { currency } = payload;
        const [cash, bonus, held, version] = [
          BigInt(payload.cash),
          BigInt(payload.bonus),
          BigInt(payload.held),
          BigInt(payload.version),
        ];
        const debt = payload.debt === undefined ? undefined : BigInt(payload.debt);
        house.live.publish(playerChannel(playerId), "balance", {
          ...balanceMessage({ currency, cash, bonus, held, debt, version }),
          ...(chosen.get(playerId) === currency ? { active: true } : {}),
        });
      }
    };
  });
