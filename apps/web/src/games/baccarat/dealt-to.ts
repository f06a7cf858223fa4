import type { BaccaratOutcome } from "@houselight/game-maths/baccarat";

/** Tells which side each card of a round went to, in the order drawn: two each in turn, then the thirds. */
export const dealtTo = ({ player, banker }: Pick<BaccaratOutcome, "player" | "banker">) => [
  ...(["player", "banker", "player", "banker"] as const),
  ...(player.length > 2 ? (["player"] as const) : []),
  ...(banker.length > 2 ? (["banker"] as const) : []),
];
