import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLootboxShown } from "./rules.ts";
import { LOOTBOX_STAGES, lootboxView } from "./views.ts";

const NOW = new Date("2027-03-02T10:00:00Z");
const box = {
  stage: "issued" as const,
  created_at: "2027-03-02T00:00:00.000Z",
  valid_until: "2027-03-09T00:00:00.000Z",
};
type Box = Parameters<typeof isLootboxShown>[0];

describe("LOOT-03, OPEN-50: a loot box is shown", () => {
  it.each<[string, Partial<Box>, boolean]>([
    ["while it can be opened", {}, true],
    ["until its time is over", { valid_until: "2027-03-02T10:00:00.001Z" }, true],
    ["never from its end on", { valid_until: "2027-03-02T10:00:00.000Z" }, false],
    ["never in the past", { valid_until: "2027-03-01T00:00:00.000Z" }, false],
    ["never once it is expired", { stage: "expired" }, false],
    ["when it was given long ago", { created_at: "2027-02-20T12:00:00.000Z" }, true],
    ["open, on the day on which it was given", { stage: "activated" }, true],
    [
      "never open, given yesterday in UTC",
      { stage: "activated", created_at: "2027-03-01T23:59:59.999Z" },
      false,
    ],
    [
      "never open with its time over",
      { stage: "activated", valid_until: "2027-03-02T09:00:00.000Z" },
      false,
    ],
  ])("%s", (_name, part, expected) => {
    expect(isLootboxShown({ ...box, ...part }, NOW)).toBe(expected);
  });

  it("open until midnight in UTC, whatever the time zone of who looks", () => {
    const moment = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2030-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, (created, now) => {
        const activated = {
          stage: "activated" as const,
          created_at: created.toISOString(),
          valid_until: "2100-01-01T00:00:00.000Z",
        };
        const isSameDay =
          Math.floor(Number(created) / 86_400_000) === Math.floor(Number(now) / 86_400_000);
        expect(isLootboxShown(activated, now)).toBe(isSameDay);
      }),
    );
  });
});

it("LOOT-01: a loot box has a group, a stage, its times and items with bonuses and a weight", () => {
  expect(LOOTBOX_STAGES).toEqual(["issued", "activated", "expired"]);
  const bonus = {
    type: "bonus",
    title: { en: "Five euros" },
    freespins_count: null,
    game: null,
    stake_eur_cents: null,
    currency: "EUR",
    amount_cents: 500,
    wager: 3,
    max_win_cents: null,
  };
  const view = {
    ...box,
    id: "b",
    group_key: "paper-box",
    title: { en: "A box" },
    items: [{ id: "1", weight: 5, bonuses: [bonus] }],
    activated_at: null,
    draw: null,
    version: 0,
  };
  expect(lootboxView.safeParse(view).success).toBe(true);
  for (const field of ["group_key", "stage", "created_at", "valid_until", "items"])
    expect(lootboxView.safeParse({ ...view, [field]: undefined }).success).toBe(false);
  for (const field of ["id", "weight", "bonuses"])
    expect(
      lootboxView.safeParse({ ...view, items: [{ ...view.items[0], [field]: undefined }] }).success,
    ).toBe(false);
});
