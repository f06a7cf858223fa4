export { PAPERPAY, paperpaySecret } from "./providers/paperpay.ts";
export { type OpenWithdrawals, sumOpenWithdrawals } from "./records/open-withdrawals-store.ts";
export { releaseWaiting } from "./withdrawals/release-waiting.ts";
