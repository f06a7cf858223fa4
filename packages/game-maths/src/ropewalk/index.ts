export { ropewalk, ropewalkVersions } from "./game.ts";
export { ROPEWALK } from "./sheet.ts";
