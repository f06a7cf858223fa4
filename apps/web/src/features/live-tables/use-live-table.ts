import { tableChannel } from "@houselight/contracts/live";
import type { LiveTableView } from "@houselight/contracts/live-tables";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  reloadOwnTableBets,
  reloadTable,
  tableNowQuery,
} from "../../data/engagement/live-tables/live-tables.ts";
import { wantChannel } from "../../live/wanted-channels.ts";

/** The house opens rounds while somebody looks: a page that is seen says so this often, milliseconds. */
const LOOK_EVERY_MS = 20_000;

/** Returns a table as it is told; null without an answer. While the page is shown it hears of every change. */
export function useLiveTable(slug: string): LiveTableView | null {
  const queryClient = useQueryClient();
  const { data } = useQuery(tableNowQuery(slug));
  useEffect(() => {
    const reload = () => void reloadTable(queryClient, slug);
    const onGap = () => {
      reload();
      void reloadOwnTableBets(queryClient, slug);
    };
    const leave = wantChannel("table", tableChannel(slug), onGap);
    const look = () => {
      if (!document.hidden) reload();
    };
    // A timer of its own: what is told in between must not put it off.
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      leave();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [queryClient, slug]);
  return data ?? null;
}
