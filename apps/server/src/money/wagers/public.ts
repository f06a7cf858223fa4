export { type Decision, decideWager, drawOf } from "./decide-wager.ts";
export { wagers } from "./place-wagers.ts";
export { selectRoundPage, selectRounds } from "./round-store.ts";
export { selectShownSeeds } from "./seed-store.ts";
export { hmacBlock } from "./seeds.ts";
export {
  type Round,
  type RoundSeeds,
  totalStake,
  type WagerAnswer,
  type WagerCommand,
  type WagerOutcome,
} from "./wager.ts";
