export { LINKED_MS, needsVerification } from "./due-diligence.ts";
export { type Spending, spendingOf } from "./limits/budget.ts";
export { type BudgetsOf, saveBudgets } from "./limits/budget-store.ts";
export { confirmationToken } from "./limits/changes/change-terms.ts";
export { tellDueChanges } from "./limits/changes/loosen-limit.ts";
export { setLimit } from "./limits/set-limit.ts";
export { countDeposit, giveBackDeposit, takeDeposit } from "./limits/count-deposit.ts";
export {
  countSpending,
  playRefusal,
  type StakeRefusal,
  stakeRefusal,
} from "./limits/refusals.ts";
export { realityRefusal, type RealityRefusal } from "./reality/reality-rules.ts";
export { type Restriction, selectRestrictions } from "./restriction-store.ts";
export { selectExcluded, selectPassedOver } from "./exclusion/select-excluded.ts";
