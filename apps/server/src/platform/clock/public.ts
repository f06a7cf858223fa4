export { type Clock, monthsAfter, systemClock } from "./clock.ts";
export { followDatabase } from "./follow-database.ts";
