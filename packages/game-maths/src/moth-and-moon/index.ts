export { mothAndMoon, mothAndMoonVersions } from "./game.ts";
export { MOTH_AND_MOON } from "./sheet.ts";
