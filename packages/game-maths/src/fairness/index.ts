export { isClientSeed, MAX_CLIENT_SEED_LENGTH } from "./client-seed.ts";
export type { Draw, RecordedDraw } from "./draw.ts";
export { assertDrawRange, MAX_DRAW_RANGE, recordDraw, replayDraw } from "./draw.ts";
export { BLOCK_BYTES, blockMessage, createDraw, FAIRNESS_MAPPING } from "./hmac-draw.ts";
