import type { LotteryState, SettingWords } from "@houselight/contracts";
import type { Link } from "#core/fairness";
import type { Queryable, Tx } from "#platform/database";
import { isUuid } from "#platform/ids";
import type { Lottery } from "./lottery.ts";

export interface LotteryRow {
  readonly id: string;
  readonly identifier: string;
  readonly title: SettingWords;
  readonly image: string | null;
  readonly group_ids: string[];
  readonly start_at: Date;
  readonly end_at: Date;
  readonly currency: string;
  readonly ticket_price: bigint;
  readonly prizes: bigint[];
  readonly games: string[];
  readonly state: LotteryState;
  readonly changed_by: string;
  readonly changed_at: Date;
  readonly chain_id: string | null;
  readonly link: number | null;
  readonly tickets: bigint;
  readonly salt: string;
  readonly seed: string | null;
  readonly drawn_at: Date | null;
}

export const COLUMNS = `id, identifier, title, image, group_ids, start_at, end_at, currency, ticket_price,
  prizes, games, state, changed_by, changed_at, chain_id, link, tickets, salt, seed, drawn_at`;

export const toLottery = (row: LotteryRow): Lottery => ({
  id: row.id,
  identifier: row.identifier,
  title: row.title,
  image: row.image,
  groupIds: row.group_ids,
  startAt: row.start_at,
  endAt: row.end_at,
  currency: row.currency,
  ticketPrice: row.ticket_price,
  prizes: row.prizes,
  games: row.games,
  state: row.state,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
  link:
    row.chain_id === null || row.link === null ? null : { chainId: row.chain_id, number: row.link },
  tickets: row.tickets,
  salt: row.salt,
  drawn: row.seed === null || row.drawn_at === null ? null : { seed: row.seed, at: row.drawn_at },
});

/** Condition for one lottery, by its id or its identifier. */
export const named = (name: string): string => (isUuid(name) ? "id = $1::uuid" : "identifier = $1");

/** Facts of a caller that decide which lotteries are shown; a guest is in no group and has no id. */
export interface Viewer {
  readonly id: bigint | null;
  readonly groups: readonly string[];
}

/** Lotteries that are not drawn yet, of one answer: far more than a house has at once. */
const OPEN_MAX = 100;
/** Lotteries that are over and that a list shows. */
const FINISHED_SHOWN = 40;
/** A lottery of other groups stays open to those who have tickets of it. */
const SHOWN = `(group_ids = '{}' or group_ids && $2::text[]
  or exists (select 1 from lotteries.entries e where e.lottery_id = id and e.player_id = $3))`;

/** Reads what a caller sees: what is not drawn yet, the first to end first, and the latest that is over. */
export async function selectShown(
  queryable: Queryable,
  { id, groups }: Viewer,
): Promise<Lottery[]> {
  const rows = await queryable.query<LotteryRow>(
    `(select ${COLUMNS} from lotteries.lotteries where state = 'published' and ${SHOWN}
      order by end_at, seq limit $1)
     union all
     (select ${COLUMNS} from lotteries.lotteries
      where state in ('finished', 'cancelled') and chain_id is not null and ${SHOWN}
      order by end_at desc, seq desc limit ${FINISHED_SHOWN})`,
    [OPEN_MAX, groups, id],
  );
  return rows.map(toLottery);
}

/** Returns a lottery that a caller sees, by its id or its identifier: one that was published has a seed. */
export async function selectOneShown(
  queryable: Queryable,
  name: string,
  { id, groups }: Viewer,
): Promise<Lottery | undefined> {
  const [row] = await queryable.query<LotteryRow>(
    `select ${COLUMNS} from lotteries.lotteries
     where ${named(name)} and chain_id is not null and ${SHOWN}`,
    [name, groups, id],
  );
  return row && toLottery(row);
}

/** Reads the lotteries that a player takes part in and can see, the latest first. */
export async function selectEntered(
  queryable: Queryable,
  playerId: bigint,
  limit: number,
): Promise<Lottery[]> {
  const rows = await queryable.query<LotteryRow>(
    `select ${COLUMNS} from lotteries.lotteries
     where id in (select lottery_id from lotteries.entries where player_id = $1)
       and chain_id is not null
     order by end_at desc, seq desc limit $2`,
    [playerId, limit],
  );
  return rows.map(toLottery);
}

/** Locks the published lotteries that ran at any moment of a time, in the order of their ids. */
export async function lockRunning(
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Lottery[]> {
  const rows = await tx.query<LotteryRow>(
    `select ${COLUMNS} from lotteries.lotteries
     where state = 'published' and start_at <= $2 and end_at > $1 order by id for update`,
    [from, to],
  );
  return rows.map(toLottery);
}

const PUBLISHED = `select ${COLUMNS} from lotteries.lotteries where id = $1 and state = 'published'`;
const firstOf = ([row]: readonly LotteryRow[]): Lottery | undefined => row && toLottery(row);

/** Reads a published lottery; undefined when it is in another state. */
export const selectPublished = async (tx: Tx, id: string): Promise<Lottery | undefined> =>
  firstOf(await tx.query<LotteryRow>(PUBLISHED, [id]));

/** Locks a published lottery; undefined when it is in another state. */
export const lockPublished = async (tx: Tx, id: string): Promise<Lottery | undefined> =>
  firstOf(await tx.query<LotteryRow>(`${PUBLISHED} for update`, [id]));

/** Locks a published lottery; undefined when it is in another state or another process has it. */
export const claimPublished = async (tx: Tx, id: string): Promise<Lottery | undefined> =>
  firstOf(await tx.query<LotteryRow>(`${PUBLISHED} for update skip locked`, [id]));

/** Reads published lotteries whose end is over, the first to end first. */
export async function selectEnded(
  queryable: Queryable,
  now: Date,
  limit: number,
): Promise<Lottery[]> {
  const rows = await queryable.query<LotteryRow>(
    `select ${COLUMNS} from lotteries.lotteries where state = 'published' and end_at <= $1
     order by end_at, seq limit $2`,
    [now, limit],
  );
  return rows.map(toLottery);
}

/** Writes how far the tickets of a lottery go. The caller holds it. */
export async function updateTickets(
  tx: Tx,
  id: string,
  { tickets, salt }: Pick<Lottery, "tickets" | "salt">,
): Promise<void> {
  await tx.query("update lotteries.lotteries set tickets = $2, salt = $3 where id = $1", [
    id,
    tickets,
    salt,
  ]);
}

/** Ends a lottery by its draw, with the seed that decided it. The caller holds it. */
export async function updateDrawn(
  tx: Tx,
  id: string,
  { seed, at }: NonNullable<Lottery["drawn"]>,
): Promise<void> {
  await tx.query(
    "update lotteries.lotteries set state = 'finished', seed = $2, drawn_at = $3 where id = $1",
    [id, seed, at],
  );
}

/** Gives a lottery its place in a chain of seeds. The caller holds it. */
export async function updateLink(tx: Tx, id: string, link: Link): Promise<void> {
  await tx.query("update lotteries.lotteries set chain_id = $2, link = $3 where id = $1", [
    id,
    link.chainId,
    link.number,
  ]);
}
