import { listLiveTables } from "@houselight/contracts/live-tables";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { OFFERED } from "../../own.ts";

/** Counts are read again after so long, while the page is looked at. */
const EVERY_MS = 15_000;

/** Live tables at which somebody plays now, with how many do. */
export const crowdsQuery = queryOptions({
  queryKey: [OFFERED, "live-tables", "crowds"],
  queryFn: ({ signal }) => call(listLiveTables, {}, { signal }),
  staleTime: EVERY_MS,
  refetchInterval: EVERY_MS,
});
