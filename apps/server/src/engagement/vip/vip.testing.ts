import type { VipLevel } from "@houselight/contracts";

/** Levels from 10, 100, 400, 1,000, 2,000 and 5,000 points on; those of VIP are kept by somewhat less. */
export const LEVELS: readonly VipLevel[] = [
  { id: "vip_level_1", min: 10, max: 99, bonuses: {} },
  { id: "vip_level_2", min: 100, max: 399, saveTarget: 60, bonuses: {} },
  { id: "vip_level_3", min: 400, max: 999, saveTarget: 300, bonuses: {} },
  { id: "vip_level_4", min: 1_000, max: 1_999, saveTarget: 800, bonuses: {} },
  { id: "vip_level_5", min: 2_000, max: 4_999, saveTarget: 1_500, bonuses: {} },
  { id: "vip_level_6", min: 5_000, max: null, saveTarget: 4_000, bonuses: { freespins: 10 } },
];
