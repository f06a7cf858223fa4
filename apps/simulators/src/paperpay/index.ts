export { type PaperpayOptions, paperpay } from "./paperpay.ts";
