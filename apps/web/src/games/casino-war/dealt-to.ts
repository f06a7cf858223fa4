import type { WarOutcome } from "@houselight/game-maths/casino-war";

/** Tells where each card of a round went, in the order drawn: one each, and in a war some aside, then one each. */
export const dealtTo = ({ war }: Pick<WarOutcome, "war">) => {
  const each = ["player", "dealer"] as const;
  return war ? [...each, ...war.burnt.map(() => "aside" as const), ...each] : each;
};
