export { type Browser as HttpCaller, httpCaller } from "./http-caller.ts";
export { fund, registered } from "./players.ts";
export { openTestDatabase } from "./test-database.ts";
export { openTestHouse, type TestHouse, type TestHouseOptions } from "./test-house.ts";
export { TestClock } from "./test-clock.ts";
