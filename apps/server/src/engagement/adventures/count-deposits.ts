import { type Adventure, vipAdventures } from "@houselight/contracts";
import { settingIn } from "#core/configuration";
import { type PaymentChanged, paymentChanged } from "#events/cashbox";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction } from "#platform/outbox";
import { dateOf, dayOf } from "./adventure.ts";
import { addDeposits } from "./adventure-store.ts";

type Deposit = HeardEvent<PaymentChanged>;

/** Counts deposits by the day on which they arrived, while an adventure runs. */
export const countDeposits = (house: House): Reaction =>
  reaction("adventures.count-deposits", paymentChanged, async (tx, events) => {
    const arrived = events.filter(
      ({ payload }) => payload.action === "deposit" && payload.state === "succeeded",
    );
    if (arrived.length === 0) return;
    const { adventure } = await settingIn(tx, vipAdventures);
    if (!adventure) return;
    const now = house.clock.now();
    const dayOfArrival = ({ payload: { at } }: Deposit): number =>
      dayOf(adventure, at ? new Date(at) : now);
    const last = lastDayOf(adventure);
    const counted = arrived.filter((one) => dayOfArrival(one) >= 1 && dayOfArrival(one) <= last);
    const own = Map.groupBy(
      counted,
      (one) => `${one.playerId}/${dayOfArrival(one)}/${one.payload.currency}`,
    );
    await addDeposits(
      tx,
      [...own.values()].map((same) => {
        const [first] = same as [Deposit];
        return {
          playerId: first.playerId,
          day: dateOf(adventure, dayOfArrival(first)),
          currency: first.payload.currency,
          amount: same.reduce((sum, { payload }) => sum + BigInt(payload.amount), 0n),
        };
      }),
    );
  });

/** Returns the last day on which a step can ask for a deposit: the super day is open a day longer. */
const lastDayOf = ({ days, superDay }: Adventure): number =>
  (days.at(-1)?.day ?? 0) + (superDay ? 1 : 0);
