import type { LootboxGiftState } from "@houselight/contracts";
import type { Reach } from "#platform/batching";
import type { Queryable, Tx } from "#platform/database";

/** A gift of boxes by operators: to one player, or to all of a group. */
export interface Gift extends Reach {
  readonly id: string;
  readonly kindId: string;
  readonly groupKey: string;
  readonly playerId: bigint | null;
  readonly toGroup: string | null;
  readonly reason: string;
  readonly state: LootboxGiftState;
  /** Number of players who got a box. */
  readonly given: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const COLUMNS = `g.id, g.kind_id as "kindId", k.group_key as "groupKey", g.player_id as "playerId",
  g.to_group as "toGroup", g.reason, g.state, g.reached, g.unreached, g.try_after as "tryAfter", g.given,
  g.changed_by as "changedBy", g.changed_at as "changedAt"`;

const SELECT = `select ${COLUMNS} from lootboxes.gifts g join lootboxes.kinds k on k.id = g.kind_id`;

export type NewGift = Pick<
  Gift,
  "id" | "kindId" | "playerId" | "toGroup" | "reason" | "changedBy" | "changedAt"
> & { readonly bodyHash: string };

/** Writes a proposed gift; undefined when its id is taken. */
export async function insertGift(tx: Tx, gift: NewGift): Promise<Gift | undefined> {
  const [row] = await tx.query<Gift>(
    `with g as (
       insert into lootboxes.gifts (id, kind_id, player_id, to_group, reason, state, body_hash, changed_by, changed_at)
       values ($1, $2, $3, $4, $5, 'proposed', $6, $7, $8) on conflict (id) do nothing returning *)
     select ${COLUMNS} from g join lootboxes.kinds k on k.id = g.kind_id`,
    [
      gift.id,
      gift.kindId,
      gift.playerId,
      gift.toGroup,
      gift.reason,
      gift.bodyHash,
      gift.changedBy,
      gift.changedAt,
    ],
  );
  return row;
}

/** Returns a gift by its id with the hash of the request that proposed it. */
export async function selectGift(
  queryable: Queryable,
  id: string,
): Promise<(Gift & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<Gift & { readonly bodyHash: string }>(
    `select ${COLUMNS}, g.body_hash as "bodyHash"
     from lootboxes.gifts g join lootboxes.kinds k on k.id = g.kind_id where g.id = $1`,
    [id],
  );
  return row;
}

/** Locks a gift in any state. */
export async function lockGift(tx: Tx, id: string): Promise<Gift | undefined> {
  const [gift] = await tx.query<Gift>(`${SELECT} where g.id = $1 for update of g`, [id]);
  return gift;
}

/**
 * Locks the gift that has been given out for longest of those that go on at a moment; these, and one that
 * another process has, are passed over.
 */
export async function lockGiving(
  tx: Tx,
  at: Date,
  but: readonly string[],
): Promise<Gift | undefined> {
  const [gift] = await tx.query<Gift>(
    `${SELECT} where g.state = 'giving' and g.id <> all($1::uuid[])
       and (g.try_after is null or g.try_after <= $2)
     order by g.seq limit 1 for update of g skip locked`,
    [but, at],
  );
  return gift;
}

/** Brings a gift into a state, and says who did. The caller holds it. */
export async function updateGift(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: LootboxGiftState; readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.query(
    "update lootboxes.gifts set state = $2, changed_by = $3, changed_at = $4 where id = $1",
    [id, state, by, at],
  );
}

/** Writes how far a gift has gone. The caller holds it. */
export async function updateReached(
  tx: Tx,
  id: string,
  { reached, unreached, tryAfter, given, state }: Pick<Gift, keyof Reach | "given" | "state">,
): Promise<void> {
  await tx.query(
    `update lootboxes.gifts set reached = $2, unreached = $3, try_after = $4, given = $5, state = $6
     where id = $1`,
    [id, reached, unreached, tryAfter, given, state],
  );
}

/** Reads gifts in any state, the latest proposed first, those behind the one of this id. */
export async function selectGifts(
  queryable: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Gift[]> {
  return queryable.query<Gift>(
    `${SELECT} where $1::uuid is null or g.seq < (select seq from lootboxes.gifts where id = $1::uuid)
     order by g.seq desc limit $2`,
    [after, limit],
  );
}
