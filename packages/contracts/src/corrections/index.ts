export * from "./operator-endpoints.ts";
