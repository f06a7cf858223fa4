import type { GiftView } from "@houselight/contracts/gifts";

/** Returns what a gift becomes when it is taken. */
export function outcomeOf({ type, wagering }: Pick<GiftView, "type" | "wagering">) {
  if (type === "giftspin") return "turn";
  if (type === "xp") return "points";
  return wagering > 0 ? "bonus" : "cash";
}
