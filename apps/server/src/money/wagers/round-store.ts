import { columns, type Queryable, type Tx } from "#platform/database";
import type { Round } from "./wager.ts";

interface RoundRow {
  readonly player_id: bigint;
  readonly id: string;
  readonly body_hash: string;
  readonly game: string;
  readonly game_version: string;
  readonly licence: string;
  readonly currency: string;
  readonly status: Round["status"];
  readonly stake_cash: bigint;
  readonly stake_bonus: bigint;
  readonly payout: bigint;
  readonly seed_id: bigint;
  readonly nonce: bigint;
  readonly bet: object;
  readonly draws: number[];
  readonly cash_after: bigint;
  readonly bonus_after: bigint;
  readonly version_after: bigint;
  readonly created_at: Date;
}

const toRound = (row: RoundRow): Round => ({
  playerId: row.player_id,
  id: row.id,
  bodyHash: row.body_hash,
  game: row.game,
  gameVersion: row.game_version,
  licence: row.licence,
  currency: row.currency,
  status: row.status,
  stakeCash: row.stake_cash,
  stakeBonus: row.stake_bonus,
  payout: row.payout,
  seedId: row.seed_id,
  nonce: row.nonce,
  bet: row.bet,
  draws: row.draws,
  cashAfter: row.cash_after,
  bonusAfter: row.bonus_after,
  versionAfter: row.version_after,
  createdAt: row.created_at,
});

/** Rounds that stand under these names. */
export async function selectRounds(
  queryable: Queryable,
  names: readonly { readonly playerId: bigint; readonly roundId: string }[],
): Promise<Round[]> {
  const rows = await queryable.query<RoundRow>(
    `select r.* from wagers.rounds r
     join unnest($1::bigint[], $2::uuid[]) as n(player_id, id) using (player_id, id)`,
    columns(
      names,
      (name) => name.playerId,
      (name) => name.roundId,
    ),
  );
  return rows.map(toRound);
}

/** Writes rounds that were decided at one moment. */
export async function insertRounds(tx: Tx, rounds: readonly Round[]): Promise<void> {
  const [first] = rounds;
  if (!first) return;
  await tx.query(
    `insert into wagers.rounds (player_id, id, body_hash, game, game_version, licence, currency, status, stake_cash,
       stake_bonus, payout, seed_id, nonce, bet, draws, cash_after, bonus_after, version_after, created_at)
     select player_id, id, body_hash, game, game_version, licence, currency, status, stake_cash,
       stake_bonus, payout, seed_id, nonce, bet::json, draws::integer[], cash_after, bonus_after, version_after, $19
     from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
       $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::text[], $15::text[],
       $16::bigint[], $17::bigint[], $18::bigint[])
       as r(player_id, id, body_hash, game, game_version, licence, currency, status, stake_cash,
         stake_bonus, payout, seed_id, nonce, bet, draws, cash_after, bonus_after, version_after)`,
    [
      ...columns(
        rounds,
        (round) => round.playerId,
        (round) => round.id,
        (round) => round.bodyHash,
        (round) => round.game,
        (round) => round.gameVersion,
        (round) => round.licence,
        (round) => round.currency,
        (round) => round.status,
        (round) => round.stakeCash,
        (round) => round.stakeBonus,
        (round) => round.payout,
        (round) => round.seedId,
        (round) => round.nonce,
        (round) => JSON.stringify(round.bet),
        (round) => `{${round.draws.join(",")}}`,
        (round) => round.cashAfter,
        (round) => round.bonusAfter,
        (round) => round.versionAfter,
      ),
      first.createdAt,
    ],
  );
}

/** A player's rounds, latest first; `before` is a round of the page before. Cost does not grow with history. */
export async function selectRoundPage(
  queryable: Queryable,
  page: { playerId: bigint; game: string | null; before: string | null; limit: number },
): Promise<Round[]> {
  const rows = await queryable.query<RoundRow>(
    `select r.* from wagers.rounds r
     where r.player_id = $1 and ($2::text is null or r.game = $2)
       and ($3::uuid is null or (r.seed_id, r.nonce) <
         (select b.seed_id, b.nonce from wagers.rounds b where b.player_id = $1 and b.id = $3))
     order by r.seed_id desc, r.nonce desc limit $4`,
    [page.playerId, page.game, page.before, page.limit],
  );
  return rows.map(toRound);
}
