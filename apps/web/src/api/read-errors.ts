import type { Query, QueryKey } from "@tanstack/react-query";
import { OFFERED, OWN } from "../data/own.ts";
import { isRefused } from "./errors.ts";
import { reportError } from "./report-error.ts";

/** Names of reads that the specification calls by their own (ERROR-01, ERROR-05). */
const NAMES: Readonly<Record<string, string>> = {
  visitor: "LOAD_USER_PROFILE_ERROR",
  accounts: "LOAD_USER_BALANCE_ERROR",
  games: "LOAD_FOUND_GAMES_ERROR",
  limits: "LOAD_USER_LIMITS_ERROR",
  "jackpot-winners": "GET_JACKPOT_WINNERS_ERROR",
};

/** Returns the name under which a failed read is reported: that of its query key. */
export function readErrorName(key: QueryKey): string {
  const word = String(key.find((part) => part !== OWN && part !== OFFERED) ?? "DATA");
  return NAMES[word] ?? `LOAD_${word.toUpperCase().replace(/[^A-Z0-9]+/g, "_")}_ERROR`;
}

/** Reports a read that failed. Messages go to the console only (ERROR-04); what is refused for good is no defect. */
export function reportReadError(error: unknown, query: Query<unknown, unknown, unknown>): void {
  if (isRefused(error)) return;
  if (query.queryKey[0] === "messages") console.error(error);
  else void reportError(readErrorName(query.queryKey), error);
}
