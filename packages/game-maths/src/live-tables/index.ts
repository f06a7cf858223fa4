export type {
  LiveTableBet,
  LiveTableForm,
  LiveTablePaid,
  SharedOutcome,
} from "./live-table.ts";
export { payOf, readChips, sharedOutcome, versionAt, withChips } from "./live-table.ts";
export { findLiveTable, LIVE_TABLES } from "./tables.ts";
