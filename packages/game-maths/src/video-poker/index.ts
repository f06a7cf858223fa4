export type { PayTable } from "./best-hold.ts";
export type { Hand } from "./hands.ts";
export { HAND_SIZE, HANDS } from "./hands.ts";
export { videoPokerGame } from "./video-poker-game.ts";
export type { VideoPokerOutcome } from "./wire.ts";
export { isVideoPokerOutcome } from "./wire.ts";
