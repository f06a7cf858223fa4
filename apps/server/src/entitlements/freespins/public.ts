export { type FreeRounds, openFreeRounds } from "./play/free-rounds.ts";
