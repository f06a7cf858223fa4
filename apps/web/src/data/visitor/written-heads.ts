import { listPageHeads, type PageHeadView } from "@houselight/contracts/content";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { OFFERED } from "../own.ts";

const MINUTE_MS = 60_000;

/** Words that a page's head has from operators in place of the product's (SHELL-21). */
export type WrittenHead = Omit<PageHeadView, "path">;

const writtenHeadsQuery = (locale: string) =>
  queryOptions({
    queryKey: [OFFERED, "heads", locale],
    queryFn: ({ signal }) => call(listPageHeads, { query: { l: locale } }, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** Returns what operators wrote for a page's head; null where they wrote nothing, or it cannot be read. */
export async function loadWrittenHead(
  queryClient: QueryClient,
  locale: string,
  path: string,
): Promise<WrittenHead | null> {
  const heads = await queryClient.ensureQueryData(writtenHeadsQuery(locale)).catch(() => []);
  return heads.find((head) => head.path === path) ?? null;
}
