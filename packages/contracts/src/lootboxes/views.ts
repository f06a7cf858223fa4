import * as z from "zod/mini";
import { settingWords } from "../configuration/settings/define-setting.ts";
import { prizeDrawView, prizeView } from "../prizes/views.ts";

/** Stages of a loot box (LOOT-01). */
export const LOOTBOX_STAGES = ["issued", "activated", "expired"] as const;
export type LootboxStage = (typeof LOOTBOX_STAGES)[number];

/** A loot box of a player (LOOT-01). */
export const lootboxView = z.object({
  id: z.string(),
  /** Kind of the box. */
  group_key: z.string(),
  title: settingWords,
  stage: z.enum(LOOTBOX_STAGES),
  created_at: z.string(),
  /** It can be opened until then. */
  valid_until: z.string(),
  /** Prizes that may be in it. */
  items: z.array(prizeView),
  /** Moment of its opening, and how the prize came up; null before. */
  activated_at: z.nullable(z.string()),
  draw: z.nullable(prizeDrawView),
  /** Rises with every change: a lower one is older. */
  version: z.int(),
});
export type LootboxView = z.infer<typeof lootboxView>;

/** `lootboxes_changes`: these boxes of the player are now so (LOOT-05). */
export const lootboxesChangesMessage = z.object({ lootboxes: z.array(lootboxView) });
