import {
  ANNOUNCEMENT,
  type HeaderNoticeView,
  listNotices,
  type NoticeEvent,
  type NoticesView,
  type NoticeView,
} from "@houselight/contracts/notices";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocale } from "use-intl/react";
import { call } from "../../api/call.ts";
import { houseNow } from "../../api/sending/house-time.ts";
import { playerQuery, usePlayer } from "../accounts.ts";
import { OWN } from "../own.ts";
import { applyTold } from "../../api/page/apply-told.ts";
import { useData } from "../../api/page/use-data.ts";

const KEY = [OWN, "notices"] as const;
const NONE: NoticesView = { notifications: [], header_notices: [] };
/** The longest that a browser's timer takes. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** The player's notices, in the language of the page. */
export const noticesQuery = (locale: string) =>
  queryOptions({
    queryKey: [...KEY, locale],
    queryFn: ({ signal }) => call(listNotices, {}, { signal }),
    staleTime: 60_000,
  });

/** Returns the notices whose time is not over (NOTIFY-02). */
export function standingNotices(view: NoticesView, now: number): NoticesView {
  const stands = ({ expires_at }: { readonly expires_at: string }) => Date.parse(expires_at) > now;
  return {
    notifications: view.notifications.filter(stands),
    header_notices: view.header_notices.filter(stands),
  };
}

/** Returns when the next notice goes; null when none stands. */
export function nextEnd({ notifications, header_notices }: NoticesView): number | null {
  const ends = [...notifications, ...header_notices].map(({ expires_at }) =>
    Date.parse(expires_at),
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Returns the notices of the signed-in player; each goes when its time is over. */
export function useNotices(): NoticesView {
  const isPlayer = usePlayer() !== null;
  const data = useData({ ...noticesQuery(useLocale()), enabled: isPlayer }) ?? NONE;
  const [now, setNow] = useState(houseNow);
  const shown = standingNotices(isPlayer ? data : NONE, now);
  const end = nextEnd(shown);
  useEffect(() => {
    if (end === null) return undefined;
    const waitMs = Math.min(TIMER_MAX_MS, Math.max(0, end - houseNow()) + 1);
    const timer = setTimeout(() => setNow(houseNow()), waitMs);
    return () => clearTimeout(timer);
    // With each look too: a timer may be early, and the house's time is known better meanwhile.
  }, [end, now]);
  return shown;
}

const change = (queryClient: QueryClient, how: (view: NoticesView) => NoticesView): void =>
  void queryClient.setQueriesData<NoticesView>({ queryKey: KEY }, (view) => view && how(view));

/** Changes the notices by what becomes of one, however old an answer is that is under way. */
const settle = (queryClient: QueryClient, how: (view: NoticesView) => NoticesView): void =>
  applyTold(queryClient, KEY, how);

/**
 * Takes over a notice that the server told by itself (NOTIFY-08). What an operator wrote comes in the
 * player's own language: a page in another one reads it anew.
 */
export function addNotice(queryClient: QueryClient, notice: NoticeView): void {
  settle(queryClient, (view) => ({
    ...view,
    notifications: [notice, ...view.notifications.filter(({ id }) => id !== notice.id)],
  }));
  if (notice.event === ANNOUNCEMENT) readInPageLanguage(queryClient);
}

export function addHeaderNotice(queryClient: QueryClient, notice: HeaderNoticeView): void {
  settle(queryClient, (view) => ({
    ...view,
    header_notices: [notice, ...view.header_notices.filter(({ id }) => id !== notice.id)],
  }));
  readInPageLanguage(queryClient);
}

function readInPageLanguage(queryClient: QueryClient): void {
  const own = queryClient.getQueryData(playerQuery.queryKey)?.language;
  if (own !== document.documentElement.lang) void queryClient.invalidateQueries({ queryKey: KEY });
}

/** Shows every notice as seen. */
export const showSeen = (queryClient: QueryClient): void =>
  change(queryClient, (view) => ({
    ...view,
    notifications: view.notifications.map((one) => ({ ...one, seen: true })),
  }));

/** Takes notices of an event away from what is shown: what they tell was read elsewhere. */
export const dropNews = (queryClient: QueryClient, event: NoticeEvent): void =>
  change(queryClient, (view) => ({
    ...view,
    notifications: view.notifications.filter((one) => one.event !== event),
  }));

/** Takes a notice away from what is shown. */
export const dropNotice = (queryClient: QueryClient, id: number): void =>
  settle(queryClient, (view) => ({
    notifications: view.notifications.filter((one) => one.id !== id),
    header_notices: view.header_notices.filter((one) => one.id !== id),
  }));
