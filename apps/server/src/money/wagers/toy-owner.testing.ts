import { randomUUID } from "node:crypto";
import type { Database, Tx } from "#platform/database";
import type { House } from "#platform/module";
import { perHouse } from "#platform/module";
import type { PlaceCommand, WagerOwner } from "./public.ts";

/** The toy's counter of a player: how many of its commands were carried out. */
export interface ToySession {
  next(playerId: bigint): bigint;
}

/** Sets up the toy's own schema in a database of a test. */
export const prepareToy = (database: Database): Promise<void> =>
  database.script(`
    create schema toy;
    create table toy.counters (player_id bigint primary key, count bigint not null);
    create table toy.moves (player_id bigint, id uuid, wager_id uuid not null, kind text not null, primary key (player_id, id));`);

/** An owner of wagers that is no module of the house: it keeps a counter and a record in a schema of its own. */
const toyOwner = perHouse(
  (_house: House): WagerOwner<ToySession & { readonly counts: Map<bigint, bigint> }> => ({
    name: "toy",
    account: "house:sports",
    async begin(tx, playerIds) {
      const counts = await readCounts(tx, playerIds);
      return {
        counts,
        next(playerId) {
          const count = (counts.get(playerId) ?? 0n) + 1n;
          counts.set(playerId, count);
          return count;
        },
      };
    },
    async finish(tx, { counts }, done) {
      await Promise.all([
        tx.query(
          `insert into toy.counters (player_id, count) select * from unnest($1::bigint[], $2::bigint[])
           on conflict (player_id) do update set count = excluded.count`,
          [[...counts.keys()], [...counts.values()]],
        ),
        tx.query(
          "insert into toy.moves select * from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::text[])",
          [
            done.map(({ command }) => command.playerId),
            done.map(({ command }) => command.id),
            done.map(({ wager }) => wager.id),
            done.map(({ command }) => command.kind),
          ],
        ),
      ]);
    },
  }),
);

async function readCounts(tx: Tx, playerIds: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const rows = await tx.query<{ player_id: bigint; count: bigint }>(
    "select player_id, count from toy.counters where player_id = any($1::bigint[])",
    [playerIds],
  );
  return new Map(rows.map((row) => [row.player_id, row.count]));
}

/** A player of no known age who has told everything. */
export const STAKER = { dateOfBirth: null, detailsMissing: false } as const;

/** A stake on the toy; it stays open unless `payout` is given. */
export const toyStake = (
  house: House,
  playerId: bigint,
  stake: bigint,
  part: Partial<PlaceCommand<ToySession, bigint>> & { readonly payout?: bigint } = {},
): PlaceCommand<ToySession, bigint> => {
  const { payout, ...rest } = part;
  return {
    kind: "place",
    owner: toyOwner(house),
    playerId,
    id: randomUUID(),
    bodyHash: `stake ${stake}`,
    subject: "toy",
    licence: "CW",
    currency: "EUR",
    stake,
    sessionId: 1n,
    sessionBeganAt: null,
    ...STAKER,
    country: "DE",
    play: (session) => {
      const count = session.next(playerId);
      return { record: `${count}`, detail: count, ...(payout === undefined ? {} : { payout }) };
    },
    ...rest,
  };
};
