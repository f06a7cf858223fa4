export { PAPERPAY, paperpaySecret } from "./paperpay.ts";
