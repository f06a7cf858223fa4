import { tableChannel } from "@houselight/contracts/live";
import type { LiveTableView } from "@houselight/contracts/live-tables";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  reloadOwnTableBets,
  reloadTable,
  tableNowQuery,
} from "../../data/engagement/live-tables/live-tables.ts";
import { useWatching } from "../../live/use-watching.ts";

/** Returns a table as it is told; null without an answer. While the page is shown it hears of every change. */
export function useLiveTable(slug: string): LiveTableView | null {
  const queryClient = useQueryClient();
  const { data } = useQuery(tableNowQuery(slug));
  useWatching("table", tableChannel(slug), {
    reload: () => void reloadTable(queryClient, slug),
    reloadOwn: () => void reloadOwnTableBets(queryClient, slug),
  });
  return data ?? null;
}
