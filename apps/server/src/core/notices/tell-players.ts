import { NOTICE_MS } from "@houselight/contracts";
import { noticeAdded } from "#events/notices";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { LOOKS, type News } from "./news/news.ts";
import { insertNotices, type NewNotice } from "./notice-store.ts";

/**
 * Tells players something in the transaction of what it tells; their screens show it after the commit.
 * A second word about the same thing is left out.
 */
export async function tellPlayers(house: House, tx: Tx, news: readonly News[]): Promise<void> {
  const rows = news.map(({ event, endAt, ...one }) => ({
    ...LOOKS[event],
    ...one,
    kind: "notification" as const,
    type: one.type ?? "personal",
    event,
    endAt: endAt ?? null,
  }));
  await addNotices(tx, rows, house.clock.now());
}

type Told = Pick<NewNotice, "playerId" | "kind" | "type" | "event" | "icon" | "target" | "endAt"> &
  Partial<NewNotice>;

/** Adds notices that stand for two hours from `at` on. Returns how many are new. */
export async function addNotices(tx: Tx, told: readonly Told[], at: Date): Promise<number> {
  if (told.length === 0) return 0;
  const expiresAt = new Date(at.getTime() + NOTICE_MS);
  const added = await insertNotices(
    tx,
    told.map((one) => ({
      values: {},
      identifier: null,
      awardPlace: null,
      previousPlace: null,
      announcementId: null,
      createdAt: at,
      expiresAt,
      ...one,
    })),
  );
  await appendEvents(
    tx,
    added.map(({ id, playerId }) => noticeAdded(playerId, { noticeId: id })),
  );
  return added.length;
}
