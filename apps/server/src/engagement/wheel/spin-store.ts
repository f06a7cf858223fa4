import type { PrizeView } from "@houselight/contracts";
import type { RecordedDraw } from "#core/prizes";
import { columns, type Queryable, type Tx } from "#platform/database";

/** A turn of the wheel. */
export interface Spin extends RecordedDraw {
  readonly playerId: bigint;
  readonly id: string;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  /** It was one that the player was given beside that of the day. */
  readonly given: boolean;
  readonly at: Date;
}

interface SpinRow {
  readonly player_id: bigint;
  readonly id: string;
  readonly day: string;
  readonly prizes: PrizeView[];
  readonly number: bigint;
  readonly index: number;
  readonly pair_id: bigint;
  readonly nonce: bigint;
  readonly given: boolean;
  readonly at: Date;
}

const COLUMNS = "player_id, id, day::text as day, prizes, number, index, pair_id, nonce, given, at";

const toSpin = (row: SpinRow): Spin => ({
  playerId: row.player_id,
  id: row.id,
  day: row.day,
  prizes: row.prizes,
  number: Number(row.number),
  index: row.index,
  pairId: row.pair_id,
  nonce: row.nonce,
  given: row.given,
  at: row.at,
});

/** Returns the turn of an id. */
export async function selectSpin(
  queryable: Queryable,
  playerId: bigint,
  id: string,
): Promise<Spin | undefined> {
  const [row] = await queryable.query<SpinRow>(
    `select ${COLUMNS} from wheel.spins where player_id = $1 and id = $2`,
    [playerId, id],
  );
  return row && toSpin(row);
}

/** Returns the turn of a day that every player has. */
export async function selectSpinOf(
  queryable: Queryable,
  playerId: bigint,
  day: string,
): Promise<Spin | undefined> {
  const [row] = await queryable.query<SpinRow>(
    `select ${COLUMNS} from wheel.spins where player_id = $1 and day = $2::date and not given`,
    [playerId, day],
  );
  return row && toSpin(row);
}

/** Reads turns of a player, the latest first, those behind the one of this id. */
export async function selectSpins(
  queryable: Queryable,
  playerId: bigint,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Spin[]> {
  const rows = await queryable.query<SpinRow>(
    `select ${COLUMNS} from wheel.spins
     where player_id = $1 and ($2::uuid is null
       or seq < (select seq from wheel.spins where player_id = $1 and id = $2::uuid))
     order by seq desc limit $3`,
    [playerId, after, limit],
  );
  return rows.map(toSpin);
}

/** Writes a turn with the ids of what it gives, in the order of the prize's bonuses. */
export async function insertSpin(tx: Tx, spin: Spin, rewardIds: readonly string[]): Promise<void> {
  const { playerId, id } = spin;
  await tx.query(
    `insert into wheel.spins (player_id, id, day, prizes, number, index, pair_id, nonce, given, at)
     values ($1, $2, $3::date, $4::jsonb, $5, $6, $7, $8, $9, $10)`,
    [
      playerId,
      id,
      spin.day,
      JSON.stringify(spin.prizes),
      spin.number,
      spin.index,
      spin.pairId,
      spin.nonce,
      spin.given,
      spin.at,
    ],
  );
  await tx.query(
    `insert into wheel.rewards (id, player_id, spin_id, position)
     select id, $2, $3, at - 1 from unnest($1::uuid[]) with ordinality as r (id, at)`,
    [...columns(rewardIds, (reward) => reward), playerId, id],
  );
}
