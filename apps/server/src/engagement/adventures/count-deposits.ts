import { vipAdventures } from "@houselight/contracts";
import { settingIn } from "#core/configuration";
import { paymentChanged } from "#events/cashbox";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { dateOf, dayOf } from "./adventure.ts";
import { addDeposits } from "./adventure-store.ts";

/** Counts deposits by the day on which they arrive, while an adventure runs. */
export const countDeposits = (house: House): Reaction =>
  reaction("adventures.count-deposits", paymentChanged, async (tx, events) => {
    const arrived = events.filter(
      ({ payload }) => payload.action === "deposit" && payload.state === "succeeded",
    );
    if (arrived.length === 0) return;
    const { adventure } = await settingIn(tx, vipAdventures);
    const today = adventure ? dayOf(adventure, house.clock.now()) : 0;
    if (!adventure || today < 1 || today > (adventure.days.at(-1)?.day ?? 0)) return;
    const day = dateOf(adventure, today);
    const own = Map.groupBy(arrived, ({ playerId, payload }) => `${playerId}/${payload.currency}`);
    await addDeposits(
      tx,
      [...own.values()].map((same) => ({
        playerId: same[0]?.playerId as bigint,
        day,
        currency: same[0]?.payload.currency as string,
        amount: same.reduce((sum, { payload }) => sum + BigInt(payload.amount), 0n),
      })),
    );
  });
