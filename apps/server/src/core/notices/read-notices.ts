import { GROUPS, type Locale, NOTICES_SHOWN, type NoticesView } from "@houselight/contracts";
import { groupsOf, localeFor } from "#core/accounts";
import { createLoader } from "#platform/batching";
import { type House, perHouse } from "#platform/module";
import { type Notice, selectNotices } from "./notice-store.ts";
import { headerNoticeView, noticeView } from "./notice-views.ts";

/** Header notices of a player in one answer: more would fill the screen. */
const MOST = { notification: NOTICES_SHOWN, header: 3 };

/** Every page of a player reads them: those that are read together are one statement. */
const noticesOf = perHouse((house) =>
  createLoader<bigint, Notice[]>((ids) =>
    selectNotices(house.database, ids, { now: house.clock.now(), most: MOST }),
  ),
);

/** Returns a player's notices; the header notices for players of group 916 alone (OPEN-21). */
export async function readNotices(
  house: House,
  playerId: bigint,
  page: Locale | null,
): Promise<NoticesView> {
  const [notices = [], groups, locale] = await Promise.all([
    noticesOf(house)(playerId),
    groupsOf(house, playerId),
    localeFor(house.database, { locale: page, caller: { id: playerId } }),
  ]);
  const header = groups.includes(GROUPS.notices) ? notices : [];
  return {
    notifications: notices
      .filter(({ kind }) => kind === "notification")
      .map((one) => noticeView(one, locale)),
    header_notices: header
      .filter(({ kind }) => kind === "header")
      .map((one) => headerNoticeView(one, locale)),
  };
}
