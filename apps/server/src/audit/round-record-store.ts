import type { Queryable } from "#platform/database";

/** A round with all that is needed to compute it again. Amounts in smallest units. */
export interface RoundRecord {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: string;
  readonly currency: string;
  readonly bet: unknown;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly draws: readonly number[];
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Null while the pair is in use: it is not read, so that it cannot be shown. */
  readonly serverSeed: string | null;
}

/** The rounds with this id: one, unless two players' browsers made the same. */
export async function selectRoundRecords(queryable: Queryable, id: string): Promise<RoundRecord[]> {
  const rows = await queryable.query<Omit<RoundRecord, "nonce"> & { nonce: bigint }>(
    `select r.id, r.game, r.game_version as "gameVersion", r.currency, r.bet, r.stake_cash + r.stake_bonus as stake,
       r.payout, r.draws, s.server_seed_hash as "serverSeedHash", s.client_seed as "clientSeed", r.nonce,
       case when s.revealed_at is not null then s.server_seed end as "serverSeed"
     from wagers.rounds r join wagers.seeds s on s.player_id = r.player_id and s.id = r.seed_id
     where r.id = $1 order by r.player_id`,
    [id],
  );
  return rows.map((row) => ({ ...row, nonce: Number(row.nonce) }));
}
