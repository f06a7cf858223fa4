import type { Entrance } from "../endpoint/index.ts";
import type { RegionFlags } from "./regions.ts";

/** Returns true when guests of a region may not come in this way. */
export const isEntranceClosed = (region: RegionFlags, entrance: Entrance): boolean =>
  region.restricted ||
  region.partially_restricted ||
  (region.estonia && entrance === "registration");
