import { columns, type Queryable, type Tx } from "#platform/database";
import type { Pot } from "../jackpot.ts";

/** Starts the pots of a jackpot. */
export async function insertPots(tx: Tx, jackpotId: string, pots: readonly Pot[]): Promise<void> {
  await tx.query(
    `insert into jackpots.pots (jackpot_id, level, chain_id, link, micros)
     select $1, * from unnest($2::smallint[], $3::uuid[], $4::int[], $5::bigint[])`,
    [
      jackpotId,
      ...columns(
        pots,
        ({ level }) => level,
        ({ link }) => link.chainId,
        ({ link }) => link.number,
        ({ micros }) => micros,
      ),
    ],
  );
}

/** Writes pots as they stand now. The caller holds their jackpots. */
export async function updatePots(
  tx: Tx,
  pots: readonly (Pot & { readonly jackpotId: string })[],
): Promise<void> {
  await tx.query(
    `update jackpots.pots p set chain_id = n.chain_id, link = n.link, salt = n.salt,
       micros = n.micros, drops = n.drops
     from unnest($1::uuid[], $2::smallint[], $3::uuid[], $4::int[], $5::uuid[], $6::bigint[], $7::int[])
       as n (jackpot_id, level, chain_id, link, salt, micros, drops)
     where p.jackpot_id = n.jackpot_id and p.level = n.level`,
    columns(
      pots,
      ({ jackpotId }) => jackpotId,
      ({ level }) => level,
      ({ link }) => link.chainId,
      ({ link }) => link.number,
      ({ salt }) => salt,
      ({ micros }) => micros,
      ({ drops }) => drops,
    ),
  );
}

/** The part of a round that went into the pots of a jackpot. */
export interface Contribution {
  readonly playerId: bigint;
  readonly wagerId: string;
  readonly jackpotId: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly micros: bigint;
}

export async function insertContributions(
  tx: Tx,
  contributions: readonly Contribution[],
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into jackpots.contributions (player_id, wager_id, jackpot_id, currency, stake, micros, at)
     select *, $7::timestamptz from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::text[], $5::bigint[], $6::bigint[])`,
    [
      ...columns(
        contributions,
        ({ playerId }) => playerId,
        ({ wagerId }) => wagerId,
        ({ jackpotId }) => jackpotId,
        ({ currency }) => currency,
        ({ stake }) => stake,
        ({ micros }) => micros,
      ),
      at,
    ],
  );
}

/** Money that reaches the pots of a jackpot from elsewhere than stakes; below zero where it leaves. */
export interface Funding {
  readonly jackpotId: string;
  readonly kind: "start" | "inherited" | "handed-over";
  readonly micros: bigint;
}

export async function insertFundings(
  tx: Tx,
  fundings: readonly Funding[],
  at: Date,
): Promise<void> {
  if (fundings.length === 0) return;
  await tx.query(
    `insert into jackpots.fundings (jackpot_id, kind, micros, at)
     select *, $4::timestamptz from unnest($1::uuid[], $2::text[], $3::bigint[])`,
    [
      ...columns(
        fundings,
        ({ jackpotId }) => jackpotId,
        ({ kind }) => kind,
        ({ micros }) => micros,
      ),
      at,
    ],
  );
}

/** A pot that dropped. */
export interface Drop {
  readonly id: string;
  readonly jackpotId: string;
  readonly level: number;
  readonly chainId: string;
  readonly link: number;
  readonly seed: string;
  readonly salt: string;
  readonly startAmount: bigint;
  readonly mustDropBy: bigint;
  readonly amount: bigint;
  readonly playerId: bigint;
  readonly wagerId: string;
  readonly currency: string;
  readonly paid: bigint;
  readonly eurCents: bigint;
  readonly at: Date;
}

export async function insertDrops(tx: Tx, drops: readonly Drop[]): Promise<void> {
  for (const drop of drops) {
    await tx.query(
      `insert into jackpots.drops (id, jackpot_id, level, chain_id, link, seed, salt, start_amount,
         must_drop_by, amount, player_id, wager_id, currency, paid, eur_cents, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        drop.id,
        drop.jackpotId,
        drop.level,
        drop.chainId,
        drop.link,
        drop.seed,
        drop.salt,
        drop.startAmount,
        drop.mustDropBy,
        drop.amount,
        drop.playerId,
        drop.wagerId,
        drop.currency,
        drop.paid,
        drop.eurCents,
        drop.at,
      ],
    );
  }
}

/** The latest drops of a jackpot, to be recomputed. */
export async function selectDrops(
  queryable: Queryable,
  jackpotId: string,
  limit: number,
): Promise<
  Pick<Drop, "level" | "link" | "seed" | "salt" | "startAmount" | "mustDropBy" | "amount" | "at">[]
> {
  return queryable.query(
    `select level, link, seed, salt, start_amount as "startAmount", must_drop_by as "mustDropBy", amount, at
     from jackpots.drops where jackpot_id = $1 order by seq desc limit $2`,
    [jackpotId, limit],
  );
}
