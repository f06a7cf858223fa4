export { ferryToNowhere, ferryToNowhereVersions } from "./game.ts";
export { FERRY_TO_NOWHERE } from "./sheet.ts";
