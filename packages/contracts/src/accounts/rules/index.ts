export * from "./birthday.ts";
export * from "./any-field.ts";
export * from "./contact.ts";
export * from "./credentials.ts";
export * from "./person.ts";
export * from "./postal-codes.ts";
export * from "./states.ts";
