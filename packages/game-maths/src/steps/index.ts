export type { OfferedStep, RoundPosition, StepRefused, SteppedRules } from "./position.ts";
export { openBy } from "./position.ts";
export type { Replayed, ReplayedRound } from "./replay.ts";
export { defaultSteps, isInstant, isStepped, replayRound, replaySteps } from "./replay.ts";
