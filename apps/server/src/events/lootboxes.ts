import type { LootboxStage } from "@houselight/contracts";
import { defineEvent } from "#platform/outbox";

/** A loot box of a player came into this stage, or was given. */
export interface LootboxChanged {
  readonly boxId: string;
  readonly stage: LootboxStage;
  /** In the player's language. */
  readonly title: string;
}
export const lootboxChanged = defineEvent<LootboxChanged>("lootbox.changed");
