import type { Queryable } from "#platform/database";
import type { WagerCommand } from "../../command.ts";
import type { Wager } from "../../wager.ts";
import { isWhole, lineOfCommand, readWhole } from "../left-as.ts";
import { FIXED_COLUMNS, toWager, WAGER_COLUMNS, type WagerRow } from "../wager-row.ts";

/** A wager with the time of the latest command on it; null of one without commands. */
export interface TimedWager {
  readonly wager: Wager;
  readonly changedAt: Date | null;
}

/** A command on a wager, with the wager as it left it. */
export interface TimedCommand {
  readonly id: string;
  readonly kind: WagerCommand["kind"];
  readonly wager: Wager;
  readonly at: Date;
}

const TIMED = `${WAGER_COLUMNS}, (select c.created_at from wagers.commands c
  where c.player_id = w.player_id and c.wager_id = w.id order by c.seq desc limit 1) as changed_at`;
/** Marks of wagers that never came are none. */
const PAGE = `select ${TIMED} from wagers.current_wagers w
  where w.player_id = $1 and w.record <> '' and ($2::uuid is null or w.seq <
    (select b.seq from wagers.wagers b where b.player_id = $1 and b.id = $2))`;
const LATEST = "order by w.seq desc limit $3";

interface TimedRow extends WagerRow {
  readonly changed_at: Date | null;
}

const toTimed = (row: TimedRow): TimedWager => ({
  wager: toWager(row),
  changedAt: row.changed_at,
});

/** Reads a page of a player's wagers of all owners, the latest first, behind the one of an id. */
export async function selectPlayerWagers(
  queryable: Queryable,
  page: {
    readonly playerId: bigint;
    readonly isOpen: boolean;
    readonly before: string | null;
    readonly limit: number;
  },
): Promise<TimedWager[]> {
  // By the index of open ones, or by that of the player's history.
  const rows = await queryable.query<TimedRow>(
    page.isOpen ? `${PAGE} and w.status = 'open' ${LATEST}` : `${PAGE} ${LATEST}`,
    [page.playerId, page.before, page.limit],
  );
  return rows.map(toTimed);
}

/** Finds a player's wager by its id, or by that of a command on it. */
export async function selectByAnyId(
  queryable: Queryable,
  playerId: bigint,
  id: string,
): Promise<TimedWager | undefined> {
  const rows = await queryable.query<TimedRow>(
    `select ${TIMED} from wagers.current_wagers w where w.player_id = $1 and w.record <> '' and w.id in (
       select $2::uuid union all
       select c.wager_id from wagers.commands c where c.player_id = $1 and c.id = $2)`,
    [playerId, id],
  );
  // The id of a wager may be that of a command on another one, too: the wager comes first.
  const row = rows.find((one) => one.id === id) ?? rows[0];
  return row && toTimed(row);
}

/** Reads the latest commands on a wager, in their order. */
export async function selectCommandsOn(
  queryable: Queryable,
  { playerId, id }: Pick<Wager, "playerId" | "id">,
  limit: number,
): Promise<TimedCommand[]> {
  const rows = await queryable.query<
    WagerRow & {
      readonly command_id: string;
      readonly kind: TimedCommand["kind"];
      readonly created_at: Date;
    }
  >(
    `select * from (
       select ${FIXED_COLUMNS}, c.seq, c.id as command_id, c.kind, c.created_at,
         ${lineOfCommand("c", "w")} as stands
       from wagers.commands c
       join wagers.wagers w on w.player_id = c.player_id and w.id = c.wager_id
       where c.player_id = $1 and c.wager_id = $2 order by c.seq desc limit $3) latest
     order by seq`,
    [playerId, id, limit],
  );
  return rows.map((row) => ({
    id: row.command_id,
    kind: row.kind,
    wager: isWhole(row.stands) ? readWhole(row.stands) : toWager(row),
    at: row.created_at,
  }));
}
