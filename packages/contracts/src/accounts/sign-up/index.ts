export * from "./dial-codes.ts";
export * from "./sign-up-details.ts";
