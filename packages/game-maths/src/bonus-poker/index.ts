export { bonusPoker, bonusPokerVersions } from "./game.ts";
export { BONUS_POKER_PAYS } from "./pays.ts";
