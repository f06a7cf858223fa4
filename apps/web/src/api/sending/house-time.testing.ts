import { noteHouseTime } from "./house-time.ts";

/** More answers than count: what another test told is forgotten. */
const ANSWERS = 16;

/** Lets the house's clock be ahead of this machine's by so much. */
export function putHouseAhead(aheadMs: number): void {
  for (let told = 0; told < ANSWERS; told++)
    noteHouseTime(new Date(Date.now() + aheadMs).toISOString());
}
