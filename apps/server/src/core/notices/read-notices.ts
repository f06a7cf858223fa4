import { GROUPS, type Locale, NOTICES_SHOWN, type NoticesView } from "@houselight/contracts";
import { selectAmong, selectLanguages } from "#core/accounts";
import type { House } from "#platform/module";
import { selectNotices } from "./notice-store.ts";
import { headerNoticeView, languageOf, noticeView } from "./notice-views.ts";

/** Header notices of a player in one answer: more would fill the screen. */
const HEADER_SHOWN = 3;

/** Returns a player's notices; the header notices for players of group 916 alone (OPEN-21). */
export async function readNotices(
  house: House,
  playerId: bigint,
  page: Locale | null,
): Promise<NoticesView> {
  const { database: db } = house;
  const now = house.clock.now();
  const [notices, header, members, languages] = await Promise.all([
    selectNotices(db, playerId, { kind: "notification", now, limit: NOTICES_SHOWN }),
    selectNotices(db, playerId, { kind: "header", now, limit: HEADER_SHOWN }),
    selectAmong(db, GROUPS.notices, [playerId]),
    page ? new Map<bigint, string>() : selectLanguages(db, [playerId]),
  ]);
  const locale = languageOf(page, languages.get(playerId));
  return {
    notifications: notices.map((one) => noticeView(one, locale)),
    header_notices: members.has(playerId) ? header.map((one) => headerNoticeView(one, locale)) : [],
  };
}
