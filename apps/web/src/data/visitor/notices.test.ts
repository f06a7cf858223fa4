import type { HeaderNoticeView, NoticeView } from "@houselight/contracts/notices";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import {
  addNotice,
  dropNotice,
  nextEnd,
  noticesQuery,
  showSeen,
  standingNotices,
} from "./notices.ts";

const HOUR = 3_600_000;
const notice = (id: number, bornAt = 0): NoticeView => ({
  id,
  type: "personal",
  event: "deposit_arrived",
  title: null,
  text: null,
  values: {},
  end_at: null,
  award_place: null,
  previous_place: null,
  identifier: null,
  content: { icon: "money", title: null, button: null },
  timestamp: new Date(bornAt).toISOString(),
  expires_at: new Date(bornAt + 2 * HOUR).toISOString(),
  seen: false,
});
const header: HeaderNoticeView = {
  id: 9,
  message: "Slow",
  icon: "info",
  link: null,
  expires_at: new Date(HOUR).toISOString(),
};

it("NOTIFY-02: shows a notice for two hours", () => {
  const view = { notifications: [notice(2, HOUR), notice(1)], header_notices: [header] };
  const ids = (now: number) => {
    const { notifications, header_notices } = standingNotices(view, now);
    return [...notifications, ...header_notices].map(({ id }) => id);
  };
  expect(nextEnd(view)).toBe(HOUR);
  expect(ids(HOUR - 1)).toEqual([2, 1, 9]);
  expect(ids(HOUR)).toEqual([2, 1]);
  expect(ids(2 * HOUR - 1)).toEqual([2, 1]);
  expect(ids(2 * HOUR)).toEqual([2]);
  expect(ids(3 * HOUR)).toEqual([]);
  expect(nextEnd(standingNotices(view, 3 * HOUR))).toBeNull();
});

it("NOTIFY-08: adds what is told, once, and forgets what is taken away", () => {
  const client = new QueryClient();
  const { queryKey } = noticesQuery("en");
  const shown = () =>
    client.getQueryData(queryKey)?.notifications.map(({ id, seen }) => [id, seen]);
  addNotice(client, notice(1));
  expect(shown()).toBeUndefined();
  client.setQueryData(queryKey, { notifications: [notice(1)], header_notices: [] });
  addNotice(client, notice(2));
  addNotice(client, notice(2));
  expect(shown()).toEqual([
    [2, false],
    [1, false],
  ]);
  showSeen(client);
  dropNotice(client, 1);
  expect(shown()).toEqual([[2, true]]);
});
