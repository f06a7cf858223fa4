import { expect, it, vi } from "vitest";
import { LIVE_MESSAGES, playerChannel, PUBLIC_CHANNEL, type PublishLive } from "./index.ts";

const balance = { currency: "EUR", amount_cents: 5, available_to_cashout_cents: 5, version: 1 };

it("NOTIFY-06, NOTIFY-07: events of everybody and of a player alone have these names", () => {
  expect(Object.keys(LIVE_MESSAGES.public)).toEqual(
    expect.arrayContaining(["wins", "jackpots_changes"]),
  );
  const own =
    "comps_award bonuses_changes freespins_changes lootboxes_changes game_limits tournaments_statuses groups_updates jackpot_win_award payments_changes payments_events balance personal_notifications allsecure_notification".split(
      " ",
    );
  expect(Object.keys(LIVE_MESSAGES.player)).toEqual(expect.arrayContaining(own));
  expect(own.filter((name) => Object.hasOwn(LIVE_MESSAGES.public, name))).toEqual([]);
});

it("names a channel for each player, and one for all", () => {
  expect([playerChannel(7n), playerChannel(8), PUBLIC_CHANNEL]).toEqual([
    "user#7",
    "user#8",
    "public",
  ]);
});

it("lets a message compile on its own kind of channel alone, with its own payload", () => {
  const publish: PublishLive = vi.fn();
  publish(playerChannel(7), "balance", balance);
  // @ts-expect-error A balance is nobody else's business.
  publish(PUBLIC_CHANNEL, "balance", balance);
  // @ts-expect-error There is no such message.
  publish(playerChannel(7), "balances", balance);
  // @ts-expect-error An amount is a number of smallest units.
  publish(playerChannel(7), "balance", { ...balance, amount_cents: 5n });
  // @ts-expect-error A channel comes from its builder.
  publish("user#7", "balance", balance);
  expect(publish).toHaveBeenCalledTimes(5);
});

it("reads a message without what only some of them carry", () => {
  const { payments_events, balance: told } = LIVE_MESSAGES.player;
  expect(payments_events.safeParse({ id: "1", event: "approved" }).success).toBe(true);
  expect(payments_events.safeParse({ id: "1", event: "rained" }).success).toBe(false);
  expect(told.safeParse({ ...balance, held_cents: 3 }).success).toBe(true);
  expect(told.safeParse({ ...balance, version: "1" }).success).toBe(false);
});
