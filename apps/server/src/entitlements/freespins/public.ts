export { mayHaveSpinsOf } from "./give/give-freespins.ts";
export { type FreeRounds, openFreeRounds } from "./play/free-rounds.ts";
