export type { BetForm, ChosenBet } from "./bet-readers.ts";
export { betReaders, hasOnly, isWholeBetween } from "./bet-readers.ts";
export { MAGNITUDES } from "./magnitudes.ts";
export type { OfferedStakes } from "./stake-table.ts";
export { stakeTable } from "./stake-table.ts";
