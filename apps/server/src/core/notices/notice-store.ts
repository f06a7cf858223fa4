import type { NoticeEvent, NoticeTarget, NoticeType } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { StoredAnnouncement } from "./announcements/announcement-store.ts";

/** A notice as it is kept, with what an operator wrote where one did. */
export interface Notice {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly kind: "notification" | "header";
  readonly type: NoticeType;
  readonly event: string;
  readonly values: Readonly<Record<string, string>>;
  readonly icon: string;
  readonly target: NoticeTarget | null;
  readonly identifier: string | null;
  readonly awardPlace: number | null;
  readonly previousPlace: number | null;
  readonly endAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly seenAt: Date | null;
  readonly announcement: StoredAnnouncement["content"] | null;
}

export type NewNotice = Omit<Notice, "id" | "seenAt" | "announcement"> & {
  readonly announcementId: string | null;
};

const COLUMNS = `n.id, n.player_id as "playerId", n.kind, n.type, n.event, n.values, n.icon, n.target,
  n.identifier, n.award_place as "awardPlace", n.previous_place as "previousPlace",
  n.end_at as "endAt", n.created_at as "createdAt", n.expires_at as "expiresAt",
  n.seen_at as "seenAt", a.content as announcement`;

/** Adds notices; a second one about the same thing is left out. Returns the ids and players of those that are new. */
export async function insertNotices(
  tx: Tx,
  notices: readonly NewNotice[],
): Promise<{ readonly id: bigint; readonly playerId: bigint }[]> {
  const rows = notices.map((notice) => ({
    ...notice,
    playerId: notice.playerId.toString(),
    endAt: notice.endAt?.toISOString() ?? null,
    createdAt: notice.createdAt.toISOString(),
    expiresAt: notice.expiresAt.toISOString(),
  }));
  return tx.query(
    `insert into notices.notices (player_id, kind, type, event, values, icon, target,
       announcement_id, identifier, award_place, previous_place, end_at, created_at, expires_at)
     select "playerId", kind, type, event, "values", icon, nullif(target, 'null'::jsonb),
       "announcementId", identifier, "awardPlace", "previousPlace", "endAt", "createdAt", "expiresAt"
     from jsonb_to_recordset($1::jsonb) as new ("playerId" bigint, kind text, type text, event text,
       "values" jsonb, icon text, target jsonb, "announcementId" uuid, identifier text,
       "awardPlace" int, "previousPlace" int, "endAt" timestamptz, "createdAt" timestamptz,
       "expiresAt" timestamptz)
     on conflict (player_id, identifier) do nothing returning id, player_id as "playerId"`,
    [JSON.stringify(rows)],
  );
}

/** Reads the latest notices of players that have not expired, at most so many of each kind, the latest first. */
export async function selectNotices(
  queryable: Queryable,
  playerIds: readonly bigint[],
  { now, most }: { readonly now: Date; readonly most: Readonly<Record<Notice["kind"], number>> },
): Promise<ReadonlyMap<bigint, Notice[]>> {
  const rows = await queryable.query<Notice>(
    `select ${COLUMNS} from unnest($1::bigint[]) as w(player_id)
       cross join (values ('notification', $3::int), ('header', $4::int)) as k(kind, most)
       cross join lateral (
         select * from notices.notices x
         where x.player_id = w.player_id and x.kind = k.kind and x.expires_at > $2
         order by x.id desc limit k.most) n
       left join notices.announcements a on a.id = n.announcement_id
     order by n.id desc`,
    [playerIds, now, most.notification, most.header],
  );
  return Map.groupBy(rows, ({ playerId }) => playerId);
}

export const selectNoticesById = (
  queryable: Queryable,
  ids: readonly bigint[],
): Promise<Notice[]> =>
  queryable.query<Notice>(
    `select ${COLUMNS} from notices.notices n
       left join notices.announcements a on a.id = n.announcement_id
     where n.id = any($1::bigint[]) order by n.id`,
    [ids],
  );

export async function markSeen(
  queryable: Queryable,
  seen: { readonly playerId: bigint; readonly upTo: number; readonly at: Date },
): Promise<void> {
  await queryable.query(
    `update notices.notices set seen_at = $3
     where player_id = $1 and id <= $2 and seen_at is null and kind = 'notification'`,
    [seen.playerId, seen.upTo, seen.at],
  );
}

/** Deletes one of a player's own notices. Returns false when there is none. */
export async function deleteNotice(
  queryable: Queryable,
  { playerId, id, now }: { readonly playerId: bigint; readonly id: number; readonly now: Date },
): Promise<boolean> {
  const rows = await queryable.query(
    `delete from notices.notices where id = $2 and player_id = $1 and expires_at > $3 returning id`,
    [playerId, id, now],
  );
  return rows.length > 0;
}

/** Deletes a player's notices of an event: there is nothing to tell any more. */
export async function takeNewsBack(
  queryable: Queryable,
  playerId: bigint,
  event: NoticeEvent,
): Promise<void> {
  await queryable.query("delete from notices.notices where player_id = $1 and event = $2", [
    playerId,
    event,
  ]);
}

/** Deletes notices whose time is over, at most so many. Returns how many. */
export async function deleteExpired(
  queryable: Queryable,
  now: Date,
  limit: number,
): Promise<number> {
  const rows = await queryable.query(
    `delete from notices.notices where id = any(array(
       select id from notices.notices where expires_at <= $1 order by expires_at limit $2))
     returning id`,
    [now, limit],
  );
  return rows.length;
}
