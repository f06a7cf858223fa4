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
  expect(await loadListed({ queryClient, locale: "de" }, "promotions")).toBeNull();
  expect(report.mock.calls).toEqual([["LOAD_CONTENT_LIST_ERROR", broken]]);
});

it("lists the pages of a category as cards show them, the latest first, and none that is hidden", async () => {
  const page = (id: number, change: object = {}) => ({
    id,
    slug: `page-${id}`,
    path: `page-${id}`,
    title: `Page ${id}`,
    categories: ["news"],
    hidden: false,
    meta: { mainContent: `About ${id}` },
    json: {},
    ...change,
  });
  call.mockResolvedValue([
    page(1, { json: { bannerImage: { src: "/one.svg" } } }),
    page(2, { categories: ["articles"] }),
    page(3, { hidden: true }),
    page(4, { json: { variables: { prize: { EUR: "5 €" } } } }),
  ]);
  expect(await loadListed({ queryClient: new QueryClient(), locale: "de" }, "news")).toEqual([
    {
      slug: "page-4",
      title: "Page 4",
      lead: "About 4",
      variables: { prize: { EUR: "5 €" } },
    },
    { slug: "page-1", title: "Page 1", lead: "About 1", picture: "/one.svg" },
  ]);
});
