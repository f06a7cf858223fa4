import { columns, type Queryable } from "#platform/database";
import type { PlaceCommand } from "../command.ts";
import type { Wager } from "../wager.ts";
import { toWager, WAGER_COLUMNS, type WagerRow } from "./wager-row.ts";

/** Reads the open wagers that stand beside placings of the same players on the same subjects. */
export async function selectOpenBeside(
  queryable: Queryable,
  placings: readonly PlaceCommand[],
): Promise<Wager[]> {
  if (placings.length === 0) return [];
  const rows = await queryable.query<WagerRow>(
    `select ${WAGER_COLUMNS} from (
       select distinct * from unnest($1::bigint[], $2::text[], $3::text[])
         as n(player_id, owner, subject)) n
     join wagers.current_wagers w using (player_id, owner, subject) where w.status = 'open'`,
    columns(
      placings,
      ({ playerId }) => playerId,
      ({ owner }) => owner.name,
      ({ subject }) => subject,
    ),
  );
  return rows.map(toWager);
}

/** Reads a player's open wagers with one owner, latest first; `subject` null for any. */
export async function selectOpenWagers(
  queryable: Queryable,
  of: {
    readonly playerId: bigint;
    readonly owner: string;
    readonly subject: string | null;
    readonly limit: number;
  },
): Promise<Wager[]> {
  const rows = await queryable.query<WagerRow>(
    `select ${WAGER_COLUMNS} from wagers.current_wagers w
     where w.player_id = $1 and w.owner = $2 and w.status = 'open'
       and ($3::text is null or w.subject = $3)
     order by w.seq desc limit $4`,
    [of.playerId, of.owner, of.subject, of.limit],
  );
  return rows.map(toWager);
}

/** Reads open wagers of an owner whose last command came before a time, the oldest wager first. */
export async function selectStaleWagers(
  queryable: Queryable,
  of: { readonly owner: string; readonly before: Date; readonly limit: number },
): Promise<Wager[]> {
  const rows = await queryable.query<WagerRow>(
    `select ${WAGER_COLUMNS} from wagers.current_wagers w
     where w.status = 'open' and w.owner = $1 and w.placed_at < $2
       and not exists (select 1 from wagers.commands c
         where c.player_id = w.player_id and c.wager_id = w.id and c.created_at >= $2)
     order by w.placed_at limit $3`,
    [of.owner, of.before, of.limit],
  );
  return rows.map(toWager);
}
