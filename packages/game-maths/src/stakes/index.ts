export { MAGNITUDES } from "./magnitudes.ts";
export type { OfferedStakes } from "./stake-table.ts";
export { stakeTable } from "./stake-table.ts";
