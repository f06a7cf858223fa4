import * as z from "zod/mini";
import { VIP_LEVELS } from "../accounts/groups.ts";
import { VIP_LEVEL_IDS } from "../configuration/settings/rewards/vip.ts";

/** Statuses of the club by rank, the lowest first (VIP-02, OPEN-06). */
export const VIP_STATUSES = ["regular", "bronze", "silver", "gold", "platinum", "diamond"] as const;
export type VipStatus = (typeof VIP_STATUSES)[number];

/** Returns the rank of the highest level among groups, from 0 on; -1 for none. */
export const vipRank = (groups: readonly string[]): number =>
  VIP_LEVELS.findLastIndex(({ group }) => groups.includes(group));

/** Progress of a quarter towards the next status (VIP-03). Amounts are in smallest units of `currency`. */
export const vipStatusProgressView = z.object({
  currency: z.string(),
  /** Held now. */
  currentStatus: z.enum(VIP_STATUSES),
  /** That of the points of this quarter alone. */
  activeStatus: z.enum(VIP_STATUSES),
  /** Null at the top. */
  nextStatus: z.nullable(z.enum(VIP_STATUSES)),
  depositThresholdCents: z.int(),
  /** Deposited in this quarter. */
  depositAmountCents: z.int(),
  betSumThresholdCents: z.int(),
  /** Own money staked in this quarter. */
  betSumCents: z.int(),
  /** Percent, from 0 to 100: the mean of how far both have come. */
  overallProgress: z.int(),
});
export type VipStatusProgressView = z.infer<typeof vipStatusProgressView>;

/** Standing of a player in the club, by the points of this quarter. */
export const vipStandingView = z.object({
  /** Null for a player without a level. */
  level: z.nullable(z.enum(VIP_LEVEL_IDS)),
  /** VIP players have SP, all others XP (VIP-08). */
  points_type: z.enum(["SP", "XP"]),
  points: z.int(),
  next_level: z.nullable(z.enum(VIP_LEVEL_IDS)),
  /** Points at which the next level begins; at the top, those that keep it (VIP-06). Null where none are set. */
  next_level_points: z.nullable(z.int()),
  save_target: z.nullable(z.int()),
  /** A VIP player who has the points that keep the level (VIP-07). */
  is_safe: z.boolean(),
  /** Last day of the quarter, for a VIP status that ends with it (VIP-09). */
  expires_on: z.nullable(z.string()),
});
export type VipStandingView = z.infer<typeof vipStandingView>;

/** A manager as players see one (VIP-13). */
export const vipManagerView = z.object({
  managerName: z.string(),
  avatar: z.nullable(z.string()),
  time: z.nullable(z.string()),
  whatsAppLink: z.nullable(z.string()),
  telegramLink: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type VipManagerView = z.infer<typeof vipManagerView>;
