import type { VipStandingView, VipStatusProgressView } from "@houselight/contracts/vip";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import {
  progressWithout,
  vipProgressQuery,
  vipStandingQuery,
} from "../../data/engagement/vip/vip.ts";
import { renderPart, textOf } from "../../rendered/rendered-part.testing.ts";
import { VipStanding } from "./vip-standing.tsx";

const GOLD: VipStandingView = {
  level: "vip_level_4",
  points_type: "SP",
  points: 1_500,
  next_level: "vip_level_5",
  next_level_points: 4_000,
  save_target: 2_000,
  is_safe: false,
  expires_on: "2027-03-31",
};
const DIAMOND: VipStandingView = {
  ...GOLD,
  level: "vip_level_6",
  points: 9_000,
  next_level: null,
  next_level_points: 12_000,
  save_target: 12_000,
  expires_on: null,
};

const shown = async (
  standing: VipStandingView,
  progress: VipStatusProgressView = progressWithout("EUR"),
) =>
  textOf(
    await renderPart(() => createElement(VipStanding), {
      data: [
        [vipStandingQuery.queryKey, standing],
        [vipProgressQuery.queryKey, progress],
      ],
    }),
  );

describe("the standing of a VIP player", () => {
  it("VIP-06: says what is left to the next level; that of the top goes by what keeps it", async () => {
    expect(await shown(GOLD)).toContain("2,500 SP");
    expect(await shown(GOLD)).toContain("Platinum");
    expect(await shown(DIAMOND)).toContain("12,000 SP");
    expect(await shown(DIAMOND)).not.toContain("Platinum");
  });

  it("VIP-09: names the last day of the quarter, and none for a status that is for life", async () => {
    expect(await shown(GOLD)).toContain("March 31");
    expect(await shown(DIAMOND)).not.toContain("March");
  });

  it("VIP-07, VIP-09: names the points that keep a level, which are not those that gave it", async () => {
    expect(await shown(GOLD)).toContain("It ends on March 31 unless 2,000 SP are reached by then.");
    expect(await shown({ ...GOLD, save_target: null })).toContain("It ends on March 31.");
    expect(await shown({ ...GOLD, is_safe: true })).toContain("It is kept beyond March 31.");
  });

  it("OPEN-06, VIP-06: asks for no points to keep what is for life", async () => {
    const text = await shown(DIAMOND);
    expect(text).toContain("12,000 SP are the mark of a quarter; the level is yours for life");
  });

  it("VIP-04: without an answer shows the regular status and nothing done of the thresholds of the currency", async () => {
    const text = await shown(GOLD, progressWithout("XYZ"));
    expect(text).toContain("Status: Regular. Next: Bronze.");
    expect(text).toMatch(/0\s%.*0\.00.*9,000\.00.*0\.00.*90,000\.00/);
  });

  it("VIP-03, CASHBOX-16: says the status and measures a player in dollars by theirs", async () => {
    const progress = {
      ...progressWithout("USD"),
      currentStatus: "gold",
      nextStatus: "platinum",
      depositAmountCents: 150_000,
      overallProgress: 12,
    } as const;
    const text = await shown(GOLD, progress);
    expect(text).toContain("Status: Gold. Next: Platinum.");
    expect(text).toMatch(/12\s%.*\$1,500\.00.*\$6,000\.00.*\$60,000\.00/);
    const top = { ...progress, currentStatus: "diamond", nextStatus: null } as const;
    expect(await shown(DIAMOND, top)).toContain("Status: Diamond.");
    expect(await shown(DIAMOND, top)).not.toContain("Next:");
  });
});
