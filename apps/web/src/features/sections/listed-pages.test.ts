import { QueryCache, QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { CallError } from "../../api/errors.ts";
import { reportReadError } from "../../api/read-errors.ts";
import { loadListed } from "./listed-pages.ts";

const call = vi.hoisted(() => vi.fn());
const report = vi.hoisted(() => vi.fn(async () => true));
vi.mock("../../api/call.ts", () => ({ call }));
vi.mock("../../api/report-error.ts", () => ({ reportError: report }));

it("CMS-07: a list of pages that fails is told to the log, and shows nothing", async () => {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: reportReadError }),
    defaultOptions: { queries: { retry: false } },
  });
  const broken = new CallError("HTTP 500: ", 500);
  call.mockRejectedValue(broken);
  expect(await loadListed({ queryClient, locale: "de" }, "promotions")).toEqual([]);
  expect(report.mock.calls).toEqual([["LOAD_CONTENT_LIST_ERROR", broken]]);
});
