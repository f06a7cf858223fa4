export type {
  AddCommand,
  Done,
  PlaceCommand,
  SettleCommand,
  WagerAnswer,
  WagerCommand,
  WagerOwner,
  WagerRefusal,
} from "./command.ts";
export { type Shares, totalPaid, totalStake, type Wager } from "./wager.ts";
export { selectLateSubjects, selectWagerPage, selectWagers } from "./records/wager-store.ts";
export { selectOpenWagers, selectStaleWagers } from "./records/open-wager-store.ts";
export { playerStatistics } from "./records/statistics.ts";
export { type Wagers, wagers } from "./wagers.ts";
