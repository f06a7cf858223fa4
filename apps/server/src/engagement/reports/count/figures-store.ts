import type { Tx } from "#platform/database";
import {
  addUp,
  type GameFigures,
  type MoneyFigures,
  type PlayersFigures,
  type PlayFigures,
} from "./figures.ts";

interface Table {
  readonly name: string;
  readonly keys: readonly string[];
  readonly sums: readonly string[];
}

const DAILY: Table = {
  name: "reports.daily",
  keys: ["day", "currency", "licence", "product"],
  sums: [
    "wagers",
    "voided",
    "corrected",
    "stake_cash",
    "stake_bonus",
    "stake_free",
    "win_cash",
    "win_bonus",
    "win_kept",
    "jackpot",
  ],
};
const DAILY_MONEY: Table = {
  name: "reports.daily_money",
  keys: ["day", "currency", "licence"],
  sums: [
    "deposits",
    "deposits_amount",
    "withdrawals",
    "withdrawals_amount",
    "refunds",
    "refunds_amount",
    "bonuses_granted",
    "bonuses_granted_amount",
    "bonuses_converted_amount",
    "freespins_won_amount",
    "gifts_taken_amount",
    "cashback_taken_amount",
    "prizes_paid_amount",
    "corrections",
    "corrections_amount",
  ],
};
const DAILY_GAMES: Table = {
  name: "reports.daily_games",
  keys: ["currency", "day", "licence", "game"],
  sums: ["rounds", "stake", "win"],
};
const DAILY_PLAYERS: Table = {
  name: "reports.daily_players",
  keys: ["day", "licence"],
  sums: ["registrations", "active", "depositors", "first_depositors"],
};

/** Adds figures to their days: one statement whatever their number. */
async function add({ name, keys, sums }: Table, tx: Tx, rows: readonly object[]): Promise<void> {
  const added = addUp(rows, keys);
  if (added.length === 0) return;
  const typed = [
    ...keys.map((key) => `${key} ${key === "day" ? "date" : "text"}`),
    ...sums.map((sum) => `${sum} bigint`),
  ];
  await tx.query(
    `insert into ${name} as s (${[...keys, ...sums].join(", ")})
     select ${[...keys, ...sums.map((sum) => `coalesce(${sum}, 0)`)].join(", ")}
     from jsonb_to_recordset($1::jsonb) f (${typed.join(", ")})
     order by ${keys.map((key) => (key === "day" ? key : `${key} collate "C"`)).join(", ")}
     on conflict (${keys.join(", ")}) do update set
       ${sums.map((sum) => `${sum} = s.${sum} + excluded.${sum}`).join(", ")}`,
    [JSON.stringify(added)],
  );
}

export const addPlay = (tx: Tx, rows: readonly PlayFigures[]): Promise<void> =>
  add(DAILY, tx, rows);
export const addMoney = (tx: Tx, rows: readonly MoneyFigures[]): Promise<void> =>
  add(DAILY_MONEY, tx, rows);
export const addGames = (tx: Tx, rows: readonly GameFigures[]): Promise<void> =>
  add(DAILY_GAMES, tx, rows);
export const addPlayers = (tx: Tx, rows: readonly PlayersFigures[]): Promise<void> =>
  add(DAILY_PLAYERS, tx, rows);

/** A player who is counted on a day, once for each kind. */
export interface Mark {
  readonly day: string;
  readonly kind: "active" | "depositor";
  readonly playerId: bigint;
  readonly licence: string;
}

/** Marks players, and returns those who were not marked on that day. */
export async function insertMarks(tx: Tx, marks: readonly Mark[]): Promise<Mark[]> {
  const byName = new Map(marks.map((mark) => [nameOf(mark), mark]));
  if (byName.size === 0) return [];
  const wanted = [...byName.values()];
  const rows = await tx.query<{ day: string; kind: Mark["kind"]; player_id: bigint }>(
    `insert into reports.marks (day, kind, player_id)
     select * from unnest($1::date[], $2::text[], $3::bigint[]) m (day, kind, player_id)
     order by 1, 2, 3 on conflict do nothing returning day::text as day, kind, player_id`,
    [
      wanted.map(({ day }) => day),
      wanted.map(({ kind }) => kind),
      wanted.map(({ playerId }) => playerId),
    ],
  );
  return rows.flatMap(({ day, kind, player_id: playerId }) => {
    const mark = byName.get(nameOf({ day, kind, playerId }));
    return mark ? [mark] : [];
  });
}

const nameOf = ({ day, kind, playerId }: Omit<Mark, "licence">) => `${day}/${kind}/${playerId}`;

/** Forgets marks of days before this one, at most so many; returns how many. */
export async function deleteMarks(tx: Tx, before: string, limit: number): Promise<number> {
  const rows = await tx.query<{ deleted: bigint }>(
    `with gone as (
       delete from reports.marks where (day, kind, player_id) in (
         select day, kind, player_id from reports.marks where day < $1::date order by day limit $2)
       returning 1)
     select count(*) as deleted from gone`,
    [before, limit],
  );
  return Number(rows[0]?.deleted ?? 0n);
}
