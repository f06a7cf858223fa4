export { PAPERPAY, paperpaySecret } from "./providers/paperpay.ts";
export { releaseWaiting } from "./withdrawals/release-waiting.ts";
