import { QueryClient } from "@tanstack/react-query";
import { isRedirect } from "@tanstack/react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { call } from "../../../api/call.ts";
import { RefusedError } from "../../../api/errors.ts";
import { loadContentPage } from "./load-content-page.ts";

vi.mock("../../../api/call.ts");

const refused = (status: number, code: string) =>
  new RefusedError(status, [{ field: "base", code, message: "" }]);

const PAGE = {
  id: 1,
  slug: "kites",
  title: "Kites",
  content: "<p>Fly.</p>",
  language: "en",
  meta: { mainContent: "", json: {} },
  json: {},
  categories: [],
};
const context = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { queryClient, locale: "en" } as unknown as Parameters<typeof loadContentPage>[0];
};

beforeEach(() => void vi.mocked(call).mockReset());

it("CMS-04: leads a guest to main from a page for players", async () => {
  vi.mocked(call).mockRejectedValue(refused(403, "page_for_players"));
  const thrown: unknown = await loadContentPage(context(), "kites").catch((error) => error);
  expect(isRedirect(thrown) && thrown.options.to).toBe("/");
});

it("CMS-04: leads a guest to main from an open page that has become one for players", async () => {
  const visit = context();
  vi.mocked(call).mockResolvedValue(PAGE as never);
  expect((await loadContentPage(visit, "kites")).title).toBe("Kites");
  vi.mocked(call).mockRejectedValue(refused(403, "page_for_players"));
  // As an open page reads what operators have changed (`changes/site-changes.ts`).
  await visit.queryClient.invalidateQueries({ refetchType: "all" });
  const thrown: unknown = await loadContentPage(visit, "kites").catch((error) => error);
  expect(isRedirect(thrown) && thrown.options.to).toBe("/");
});

it("keeps a page that cannot be read anew for another reason", async () => {
  const visit = context();
  vi.mocked(call).mockResolvedValue(PAGE as never);
  await loadContentPage(visit, "kites");
  vi.mocked(call).mockRejectedValue(new Error("away"));
  await visit.queryClient.invalidateQueries({ refetchType: "all" });
  expect((await loadContentPage(visit, "kites")).title).toBe("Kites");
});
