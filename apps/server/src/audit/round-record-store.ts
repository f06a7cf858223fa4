import type { Queryable } from "#platform/database";

/** A round with all that is needed to compute it again. Amounts in smallest units. */
export interface RoundRecord {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: string;
  readonly currency: string;
  readonly bet: unknown;
  /** Choices of the player on the way, in wire form: none in a round that was decided at once. */
  readonly steps: readonly unknown[];
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
  const rows = await queryable.query<
    Omit<RoundRecord, "nonce" | "gameVersion" | "bet" | "steps" | "draws"> & { record: string }
  >(
    `select w.id, w.subject as game, w.currency, coalesce(substr(w.left_as, strpos(w.left_as, E'\\n') + 1), w.record) as record, w.stake_cash + w.stake_bonus + coalesce(w.stake_house, 0) as stake,
       w.paid_cash + w.paid_bonus + coalesce(w.paid_kept, 0) as payout, p.server_seed_hash as "serverSeedHash", p.client_seed as "clientSeed",
       p.server_seed as "serverSeed"
     from wagers.current_wagers w join fairness.pairs p
       on p.player_id = w.player_id and p.id = (w.record::json->>'pair')::bigint
     where w.id = $1 and w.owner = 'house-games' and w.record <> '' order by w.player_id`,
    [id],
  );
  return rows.map(({ record, ...row }) => {
    const {
      version,
      bet,
      steps = [],
      draws,
      nonce,
    } = JSON.parse(record) as {
      version: string;
      bet: unknown;
      steps?: readonly unknown[];
      draws: number[];
      nonce: number;
    };
    return { ...row, gameVersion: version, bet, steps, draws, nonce };
  });
}
