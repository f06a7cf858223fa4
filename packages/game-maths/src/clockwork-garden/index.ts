export { clockworkGarden, clockworkGardenVersions } from "./game.ts";
export { CLOCKWORK_GARDEN } from "./sheet.ts";
