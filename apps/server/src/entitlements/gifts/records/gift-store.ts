import { columns, type Queryable, type Tx } from "#platform/database";
import type { Gift } from "../gift.ts";

const COLUMNS = `g.id, g.player_id as "playerId", g.type, g.currency, g.amount, g.points, g.wagering, g.title,
  g.group_key as "groupKey", g.source, g.stage, g.created_at as "createdAt",
  g.activatable_until as "activatableUntil", g.activated_at as "activatedAt", g.use_until as "useUntil",
  g.ended_at as "endedAt", g.bonus_id as "bonusId", g.version`;

/** Gifts of a player's list. */
const LISTED = 100;

/** Reads a player's gifts, the latest first. */
export const selectGifts = (queryable: Queryable, playerId: bigint): Promise<Gift[]> =>
  selectGiftPage(queryable, { playerId, before: null, limit: LISTED });

/** Reads a page of a player's gifts, the latest first, behind the one of an id. */
export async function selectGiftPage(
  queryable: Queryable,
  page: { readonly playerId: bigint; readonly before: string | null; readonly limit: number },
): Promise<Gift[]> {
  return queryable.query<Gift>(
    `select ${COLUMNS} from gifts.gifts g
     where g.player_id = $1 and ($2::uuid is null or g.seq <
       (select e.seq from gifts.gifts e where e.id = $2 and e.player_id = $1))
     order by g.seq desc limit $3`,
    [page.playerId, page.before, page.limit],
  );
}

/** Reads gifts by their ids. */
export async function selectByIds(queryable: Queryable, ids: readonly string[]): Promise<Gift[]> {
  return queryable.query<Gift>(
    `select ${COLUMNS} from gifts.gifts g where g.id = any($1::uuid[])`,
    columns(ids, (id) => id),
  );
}

/** Locks a player's gift. The caller holds the player's accounts. */
export async function lockGift(tx: Tx, playerId: bigint, id: string): Promise<Gift | undefined> {
  const [row] = await tx.query<Gift>(
    `select ${COLUMNS} from gifts.gifts g where g.player_id = $1 and g.id = $2 for update`,
    [playerId, id],
  );
  return row;
}

export type NewGift = Pick<
  Gift,
  | "id"
  | "playerId"
  | "type"
  | "currency"
  | "amount"
  | "points"
  | "wagering"
  | "title"
  | "groupKey"
  | "source"
  | "createdAt"
  | "activatableUntil"
>;

/** Writes a new gift, issued. Throws where the id is taken. */
export async function insertGift(tx: Tx, gift: NewGift): Promise<Gift> {
  const [row] = await tx.query<Gift>(
    `insert into gifts.gifts as g (id, player_id, type, currency, amount, points, wagering, title, group_key,
       source, stage, created_at, activatable_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'issued', $11, $12) returning ${COLUMNS}`,
    [
      gift.id,
      gift.playerId,
      gift.type,
      gift.currency,
      gift.amount,
      gift.points,
      gift.wagering,
      gift.title,
      gift.groupKey,
      gift.source,
      gift.createdAt,
      gift.activatableUntil,
    ],
  );
  return row as Gift;
}

export type Change = Pick<Gift, "stage" | "endedAt"> &
  Partial<Pick<Gift, "activatedAt" | "useUntil" | "bonusId">>;

/** Brings a held gift into a stage and counts its version. Returns it as it then is. */
export async function updateGift(tx: Tx, gift: Gift, change: Change): Promise<Gift> {
  const next = { ...gift, ...change };
  const [row] = await tx.query<Gift>(
    `update gifts.gifts g set stage = $2, activated_at = $3, use_until = $4, ended_at = $5, bonus_id = $6,
       version = version + 1
     where id = $1 returning ${COLUMNS}`,
    [gift.id, next.stage, next.activatedAt, next.useUntil, next.endedAt, next.bonusId],
  );
  return row as Gift;
}

/** Finishes the turns that were used; one that is over already stays so. Returns them. */
export async function updateUsed(tx: Tx, ids: readonly string[], at: Date): Promise<Gift[]> {
  return tx.query<Gift>(
    `update gifts.gifts g set stage = 'finished', ended_at = $2, version = version + 1
     where id in (select id from gifts.gifts where id = any($1::uuid[]) and stage = 'activated'
       order by id for update) returning ${COLUMNS}`,
    [ids, at],
  );
}

/** Ends gifts that nobody took, and turns that nobody used, in their time. Returns them. */
export async function updateExpired(
  tx: Tx,
  {
    at,
    usedBefore,
    limit,
  }: { readonly at: Date; readonly usedBefore: Date; readonly limit: number },
): Promise<Gift[]> {
  return tx.query<Gift>(
    `with untaken as (
       select id from gifts.gifts where stage = 'issued' and activatable_until <= $1
       order by activatable_until limit $3 for update skip locked),
     unused as (
       select id from gifts.gifts where stage = 'activated' and use_until <= $2
       order by use_until limit $3 for update skip locked)
     update gifts.gifts g set stage = 'expired', ended_at = $1, version = version + 1
     where id in (select id from untaken union all select id from unused) returning ${COLUMNS}`,
    [at, usedBefore, limit],
  );
}
