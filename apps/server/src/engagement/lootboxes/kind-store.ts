import type { LootboxKindState, Prize, SettingWords } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { Kind } from "./kind.ts";

interface KindRow {
  readonly id: string;
  readonly group_key: string;
  readonly title: SettingWords;
  readonly items: Prize[];
  readonly days_valid: number;
  readonly group_ids: string[];
  readonly state: LootboxKindState;
  readonly changed_by: string;
  readonly changed_at: Date;
}

const COLUMNS = "id, group_key, title, items, days_valid, group_ids, state, changed_by, changed_at";

const toKind = (row: KindRow): Kind => ({
  id: row.id,
  groupKey: row.group_key,
  title: row.title,
  items: row.items,
  daysValid: row.days_valid,
  groupIds: row.group_ids,
  state: row.state,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
});

/** Returns the published kind of a key and holds it: it is not ended before the transaction is. */
export async function holdPublished(tx: Tx, groupKey: string): Promise<Kind | undefined> {
  const [row] = await tx.query<KindRow>(
    `select ${COLUMNS} from lootboxes.kinds where group_key = $1 and state = 'published' for share`,
    [groupKey],
  );
  return row && toKind(row);
}

/** Reads kinds by their ids. */
export async function selectKindsById(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Kind>> {
  const rows = await queryable.query<KindRow>(
    `select ${COLUMNS} from lootboxes.kinds where id = any($1::uuid[])`,
    columns(ids, (id) => id),
  );
  return new Map(rows.map((row) => [row.id, toKind(row)]));
}

/** Writes a proposed kind; undefined when its id is taken. */
export async function insertKind(
  tx: Tx,
  kind: Omit<Kind, "state"> & { readonly bodyHash: string },
): Promise<Kind | undefined> {
  const [row] = await tx.query<KindRow>(
    `insert into lootboxes.kinds (id, group_key, title, items, days_valid, group_ids, state, body_hash,
       changed_by, changed_at)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, 'proposed', $7, $8, $9)
     on conflict (id) do nothing returning ${COLUMNS}`,
    [
      kind.id,
      kind.groupKey,
      JSON.stringify(kind.title),
      JSON.stringify(kind.items),
      kind.daysValid,
      kind.groupIds,
      kind.bodyHash,
      kind.changedBy,
      kind.changedAt,
    ],
  );
  return row && toKind(row);
}

/** Returns a kind by its id with the hash of the request that proposed it. */
export async function selectProposed(
  queryable: Queryable,
  id: string,
): Promise<(Kind & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<KindRow & { body_hash: string }>(
    `select ${COLUMNS}, body_hash from lootboxes.kinds where id = $1`,
    [id],
  );
  return row && { ...toKind(row), bodyHash: row.body_hash };
}

/** Locks a kind in any state. */
export async function lockKind(tx: Tx, id: string): Promise<Kind | undefined> {
  const [row] = await tx.query<KindRow>(
    `select ${COLUMNS} from lootboxes.kinds where id = $1 for update`,
    [id],
  );
  return row && toKind(row);
}

/** Holds a key: one kind at a time is published under it. */
export async function lockKey(tx: Tx, groupKey: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('lootbox kind ' || $1::text, 0))", [
    groupKey,
  ]);
}

/** Tells whether a published kind has this key. */
export async function isPublished(tx: Tx, groupKey: string): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from lootboxes.kinds where group_key = $1 and state = 'published'",
    [groupKey],
  );
  return rows.length > 0;
}

/** Brings a kind into a state, and says who did. The caller holds it. */
export async function updateState(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: LootboxKindState; readonly by: string; readonly at: Date },
): Promise<Kind> {
  const [row] = await tx.query<KindRow>(
    `update lootboxes.kinds set state = $2, changed_by = $3, changed_at = $4
     where id = $1 returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return toKind(row as KindRow);
}

/** Reads kinds in any state, the latest proposed first, those behind the one of this id. */
export async function selectKinds(
  queryable: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Kind[]> {
  const rows = await queryable.query<KindRow>(
    `select ${COLUMNS} from lootboxes.kinds
     where $1::uuid is null or seq < (select seq from lootboxes.kinds where id = $1::uuid)
     order by seq desc limit $2`,
    [after, limit],
  );
  return rows.map(toKind);
}

/** Boxes that players have got of a kind. */
export interface Counted {
  readonly given: number;
  readonly opened: number;
}

/** Counts the boxes of kinds, by the kinds' ids. */
export async function countBoxes(
  queryable: Queryable,
  kindIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  const rows = await queryable.query<Counted & { readonly id: string }>(
    `select kind_id as id, count(*)::int as given,
       (count(*) filter (where stage = 'activated'))::int as opened
     from lootboxes.boxes where kind_id = any($1::uuid[]) group by kind_id`,
    columns(kindIds, (id) => id),
  );
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}
