export { stormCellar, stormCellarVersions } from "./game.ts";
export { STORM_CELLAR } from "./sheet.ts";
