export { roundOwner } from "./play-round.ts";
export { endLeftRounds } from "./rounds/open-rounds.ts";
export { highestReturns, publishedReturns } from "./game-facts.ts";
export { writeRecord } from "./round-record.ts";
export { keptView } from "./round-view.ts";
