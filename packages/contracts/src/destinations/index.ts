export { isCryptoAddress } from "./coin-address.ts";
export { isIban } from "./iban.ts";
