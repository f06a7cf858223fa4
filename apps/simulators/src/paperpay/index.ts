export { paperpay } from "./paperpay.ts";
