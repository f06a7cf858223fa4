import { DEPARTMENTS } from "@houselight/contracts/support";

/** Departments by the id of their address, with the key of their name. */
export const DEPARTMENTS_LISTED = Object.entries(DEPARTMENTS).map(
  ([name, id]) => [String(id), name] as const,
);
