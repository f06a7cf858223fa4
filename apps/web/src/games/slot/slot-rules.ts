import type { HouseGameView } from "@houselight/contracts/house-games";
import type { SlotRules } from "@houselight/game-maths/slot";

/** Returns the rules of a slot as the server tells them. @throws Error for another kind of game. */
export function slotRulesOf(game: HouseGameView): SlotRules {
  if (game.kind !== "slot") throw new Error(`${game.slug} is no slot`);
  return game.rules as SlotRules;
}

/** Counts the ways in which a board is read from left to right: one symbol of each reel. */
export const waysOf = ({ rows, reels }: Pick<SlotRules, "rows" | "reels">): number =>
  rows ** reels.length;
