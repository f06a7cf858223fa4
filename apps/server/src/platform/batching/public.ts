export { type Batcher, type BatcherOptions, createBatcher } from "./batcher.ts";
export { createLoader } from "./loader.ts";
export { createReadCache, type ReadCache } from "./read-cache.ts";
export { handOut, type Reach } from "./hand-out.ts";
export { togetherOrAlone } from "./together-or-alone.ts";
export { untilNoneIsLeft } from "./until-none-is-left.ts";
