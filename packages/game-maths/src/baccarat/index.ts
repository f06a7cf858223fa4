export type { BaccaratBet, BaccaratSpot } from "./baccarat-rules.ts";
export { BACCARAT_RULES, BACCARAT_SPOTS } from "./baccarat-rules.ts";
export type { BaccaratHands, BaccaratWinner } from "./deal.ts";
export { dealBaccarat, totalOfHand, winnerOf } from "./deal.ts";
export { bankerDraws } from "./drawing-rules.ts";
export { baccarat, baccaratVersions } from "./game.ts";
export type { BaccaratOutcome } from "./wire.ts";
export { isBaccaratOutcome } from "./wire.ts";
