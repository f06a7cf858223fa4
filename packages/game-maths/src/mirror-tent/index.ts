export { mirrorTent, mirrorTentVersions } from "./game.ts";
export { MIRROR_TENT } from "./sheet.ts";
