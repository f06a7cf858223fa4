import type { Queryable, Tx } from "#platform/database";

/** Amount that came in by a method and has not gone back there, in smallest units. */
export interface Source {
  readonly method: string;
  readonly currency: string;
  readonly outstanding: bigint;
}

/** Reads the sources with an outstanding amount. */
export const selectSources = (queryable: Queryable, playerId: bigint): Promise<Source[]> =>
  queryable.query<Source & { outstanding: bigint }>(
    `select method, currency, outstanding from cashbox.sources
     where player_id = $1 and outstanding > 0 order by currency collate "C", method collate "C"`,
    [playerId],
  );

/** Adds to what is outstanding (or takes away). The database throws when it would go under zero. */
export async function addToSource(
  tx: Tx,
  playerId: bigint,
  part: { readonly method: string; readonly currency: string; readonly amount: bigint },
): Promise<void> {
  if (part.amount === 0n) return;
  await tx.query(
    `insert into cashbox.sources as s (player_id, method, currency, outstanding) values ($1, $2, $3, greatest($4::bigint, 0))
     on conflict (player_id, method, currency) do update set outstanding = s.outstanding + $4`,
    [playerId, part.method, part.currency, part.amount],
  );
}
