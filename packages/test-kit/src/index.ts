export { type Browser as HttpCaller, type HttpAnswer, httpCaller } from "./players/http-caller.ts";
export {
  brokenInvariants,
  fund,
  moveToLicence,
  operatorGoes,
  PLAYER_PASSWORD,
  registered,
  signedInOperator,
  signedInPlayer,
} from "./players/players.ts";
export { chosenByTwo } from "./players/choose-setting.ts";
export { verifiedByTwo } from "./players/verified-by-two.ts";
export { happen, settled } from "./players/settled-rounds.testing.ts";
export { plansOf } from "./database/plans-of.ts";
export { openTestDatabase } from "./database/test-database.ts";
export { openTestHouse, type TestHouse, type TestHouseOptions } from "./test-house.ts";
export { RunningClock, TestClock } from "./test-clock.ts";
