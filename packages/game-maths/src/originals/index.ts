export type { PaymentRange } from "./exact-payment.ts";
export { payExactly, paymentRange } from "./exact-payment.ts";
export type { DecidedRound, OriginalDefinition } from "./original-game.ts";
export { originalGame, originalStakes } from "./original-game.ts";
export type { Prize } from "./prizes.ts";
export { highestOf, prizesProof } from "./prizes.ts";
