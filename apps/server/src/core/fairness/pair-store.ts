import { columns, type Queryable, type Tx } from "#platform/database";

/** A pair of seeds as it is stored: the server's are sealed, and open only once they are shown. */
export interface StoredPair {
  readonly playerId: bigint;
  readonly id: bigint;
  readonly sealedSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nextSealedSeed: string;
  readonly nextServerSeedHash: string;
}

/** The counter of a player's pair in use: the number of the next draw. */
export interface Counter {
  readonly playerId: bigint;
  readonly pairId: bigint;
  readonly nonce: bigint;
}

interface PairRow {
  readonly player_id: bigint;
  readonly id: bigint;
  readonly sealed_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly next_sealed_seed: string;
  readonly next_server_seed_hash: string;
}

const COLUMNS = `player_id, id, sealed_seed, server_seed_hash, client_seed, next_sealed_seed,
  next_server_seed_hash`;

const toPair = (row: PairRow): StoredPair => ({
  playerId: row.player_id,
  id: row.id,
  sealedSeed: row.sealed_seed,
  serverSeedHash: row.server_seed_hash,
  clientSeed: row.client_seed,
  nextSealedSeed: row.next_sealed_seed,
  nextServerSeedHash: row.next_server_seed_hash,
});

/** Reads the counters. The caller holds the players' accounts, so that they stand still. */
export async function selectCounters(tx: Tx, playerIds: readonly bigint[]): Promise<Counter[]> {
  const rows = await tx.query<{ player_id: bigint; pair_id: bigint; nonce: bigint }>(
    "select player_id, pair_id, nonce from fairness.counters where player_id = any($1::bigint[])",
    columns(playerIds, (id) => id),
  );
  return rows.map((row) => ({ playerId: row.player_id, pairId: row.pair_id, nonce: row.nonce }));
}

/** Reads the pairs in use of these players. */
export async function selectPairsInUse(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<StoredPair[]> {
  const rows = await queryable.query<PairRow>(
    `select ${COLUMNS} from fairness.pairs where player_id = any($1::bigint[]) and revealed_at is null`,
    [playerIds],
  );
  return rows.map(toPair);
}

export type NewPair = Omit<StoredPair, "id">;

/** Starts pairs for players who have none in use, their counters at 0; a player who has one keeps it. */
export async function insertPairs(tx: Tx, pairs: readonly NewPair[]): Promise<void> {
  await tx.query(
    `with started as (
       insert into fairness.pairs (player_id, sealed_seed, server_seed_hash, client_seed, next_sealed_seed, next_server_seed_hash)
       select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       on conflict (player_id) where revealed_at is null do nothing
       returning player_id, id)
     insert into fairness.counters (player_id, pair_id, nonce) select player_id, id, 0 from started
     on conflict (player_id) do update set pair_id = excluded.pair_id, nonce = 0`,
    columns(
      pairs,
      (pair) => pair.playerId,
      (pair) => pair.sealedSeed,
      (pair) => pair.serverSeedHash,
      (pair) => pair.clientSeed,
      (pair) => pair.nextSealedSeed,
      (pair) => pair.nextServerSeedHash,
    ),
  );
}

/** Moves counters on. */
export async function updateCounters(tx: Tx, moved: readonly Counter[]): Promise<void> {
  if (moved.length === 0) return;
  await tx.query(
    `update fairness.counters c set nonce = m.nonce
     from unnest($1::bigint[], $2::bigint[]) as m(player_id, nonce) where c.player_id = m.player_id`,
    columns(
      moved,
      (counter) => counter.playerId,
      (counter) => counter.nonce,
    ),
  );
}

/** Shows a pair's server seed from now on, with the number of draws that were made under it. */
export async function revealPair(
  tx: Tx,
  pair: Pick<StoredPair, "playerId" | "id">,
  shown: { readonly serverSeed: string; readonly draws: bigint; readonly at: Date },
): Promise<void> {
  await tx.query(
    `update fairness.pairs set revealed_at = $3, server_seed = $4, draws = $5
     where player_id = $1 and id = $2`,
    [pair.playerId, pair.id, shown.at, shown.serverSeed, shown.draws],
  );
}

/** The seeds behind a draw as far as they may be shown: the server's own only once it is revealed. */
export interface ShownSeeds {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
}

/** Reads what may be shown of pairs, by their id. */
export async function selectShownSeeds(
  queryable: Queryable,
  playerId: bigint,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, ShownSeeds>> {
  const rows = await queryable.query<{
    id: bigint;
    server_seed_hash: string;
    client_seed: string;
    server_seed: string | null;
  }>(
    `select id, server_seed_hash, client_seed, server_seed
     from fairness.pairs where player_id = $1 and id = any($2::bigint[])`,
    [playerId, ids],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        serverSeedHash: row.server_seed_hash,
        clientSeed: row.client_seed,
        serverSeed: row.server_seed,
      },
    ]),
  );
}

/** Marks a server seed that an earlier version of the house stored open. */
export const OPEN_SEED = "open:";

/** Reads pairs whose seeds still stand open, to be sealed. Locks them. */
export async function selectOpenSeeds(tx: Tx, limit: number): Promise<StoredPair[]> {
  const rows = await tx.query<PairRow>(
    `select ${COLUMNS} from fairness.pairs
     where revealed_at is null and sealed_seed like '${OPEN_SEED}%' order by player_id, id limit $1 for update`,
    [limit],
  );
  return rows.map(toPair);
}

export async function updateSealedSeeds(
  tx: Tx,
  pairs: readonly Pick<StoredPair, "playerId" | "id" | "sealedSeed" | "nextSealedSeed">[],
): Promise<void> {
  await tx.query(
    `update fairness.pairs p set sealed_seed = s.sealed_seed, next_sealed_seed = s.next_sealed_seed
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) as s(player_id, id, sealed_seed, next_sealed_seed)
     where p.player_id = s.player_id and p.id = s.id`,
    columns(
      pairs,
      (pair) => pair.playerId,
      (pair) => pair.id,
      (pair) => pair.sealedSeed,
      (pair) => pair.nextSealedSeed,
    ),
  );
}

/** Reads one pair in use, whichever, to see whether this house has its key; undefined without any. */
export async function selectAnyPairInUse(queryable: Queryable): Promise<StoredPair | undefined> {
  const [row] = await queryable.query<PairRow>(
    `select ${COLUMNS} from fairness.pairs where revealed_at is null limit 1`,
  );
  return row && toPair(row);
}
