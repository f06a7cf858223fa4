import type { LootboxKindState, Prize, SettingWords } from "@houselight/contracts";
import { isWithin } from "#core/prizes";

/** A kind of loot box; its rules never change. */
export interface Kind {
  readonly id: string;
  /** Names it where a box is given, and is the group of gifts of its prizes. */
  readonly groupKey: string;
  readonly title: SettingWords;
  readonly items: readonly Prize[];
  readonly daysValid: number;
  /** For players of these groups alone; for all where it is empty. */
  readonly groupIds: readonly string[];
  readonly state: LootboxKindState;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Facts of a player that decide which boxes the player has. */
export interface Owner {
  readonly groups: readonly string[];
  /** Most that the licence lets a bonus be wagered; null for no bound. */
  readonly maxWagering: number | null;
  /** Groups of gifts that are off. */
  readonly disabled: readonly string[];
}

/** Tells whether boxes of a kind are for a player (LOOT-05). */
export const isFor = (
  { groupKey, groupIds, items }: Pick<Kind, "groupKey" | "groupIds" | "items">,
  { groups, maxWagering, disabled }: Owner,
): boolean =>
  !disabled.includes(groupKey) &&
  (groupIds.length === 0 || groupIds.some((id) => groups.includes(id))) &&
  isWithin(items, maxWagering);
