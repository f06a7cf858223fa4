export { postTransfers, TransferMismatch } from "./post-transfers.ts";
export {
  type Account,
  applyTransfers,
  type Balances,
  type Bucket,
  type HouseAccount,
  type Side,
  type Transfer,
  versionSteps,
} from "./transfer.ts";
export { insertAccount as openAccount, lockAccounts, selectAccounts } from "./wallet-store.ts";
export { accountView, balanceMessage } from "./wallet-views.ts";
