import { columns, type Queryable, type Tx } from "#platform/database";
import type { SeedsInUse } from "./decide-wager.ts";

/** A pair of seeds on record. The server's seed is shown only once `revealedAt` is set. */
export interface SeedPair extends SeedsInUse {
  readonly playerId: bigint;
  readonly nextServerSeed: string;
  readonly nextServerSeedHash: string;
  readonly revealedAt: Date | null;
}

interface SeedRow {
  readonly player_id: bigint;
  readonly id: bigint;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly nonce: bigint;
  readonly next_server_seed: string;
  readonly next_server_seed_hash: string;
  readonly revealed_at: Date | null;
}

/** The next nonce follows the last round under the pair: one look at the end of an index. */
const COLUMNS = `s.player_id, s.id, s.server_seed, s.server_seed_hash, s.client_seed, s.next_server_seed,
  s.next_server_seed_hash, s.revealed_at, coalesce((select r.nonce + 1 from wagers.rounds r
    where r.player_id = s.player_id and r.seed_id = s.id order by r.nonce desc limit 1), 0) as nonce`;

const toPair = (row: SeedRow): SeedPair => ({
  playerId: row.player_id,
  id: row.id,
  serverSeed: row.server_seed,
  serverSeedHash: row.server_seed_hash,
  clientSeed: row.client_seed,
  nonce: row.nonce,
  nextServerSeed: row.next_server_seed,
  nextServerSeedHash: row.next_server_seed_hash,
  revealedAt: row.revealed_at,
});

/** The pairs in use. The caller holds the players' accounts (`lockAccounts`), so that nonces stand still. */
export async function selectSeedsInUse(tx: Tx, playerIds: readonly bigint[]): Promise<SeedPair[]> {
  const rows = await tx.query<SeedRow>(
    `select ${COLUMNS} from wagers.seeds s where s.player_id = any($1::bigint[]) and s.revealed_at is null`,
    [playerIds],
  );
  return rows.map(toPair);
}

export type NewSeedPair = Omit<SeedPair, "id" | "nonce" | "revealedAt">;

/** Starts pairs for players who have none in use; a player who has one keeps it. */
export async function insertSeeds(tx: Tx, pairs: readonly NewSeedPair[]): Promise<void> {
  await tx.query(
    `insert into wagers.seeds (player_id, server_seed, server_seed_hash, client_seed, next_server_seed, next_server_seed_hash)
     select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
     on conflict (player_id) where revealed_at is null do nothing`,
    columns(
      pairs,
      (pair) => pair.playerId,
      (pair) => pair.serverSeed,
      (pair) => pair.serverSeedHash,
      (pair) => pair.clientSeed,
      (pair) => pair.nextServerSeed,
      (pair) => pair.nextServerSeedHash,
    ),
  );
}

export async function revealSeeds(tx: Tx, playerId: bigint, id: bigint, at: Date): Promise<void> {
  await tx.query("update wagers.seeds set revealed_at = $3 where player_id = $1 and id = $2", [
    playerId,
    id,
    at,
  ]);
}

/** The seeds of rounds, by pair id; the server's own are blank while they are in use. */
export async function selectShownSeeds(
  queryable: Queryable,
  playerId: bigint,
  ids: readonly bigint[],
): Promise<
  ReadonlyMap<bigint, { serverSeedHash: string; clientSeed: string; serverSeed: string | null }>
> {
  const rows = await queryable.query<{
    id: bigint;
    server_seed_hash: string;
    client_seed: string;
    server_seed: string | null;
  }>(
    `select id, server_seed_hash, client_seed, case when revealed_at is not null then server_seed end as server_seed
     from wagers.seeds where player_id = $1 and id = any($2::bigint[])`,
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
