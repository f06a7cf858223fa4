export { tenThousandKites, tenThousandKitesVersions } from "./game.ts";
export { TEN_THOUSAND_KITES } from "./sheet.ts";
