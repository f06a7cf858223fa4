import { expect, it } from "vitest";
import { MODULES } from "../app.ts";

/** A reaction is known by its name: under another one it would hear every event that is kept again. */
const NAMES = [
  "wallet.show-balance",
  "compliance.close-connections",
  "compliance.hold-frozen",
  "compliance.mail-confirmation",
  "compliance.show-limits",
  "compliance.show-reality-check",
  "notices.show",
  "bonuses.count-stakes",
  "bonuses.erase-by-withdrawals",
  "bonuses.give-for-deposits",
  "bonuses.show",
  "notices.tell-bonuses",
  "freespins.end",
  "freespins.show",
  "notices.tell-freespins",
  "comps.earn",
  "reports.count-bonuses",
  "reports.count-corrections",
  "reports.count-freespins",
  "reports.count-jackpots",
  "reports.count-payments",
  "reports.count-placed",
  "reports.count-registrations",
  "reports.count-resettled",
  "reports.count-settled",
  "reports.count-voided",
  "jackpots.feed",
  "tournaments.score",
  "notices.tell-prizes",
  "lotteries.give-tickets",
  "lootboxes.show",
  "adventures.count-deposits",
  "vip.count-deposits",
  "vip.count-stakes",
  "notices.tell-lootboxes",
  "notices.tell-jackpots",
  "notices.tell-payments",
  "notices.tell-verification",
  "verification.show-questionnaire",
  "verification.show-status",
  "wagers.show-rounds",
  "cashbox.show-payments",
  "cashbox.show-progress",
  "cashbox.show-card-steps",
  "cashbox.send-reserved",
];

it("keeps the names of reactions", () => {
  // Making a reaction asks nothing of the house.
  const names = MODULES.flatMap((module) => module.reactions?.({} as never) ?? []);
  expect(names.map(({ name }) => name).sort()).toEqual(NAMES.sort());
});
