export { type Batcher, type BatcherOptions, createBatcher } from "./batcher.ts";
export { createLoader } from "./loader.ts";
