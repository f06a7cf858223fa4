export { lanternTide, lanternTideVersions } from "./game.ts";
export { LANTERN_TIDE, LANTERN_TIDE_VERSION } from "./sheet.ts";
export type { LanternTideSymbol } from "./symbols.ts";
export { LANTERN_TIDE_SYMBOLS } from "./symbols.ts";
