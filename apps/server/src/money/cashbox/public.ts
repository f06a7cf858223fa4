export { PAPERPAY, paperpaySecret } from "./providers/paperpay.ts";
