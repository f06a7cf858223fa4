export { type Activity, selectActivity } from "./activity/activity-store.ts";
export { type PaymentSums, paymentSums } from "./activity/payment-sums-store.ts";
export { selectFirstDeposits } from "./activity/first-deposit-store.ts";
export { accountsOf } from "./ledger/accounts-of.ts";
export { announceBalances } from "./announce.ts";
export { exchangeRates, rateBetween } from "./exchange-rates.ts";
export { type Hold } from "./holds/hold-store.ts";
export { type NewHold, placeHolds, type Resolution, resolveHolds } from "./holds/holds.ts";
export { selectLegs } from "./activity/operators/movement-page-store.ts";
export { movementView } from "./activity/operators/movement-views.ts";
export { type Movement, type MovementPage, selectMovements } from "./movement-store.ts";
export {
  type LargeMovement,
  type LeastLarge,
  leastLarge,
  noteLarge,
  noteLargePrizes,
} from "./ledger/large-movements.ts";
export { postNewTransfers, postTransfers, TransferMismatch } from "./ledger/post-transfers.ts";
export { type PaidPrize, payPrizes, type Prize } from "./ledger/pay-prizes.ts";
export { repayDebts } from "./ledger/repay-debts.ts";
export {
  type Account,
  accountAfter,
  applyTransfers,
  type Balances,
  type Bucket,
  FIRST_LEG,
  type HouseAccount,
  repaymentOf,
  type Side,
  type Transfer,
  type TransferKind,
} from "./ledger/transfer.ts";
export {
  insertAccount as openAccount,
  lockAccounts,
  selectAccounts,
} from "./wallet-store.ts";
export { balanceMessage } from "./wallet-views.ts";
