/** Parts from which the test kit, the benches and the fault runs build a house. */
export { registerNewPlayer } from "#core/accounts";
export { brandAddresses } from "#core/configuration";
export { type CatalogueGame, listGames } from "#core/catalogue";
export { answeredCaptcha, deviceToken } from "#core/sign-in";
export { createOperator, permissionsOf } from "#core/staff";
export { postTransfers } from "#core/wallet";
export { confirmationToken, setLimit, tellDueChanges } from "#entitlements/compliance";
export { wagers } from "#money/wagers";
export { releaseWaiting } from "#money/cashbox";
export type { Clock } from "#platform/clock";
export { readConfig } from "#platform/config";
export { type Database, openEmbedded, openServer } from "#platform/database";
export { createLog } from "#platform/log";
export type { House } from "#platform/module";
export { seededRandom } from "#platform/random";
export {
  endLeftRounds,
  playForMoney,
  roundOwner,
  takeRoundStep,
  writeRecord,
} from "#play/house-games";
export { auditHouse } from "./audit/audit-house.ts";
export { houseMigrations, migrateHouse, openHouse, type RunningHouse } from "./app.ts";
export { type ServedHouse, type ServeOptions, serveHouse } from "./serve-house.ts";
