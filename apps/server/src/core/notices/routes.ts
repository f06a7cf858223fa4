import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { announce } from "./announcements/announce.ts";
import { selectAnnouncements } from "./announcements/announcement-store.ts";
import { deleteNotice, markSeen } from "./notice-store.ts";
import { announcementView } from "./notice-views.ts";
import { readNotices } from "./read-notices.ts";

export const noticesRoutes = (house: House): readonly Route[] => [
  route(endpoints.listNotices, (_input, { caller, locale }) =>
    readNotices(house, caller.id, locale),
  ),
  route(endpoints.markNoticesSeen, async ({ body }, { caller }) => {
    const at = house.clock.now();
    await markSeen(house.database, { playerId: caller.id, upTo: body.up_to, at });
    return {};
  }),
  route(endpoints.dismissNotice, async ({ params }, { caller }) => {
    const one = { playerId: caller.id, id: params.id, now: house.clock.now() };
    if (!(await deleteNotice(house.database, one))) throw new Refused("notice_not_found");
    return {};
  }),
];

export const noticesStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.sendAnnouncement, async ({ body }, context) => {
    const { announcement, repeated } = await announce(house, context.operator, body);
    if (repeated) context.repeated();
    return announcementView(announcement);
  }),
  route(endpoints.listAnnouncements, async ({ query }) => {
    const { before = null, limit } = query;
    return (await selectAnnouncements(house.database, { before, limit })).map(announcementView);
  }),
];
