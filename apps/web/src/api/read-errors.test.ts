import { QueryCache, QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { OFFERED, OWN } from "../data/own.ts";
import { CallError, RefusedError } from "./errors.ts";
import { readErrorName, reportReadError } from "./read-errors.ts";

const report = vi.hoisted(() => vi.fn(async () => true));
vi.mock("./report-error.ts", () => ({ reportError: report }));
beforeEach(() => report.mockClear());

it.each([
  [["visitor"], "LOAD_USER_PROFILE_ERROR"],
  [[OWN, "accounts"], "LOAD_USER_BALANCE_ERROR"],
  [[OFFERED, "games", "pages", {}], "LOAD_FOUND_GAMES_ERROR"],
  [[OWN, "limits"], "LOAD_USER_LIMITS_ERROR"],
  [["jackpot-winners", "midnight-kites", "latest"], "GET_JACKPOT_WINNERS_ERROR"],
  [["client-context"], "LOAD_CLIENT_CONTEXT_ERROR"],
])("a failed read of %j is called %s (ERROR-01)", (key, name) =>
  expect(readErrorName(key)).toBe(name),
);

const failing = (queryKey: readonly string[], error: unknown) =>
  new QueryClient({ queryCache: new QueryCache({ onError: reportReadError }) })
    .fetchQuery({ queryKey, queryFn: () => Promise.reject(error as Error), retry: false })
    .catch(() => undefined);

it("reports a read that fails or finds the house busy, and neither a refusal nor a missing message file (ERROR-04)", async () => {
  const broken = new CallError("HTTP 500: ", 500);
  await failing(["visitor"], broken);
  expect(report.mock.calls).toEqual([["LOAD_USER_PROFILE_ERROR", broken]]);
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  await failing(["messages", "de"], broken);
  await failing(["visitor"], new RefusedError(401, []));
  expect(report).toHaveBeenCalledTimes(1);
  await failing(["visitor"], new RefusedError(503, []));
  expect(report).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledExactlyOnceWith(broken);
  told.mockRestore();
});
