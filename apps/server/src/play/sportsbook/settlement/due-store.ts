import type { Queryable } from "#platform/database";
import type { BetName } from "../bets/bet-store.ts";

/** A bet that is to be looked at. */
export interface Due extends BetName {
  readonly dueId: bigint;
}

interface DueRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly wager_id: string;
}

/** Reads bets that are to be looked at, but those of these ids, the oldest first. */
export async function selectDue(
  queryable: Queryable,
  { limit, but }: { readonly limit: number; readonly but: readonly bigint[] },
): Promise<Due[]> {
  const rows = await queryable.query<DueRow>(
    `select id, player_id, wager_id from sportsbook.due where id <> all($2::bigint[])
     order by id limit $1`,
    [limit, but],
  );
  return rows.map(({ id, player_id, wager_id }) => ({
    dueId: id,
    playerId: player_id,
    id: wager_id,
  }));
}

/** Notes that bets were looked at. */
export async function deleteDue(queryable: Queryable, due: readonly Due[]): Promise<void> {
  if (due.length === 0) return;
  await queryable.query("delete from sportsbook.due where id = any($1::bigint[])", [
    due.map(({ dueId }) => dueId),
  ]);
}
