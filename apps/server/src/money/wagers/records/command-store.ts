import { columns, type Queryable, type Tx } from "#platform/database";
import type { WagerCommand } from "../command.ts";
import type { Wager } from "../wager.ts";
import { isWhole, lineOfCommand, readWhole, writeLeftAs } from "./left-as.ts";
import { FIXED_COLUMNS, toWager, type WagerRow } from "./wager-row.ts";

/** A command that was carried out, with the wager as it left it. */
export interface KeptCommand {
  readonly playerId: bigint;
  readonly id: string;
  readonly kind: WagerCommand["kind"];
  readonly bodyHash: string;
  readonly wager: Wager;
}

interface CommandRow extends WagerRow {
  readonly command_id: string;
  readonly kind: WagerCommand["kind"];
  readonly command_hash: string;
}

/** Reads commands by their names. */
export async function selectCommands(
  queryable: Queryable,
  names: readonly { readonly playerId: bigint; readonly id: string }[],
): Promise<KeptCommand[]> {
  if (names.length === 0) return [];
  const rows = await queryable.query<CommandRow>(
    `select ${FIXED_COLUMNS}, c.id as command_id, c.kind, c.body_hash as command_hash,
       ${lineOfCommand("c", "w")} as stands
     from wagers.commands c
     join unnest($1::bigint[], $2::uuid[]) as n(player_id, id) using (player_id, id)
     join wagers.wagers w on w.player_id = c.player_id and w.id = c.wager_id`,
    columns(
      names,
      (name) => name.playerId,
      (name) => name.id,
    ),
  );
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.command_id,
    kind: row.kind,
    bodyHash: row.command_hash,
    wager: isWhole(row.stands) ? readWhole(row.stands) : toWager(row),
  }));
}

/** Writes commands that were carried out at one moment, in their order. What is kept already stays. */
export async function insertCommands(
  tx: Tx,
  commands: readonly KeptCommand[],
  at: Date,
): Promise<void> {
  if (commands.length === 0) return;
  await tx.query(
    `insert into wagers.commands (player_id, id, wager_id, kind, body_hash, wager, created_at)
     select c.*, $7 from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[])
       as c(player_id, id, wager_id, kind, body_hash, wager)
     on conflict (player_id, id) do nothing`,
    [
      ...columns(
        commands,
        (command) => command.playerId,
        (command) => command.id,
        (command) => command.wager.id,
        (command) => command.kind,
        (command) => command.bodyHash,
        (command) => writeLeftAs(command.wager),
      ),
      at,
    ],
  );
}
