export { lastBalloon, lastBalloonVersions } from "./game.ts";
export { LAST_BALLOON } from "./sheet.ts";
