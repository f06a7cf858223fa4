import type { LootboxStage, PrizeView } from "@houselight/contracts";
import type { RecordedDraw } from "#core/prizes";
import { columns, type Queryable, type Tx } from "#platform/database";

/** A loot box of a player. */
export interface Box {
  readonly id: string;
  readonly playerId: bigint;
  readonly kindId: string;
  readonly stage: LootboxStage;
  readonly createdAt: Date;
  readonly validUntil: Date;
  /** Moment of its opening, and how the prize came up; null before. */
  readonly opened: (RecordedDraw & { readonly at: Date }) | null;
  readonly version: bigint;
}

interface BoxRow {
  readonly id: string;
  readonly player_id: bigint;
  readonly kind_id: string;
  readonly stage: LootboxStage;
  readonly created_at: Date;
  readonly valid_until: Date;
  readonly activated_at: Date | null;
  readonly prizes: PrizeView[];
  readonly number: bigint;
  readonly index: number;
  readonly pair_id: bigint;
  readonly nonce: bigint;
  readonly version: bigint;
}

const COLUMNS = `id, player_id, kind_id, stage, created_at, valid_until, activated_at, prizes, number, index,
  pair_id, nonce, version`;

const toBox = (row: BoxRow): Box => ({
  id: row.id,
  playerId: row.player_id,
  kindId: row.kind_id,
  stage: row.stage,
  createdAt: row.created_at,
  validUntil: row.valid_until,
  opened: row.activated_at && {
    at: row.activated_at,
    prizes: row.prizes,
    number: Number(row.number),
    index: row.index,
    pairId: row.pair_id,
    nonce: row.nonce,
  },
  version: row.version,
});

/** A box as it is given. */
export interface NewBox
  extends Pick<Box, "id" | "playerId" | "kindId" | "createdAt" | "validUntil"> {
  readonly source: string;
  /** The operators' gift that brought it; null of another thing. */
  readonly giftId: string | null;
}

/** Writes a new box, issued. Throws where the id is taken. */
export async function insertBox(tx: Tx, box: NewBox): Promise<void> {
  await tx.query(
    `insert into lootboxes.boxes (id, player_id, kind_id, stage, source, gift_id, created_at, valid_until)
     values ($1, $2, $3, 'issued', $4, $5, $6, $7)`,
    [box.id, box.playerId, box.kindId, box.source, box.giftId, box.createdAt, box.validUntil],
  );
}

/** Boxes that an answer shows: far more than a player has. */
const SHOWN_MAX = 100;

/** Reads a player's boxes that can be opened, or were given and opened since a moment; the latest first. */
export async function selectBoxes(
  queryable: Queryable,
  playerId: bigint,
  { now, today }: { readonly now: Date; readonly today: Date },
): Promise<Box[]> {
  const rows = await queryable.query<BoxRow>(
    `select ${COLUMNS} from lootboxes.boxes
     where player_id = $1 and valid_until > $2
       and (stage = 'issued' or stage = 'activated' and created_at >= $3)
     order by seq desc limit ${SHOWN_MAX}`,
    [playerId, now, today],
  );
  return rows.map(toBox);
}

/** Reads boxes by their ids. */
export async function selectBoxesById(
  queryable: Queryable,
  ids: readonly string[],
): Promise<Box[]> {
  const rows = await queryable.query<BoxRow>(
    `select ${COLUMNS} from lootboxes.boxes where id = any($1::uuid[]) order by seq desc`,
    columns(ids, (id) => id),
  );
  return rows.map(toBox);
}

/** Locks a player's box. The caller holds the player's accounts. */
export async function lockBox(tx: Tx, playerId: bigint, id: string): Promise<Box | undefined> {
  const [row] = await tx.query<BoxRow>(
    `select ${COLUMNS} from lootboxes.boxes where player_id = $1 and id = $2 for update`,
    [playerId, id],
  );
  return row && toBox(row);
}

/** Writes that a box was opened, with the ids of what it gives. The caller holds it. */
export async function updateOpened(
  tx: Tx,
  { id, playerId }: Pick<Box, "id" | "playerId">,
  opened: NonNullable<Box["opened"]>,
  rewardIds: readonly string[],
): Promise<Box> {
  const [row] = await tx.query<BoxRow>(
    `update lootboxes.boxes set stage = 'activated', activated_at = $2, prizes = $3::jsonb, number = $4,
       index = $5, pair_id = $6, nonce = $7, version = version + 1
     where id = $1 returning ${COLUMNS}`,
    [
      id,
      opened.at,
      JSON.stringify(opened.prizes),
      opened.number,
      opened.index,
      opened.pairId,
      opened.nonce,
    ],
  );
  await tx.query(
    `insert into lootboxes.rewards (id, player_id, box_id, position)
     select id, $2, $3, at - 1 from unnest($1::uuid[]) with ordinality as r (id, at)`,
    [...columns(rewardIds, (reward) => reward), playerId, id],
  );
  return toBox(row as BoxRow);
}

/** Ends boxes whose time is over, as many as one look takes; those that somebody opens now are left. */
export async function updateExpired(tx: Tx, now: Date, limit: number): Promise<Box[]> {
  const rows = await tx.query<BoxRow>(
    `with due as (
       select id from lootboxes.boxes where stage = 'issued' and valid_until <= $1
       order by valid_until limit $2 for update skip locked)
     update lootboxes.boxes b set stage = 'expired', version = b.version + 1
     from due where b.id = due.id
     returning b.id, player_id, kind_id, stage, created_at, valid_until, activated_at, prizes, number, index,
       pair_id, nonce, version`,
    [now, limit],
  );
  return rows.map(toBox);
}
