import type { LootboxView } from "./views.ts";

const DAY_LENGTH = "2026-01-31".length;
const dayOf = (iso: string): string => iso.slice(0, DAY_LENGTH);

/**
 * Tells whether a player is shown a box (LOOT-03): until its time is over, and once it is open for the rest
 * of the day, in UTC, on which it was given (OPEN-50). Times as ISO 8601 in UTC.
 */
export function isLootboxShown(
  { stage, created_at, valid_until }: Pick<LootboxView, "stage" | "created_at" | "valid_until">,
  now: Date,
): boolean {
  if (stage === "expired" || Date.parse(valid_until) <= now.getTime()) return false;
  return stage !== "activated" || dayOf(created_at) === dayOf(now.toISOString());
}
