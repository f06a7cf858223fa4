export { rainMarket, rainMarketVersions } from "./game.ts";
export { RAIN_MARKET } from "./sheet.ts";
