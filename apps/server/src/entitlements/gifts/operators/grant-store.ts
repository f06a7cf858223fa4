import type { GrantState, GrantType, SettingWords } from "@houselight/contracts";
import type { Reach } from "#platform/batching";
import type { Queryable, Tx } from "#platform/database";

/** Something that operators give by hand: to one player, or to all of a group. */
export interface Grant extends Reach {
  readonly id: string;
  readonly type: GrantType;
  readonly title: SettingWords;
  readonly groupKey: string;
  /** Cash or bonus money, in hundredths of a euro; null of turns and points. */
  readonly amount: bigint | null;
  readonly points: number | null;
  readonly wagering: number;
  readonly days: number;
  readonly playerId: bigint | null;
  readonly toGroup: string | null;
  readonly reason: string;
  readonly state: GrantState;
  /** Number of players who got it. */
  readonly given: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const COLUMNS = `id, type, title, group_key as "groupKey", amount, points, wagering, days,
  player_id as "playerId", to_group as "toGroup", reason, state, reached, unreached,
  try_after as "tryAfter", given,
  changed_by as "changedBy", changed_at as "changedAt"`;

export type NewGrant = Omit<Grant, "state" | "given" | keyof Reach> & { readonly bodyHash: string };

/** Writes a proposed grant; undefined when its id is taken. */
export async function insertGrant(tx: Tx, one: NewGrant): Promise<Grant | undefined> {
  const [row] = await tx.query<Grant>(
    `insert into gifts.grants (id, type, title, group_key, amount, points, wagering, days, player_id, to_group,
       reason, state, body_hash, changed_by, changed_at)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, $9, $10, $11, 'proposed', $12, $13, $14)
     on conflict (id) do nothing returning ${COLUMNS}`,
    [
      one.id,
      one.type,
      JSON.stringify(one.title),
      one.groupKey,
      one.amount,
      one.points,
      one.wagering,
      one.days,
      one.playerId,
      one.toGroup,
      one.reason,
      one.bodyHash,
      one.changedBy,
      one.changedAt,
    ],
  );
  return row;
}

/** Returns a grant by its id with the hash of the request that proposed it. */
export async function selectGrant(
  queryable: Queryable,
  id: string,
): Promise<(Grant & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<Grant & { readonly bodyHash: string }>(
    `select ${COLUMNS}, body_hash as "bodyHash" from gifts.grants where id = $1`,
    [id],
  );
  return row;
}

/** Locks a grant in any state. */
export async function lockGrant(tx: Tx, id: string): Promise<Grant | undefined> {
  const [row] = await tx.query<Grant>(
    `select ${COLUMNS} from gifts.grants where id = $1 for update`,
    [id],
  );
  return row;
}

/**
 * Locks the grant that has been given out for longest of those that go on at a moment; these, and one that
 * another process has, are passed over.
 */
export async function lockGiving(
  tx: Tx,
  at: Date,
  but: readonly string[],
): Promise<Grant | undefined> {
  const [row] = await tx.query<Grant>(
    `select ${COLUMNS} from gifts.grants where state = 'giving' and id <> all($1::uuid[])
       and (try_after is null or try_after <= $2)
     order by seq limit 1 for update skip locked`,
    [but, at],
  );
  return row;
}

/** Brings a grant into a state, and says who did. The caller holds it. */
export async function updateGrant(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: GrantState; readonly by: string; readonly at: Date },
): Promise<Grant> {
  const [row] = await tx.query<Grant>(
    `update gifts.grants set state = $2, changed_by = $3, changed_at = $4 where id = $1
     returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return row as Grant;
}

/** Writes how far a grant has gone. The caller holds it. */
export async function updateReached(
  tx: Tx,
  id: string,
  { reached, unreached, tryAfter, given, state }: Pick<Grant, keyof Reach | "given" | "state">,
): Promise<Grant> {
  const [row] = await tx.query<Grant>(
    `update gifts.grants set reached = $2, unreached = $3, try_after = $4, given = $5, state = $6
     where id = $1 returning ${COLUMNS}`,
    [id, reached, unreached, tryAfter, given, state],
  );
  return row as Grant;
}

/** Reads grants in any state, the latest proposed first, those behind the one of this id. */
export async function selectGrants(
  queryable: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Grant[]> {
  return queryable.query<Grant>(
    `select ${COLUMNS} from gifts.grants
     where $1::uuid is null or seq < (select seq from gifts.grants where id = $1::uuid)
     order by seq desc limit $2`,
    [after, limit],
  );
}
