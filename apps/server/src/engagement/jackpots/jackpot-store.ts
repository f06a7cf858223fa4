import { columns, type Queryable, type Tx } from "#platform/database";
import type { Jackpot, LevelRules, Pot, State } from "./jackpot.ts";

interface JackpotRow {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly currency: string;
  readonly games: string[];
  readonly state: State;
  readonly version: bigint;
  readonly changed_by: string;
  readonly changed_at: Date;
}

const COLUMNS = "id, identifier, name, currency, games, state, version, changed_by, changed_at";

const toJackpot = ({ changed_by, changed_at, ...row }: JackpotRow): Jackpot => ({
  ...row,
  changedBy: changed_by,
  changedAt: changed_at,
});

/** Reads the jackpots in these states, in the order in which they were proposed. */
export async function selectJackpots(
  queryable: Queryable,
  states: readonly State[],
): Promise<Jackpot[]> {
  const rows = await queryable.query<JackpotRow>(
    `select ${COLUMNS} from jackpots.jackpots where state = any($1::text[])
     order by identifier collate "C"`,
    [states],
  );
  return rows.map(toJackpot);
}

/** Locks the active jackpots that these games feed: the one reaction that feeds them holds them. */
export async function lockFed(tx: Tx, games: readonly string[]): Promise<Jackpot[]> {
  const rows = await tx.query<JackpotRow>(
    `select ${COLUMNS} from jackpots.jackpots where state = 'active' and games && $1::text[]
     order by identifier collate "C" for update`,
    [games],
  );
  return rows.map(toJackpot);
}

/**
 * Locks jackpots by their addresses, in their order, so that two operators never wait for each other. A
 * cancelled one has no address.
 */
export async function lockJackpots(tx: Tx, identifiers: readonly string[]): Promise<Jackpot[]> {
  const rows = await tx.query<JackpotRow>(
    `select ${COLUMNS} from jackpots.jackpots
     where identifier = any($1::text[]) and state <> 'cancelled'
     order by identifier collate "C" for update`,
    [identifiers],
  );
  return rows.map(toJackpot);
}

/**
 * Locks a jackpot and all that share a game with it, in their order: of two that are activated at once,
 * one sees the other.
 */
export async function lockSharing(tx: Tx, identifier: string): Promise<Jackpot[]> {
  const rows = await tx.query<JackpotRow>(
    `select ${COLUMNS} from jackpots.jackpots
     where state <> 'cancelled' and games && (
       select games from jackpots.jackpots where identifier = $1 and state <> 'cancelled')
     order by identifier collate "C" for update`,
    [identifier],
  );
  return rows.map(toJackpot);
}

/** Writes a proposed jackpot with its rules; undefined when its id or its address is taken. */
export async function insertJackpot(
  tx: Tx,
  jackpot: Omit<Jackpot, "version" | "state"> & { readonly bodyHash: string },
  levels: readonly LevelRules[],
): Promise<Jackpot | undefined> {
  const [row] = await tx.query<JackpotRow>(
    `insert into jackpots.jackpots
       (id, identifier, name, currency, games, state, body_hash, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, 'proposed', $6, $7, $8) on conflict do nothing returning ${COLUMNS}`,
    [
      jackpot.id,
      jackpot.identifier,
      jackpot.name,
      jackpot.currency,
      jackpot.games,
      jackpot.bodyHash,
      jackpot.changedBy,
      jackpot.changedAt,
    ],
  );
  if (!row) return undefined;
  await tx.query(
    `insert into jackpots.levels (jackpot_id, level, name, rate_ppm, start_amount, must_drop_by)
     select $1, * from unnest($2::smallint[], $3::text[], $4::int[], $5::bigint[], $6::bigint[])`,
    [
      jackpot.id,
      ...columns(
        levels,
        ({ level }) => level,
        ({ name }) => name,
        ({ ratePpm }) => ratePpm,
        ({ startAmount }) => startAmount,
        ({ mustDropBy }) => mustDropBy,
      ),
    ],
  );
  return toJackpot(row);
}

/** Returns a jackpot by its id with the hash of the request that proposed it. */
export async function selectProposed(
  queryable: Queryable,
  id: string,
): Promise<(Jackpot & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<JackpotRow & { body_hash: string }>(
    `select ${COLUMNS}, body_hash from jackpots.jackpots where id = $1`,
    [id],
  );
  return row && { ...toJackpot(row), bodyHash: row.body_hash };
}

/** Brings a jackpot into a state, and says who did. */
export async function updateState(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: State; readonly by: string; readonly at: Date },
): Promise<Jackpot> {
  const [row] = await tx.query<JackpotRow>(
    `update jackpots.jackpots set state = $2, changed_by = $3, changed_at = $4, version = version + 1
     where id = $1 returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return toJackpot(row as JackpotRow);
}

/** Counts a change of the pots of jackpots. Returns their versions. */
export async function raiseVersions(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.query<{ id: string; version: bigint }>(
    `update jackpots.jackpots set version = version + 1 where id = any($1::uuid[])
     returning id, version`,
    [ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

interface PotRow {
  readonly jackpot_id: string;
  readonly level: number;
  readonly name: string;
  readonly rate_ppm: number;
  readonly start_amount: bigint;
  readonly must_drop_by: bigint;
  readonly chain_id: string | null;
  readonly link: number | null;
  readonly salt: string | null;
  readonly micros: bigint | null;
  readonly drops: number | null;
}

/** Reads rules and pots of jackpots, by jackpot, from the smallest level; one not yet active has no pots. */
export async function selectLevels(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly (LevelRules & { readonly pot: Pot | null })[]>> {
  const rows = await queryable.query<PotRow>(
    `select l.*, p.chain_id, p.link, p.salt, p.micros, p.drops
     from jackpots.levels l left join jackpots.pots p using (jackpot_id, level)
     where l.jackpot_id = any($1::uuid[]) order by l.jackpot_id, l.level`,
    [ids],
  );
  const byJackpot = Map.groupBy(rows, ({ jackpot_id }) => jackpot_id);
  return new Map([...byJackpot].map(([id, found]) => [id, found.map(toLevel)]));
}

function toLevel(row: PotRow): LevelRules & { readonly pot: Pot | null } {
  const { level, name, start_amount: startAmount, must_drop_by: mustDropBy } = row;
  const rules = { level, name, ratePpm: BigInt(row.rate_ppm), startAmount, mustDropBy };
  const { chain_id: chainId, link, salt, micros, drops } = row;
  if (chainId === null || link === null || micros === null || drops === null)
    return { ...rules, pot: null };
  return { ...rules, pot: { ...rules, link: { chainId, number: link }, salt, micros, drops } };
}

/** Returns the pots of active or paused jackpots, by jackpot. */
export async function selectPots(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Pot[]>> {
  const levels = await selectLevels(queryable, ids);
  return new Map(
    [...levels].map(([id, found]) => [id, found.flatMap(({ pot }) => (pot ? [pot] : []))]),
  );
}

/** Tells whether one of these games feeds a jackpot: a paused one lets its games go. */
export async function isAnyTaken(queryable: Queryable, games: readonly string[]): Promise<boolean> {
  const rows = await queryable.query(
    "select 1 from jackpots.jackpots where state = 'active' and games && $1::text[] limit 1",
    [games],
  );
  return rows.length > 0;
}
