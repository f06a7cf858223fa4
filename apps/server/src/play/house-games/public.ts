export { playForMoney, roundOwner } from "./play-round.ts";
export { endLeftRounds } from "./rounds/open-rounds.ts";
export { takeStep as takeRoundStep } from "./rounds/take-step.ts";
export { writeRecord } from "./round-record.ts";
export { keptView } from "./round-view.ts";
