import { columns, type Queryable, type Tx } from "#platform/database";
import type { WagerCommand } from "../command.ts";
import type { Shares, Wager } from "../wager.ts";

/** A command that was carried out, with the wager as it left it. */
export interface KeptCommand {
  readonly playerId: bigint;
  readonly id: string;
  readonly kind: WagerCommand["kind"];
  readonly bodyHash: string;
  readonly wager: Wager;
}

/** Reads commands by their names. */
export async function selectCommands(
  queryable: Queryable,
  names: readonly { readonly playerId: bigint; readonly id: string }[],
): Promise<KeptCommand[]> {
  if (names.length === 0) return [];
  const rows = await queryable.query<{
    player_id: bigint;
    id: string;
    kind: WagerCommand["kind"];
    body_hash: string;
    wager: string;
  }>(
    `select c.player_id, c.id, c.kind, c.body_hash, c.wager from wagers.commands c
     join unnest($1::bigint[], $2::uuid[]) as n(player_id, id) using (player_id, id)`,
    columns(
      names,
      (name) => name.playerId,
      (name) => name.id,
    ),
  );
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.id,
    kind: row.kind,
    bodyHash: row.body_hash,
    wager: readWager(row.wager),
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
        (command) => writeWager(command.wager),
      ),
      at,
    ],
  );
}

/** The fields of a wager that are bigint. */
const BIGINTS = new Set([
  "playerId",
  "cash",
  "bonus",
  "house",
  "sessionId",
  "cashAfter",
  "bonusAfter",
  "versionAfter",
]);

/** Writes a wager as JSON; a bigint is written as its digits. */
const writeWager = (wager: Wager): string =>
  JSON.stringify({
    ...wager,
    playerId: `${wager.playerId}`,
    stake: digitsOf(wager.stake),
    open: digitsOf(wager.open),
    cashedOut: digitsOf(wager.cashedOut),
    paid: { cash: `${wager.paid.cash}`, bonus: `${wager.paid.bonus}` },
    cashedOutPaid: { cash: `${wager.cashedOutPaid.cash}`, bonus: `${wager.cashedOutPaid.bonus}` },
    sessionId: wager.sessionId === null ? null : `${wager.sessionId}`,
    cashAfter: `${wager.cashAfter}`,
    bonusAfter: `${wager.bonusAfter}`,
    versionAfter: `${wager.versionAfter}`,
  });

const digitsOf = ({ cash, bonus, house }: Shares) => ({
  cash: `${cash}`,
  bonus: `${bonus}`,
  house: `${house}`,
});

/** Reads what `writeWager` wrote. */
function readWager(text: string): Wager {
  const wager = JSON.parse(text, (key, value: unknown) =>
    BIGINTS.has(key) && typeof value === "string" ? BigInt(value) : value,
  ) as Wager & { readonly placedAt: unknown };
  return { ...wager, placedAt: new Date(wager.placedAt as unknown as string) };
}
