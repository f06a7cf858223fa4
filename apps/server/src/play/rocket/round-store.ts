import type { Queryable, Tx } from "#platform/database";
import type { Link } from "#core/fairness";
import type { RocketRound } from "./round.ts";

interface RoundRow {
  readonly number: bigint;
  readonly chain_id: string;
  readonly link: number;
  readonly seed_hash: string;
  readonly salt: string;
  readonly bets: number;
  readonly closes_at: Date;
  readonly flew_at: Date | null;
  readonly beat_at: Date | null;
  readonly over_at: Date | null;
  readonly point: number | null;
  readonly broken_off_at: number | null;
  readonly seed: string | null;
  readonly settled_at: Date | null;
}

const COLUMNS = `number, chain_id, link, seed_hash, salt, bets, closes_at, flew_at, beat_at, over_at, point,
  broken_off_at, seed, settled_at`;

const toRound = (row: RoundRow): RocketRound => ({
  number: row.number,
  link: { chainId: row.chain_id, number: row.link },
  seedHash: row.seed_hash,
  salt: row.salt,
  bets: row.bets,
  closesAt: row.closes_at,
  flight:
    row.flew_at === null || row.beat_at === null
      ? null
      : { flewAt: row.flew_at, beatAt: row.beat_at },
  end:
    row.over_at === null || row.point === null || row.seed === null
      ? null
      : { at: row.over_at, point: row.point, brokenOffAt: row.broken_off_at, seed: row.seed },
  settledAt: row.settled_at,
});

/** Reads the latest round; undefined in a house that has had none. */
export async function selectLatest(queryable: Queryable): Promise<RocketRound | undefined> {
  const [row] = await queryable.query<RoundRow>(
    `select ${COLUMNS} from rocket.rounds order by number desc limit 1`,
  );
  return row && toRound(row);
}

/** Reads the latest round and keeps others from changing it until the transaction ends. */
export async function lockLatest(tx: Tx): Promise<RocketRound | undefined> {
  const [row] = await tx.query<RoundRow>(
    `select ${COLUMNS} from rocket.rounds
     where number = (select max(number) from rocket.rounds) for update`,
  );
  return row && toRound(row);
}

export async function selectRound(
  queryable: Queryable,
  number: bigint,
): Promise<RocketRound | undefined> {
  const [row] = await queryable.query<RoundRow>(
    `select ${COLUMNS} from rocket.rounds where number = $1`,
    [number],
  );
  return row && toRound(row);
}

/** Reads rounds that are over, the latest first; `before` null for the very latest. */
export async function selectOver(
  queryable: Queryable,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<RocketRound[]> {
  const rows = await queryable.query<RoundRow>(
    `select ${COLUMNS} from rocket.rounds
     where over_at is not null and ($1::bigint is null or number < $1)
     order by number desc limit $2`,
    [before, limit],
  );
  return rows.map(toRound);
}

/** Writes a new round. Returns false when another process has written it first. */
export async function insertRound(
  tx: Tx,
  round: {
    readonly number: bigint;
    readonly link: Link;
    readonly seedHash: string;
    readonly openedAt: Date;
    readonly closesAt: Date;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into rocket.rounds (number, chain_id, link, seed_hash, salt, opened_at, closes_at)
     values ($1, $2, $3, $4, $4, $5, $6) on conflict (number) do nothing returning 1`,
    [
      round.number,
      round.link.chainId,
      round.link.number,
      round.seedHash,
      round.openedAt,
      round.closesAt,
    ],
  );
  return rows.length > 0;
}

/** Lets the rocket fly, from when on no bet is taken. Returns false when it flies already. */
export async function updateFlown(
  queryable: Queryable,
  number: bigint,
  at: Date,
): Promise<boolean> {
  const rows = await queryable.query(
    `update rocket.rounds set flew_at = $2, beat_at = $2
     where number = $1 and flew_at is null returning 1`,
    [number, at],
  );
  return rows.length > 0;
}

/** Notes that somebody looks after the flight. */
export async function updateBeat(queryable: Queryable, number: bigint, at: Date): Promise<void> {
  await queryable.query(
    `update rocket.rounds set beat_at = $2
     where number = $1 and over_at is null and beat_at < $2`,
    [number, at],
  );
}

/**
 * Ends a flight and shows its seed. Returns false when it has ended already, or is to be broken off though
 * another process has looked after it since.
 */
export async function updateOver(
  queryable: Queryable,
  { number, flight }: Pick<RocketRound, "number" | "flight">,
  end: NonNullable<RocketRound["end"]>,
): Promise<boolean> {
  const rows = await queryable.query(
    `update rocket.rounds set over_at = $2, point = $3, broken_off_at = $4, seed = $5
     where number = $1 and flew_at is not null and over_at is null
       and ($4::int is null or beat_at = $6) returning 1`,
    [number, end.at, end.point, end.brokenOffAt, end.seed, flight?.beatAt ?? null],
  );
  return rows.length > 0;
}

/** Notes that every bet of a round is settled. Returns false while one is open. */
export async function updateSettled(
  queryable: Queryable,
  number: bigint,
  at: Date,
): Promise<boolean> {
  const rows = await queryable.query(
    `update rocket.rounds set settled_at = coalesce(settled_at, $2)
     where number = $1 and over_at is not null
       and not exists (select 1 from rocket.bets where round = $1 and state = 'open') returning 1`,
    [number, at],
  );
  return rows.length > 0;
}

/** Brings the count and the salt of a round to what its bets made of them. */
export async function updateSalt(
  tx: Tx,
  { number, salt, bets }: Pick<RocketRound, "number" | "salt" | "bets">,
): Promise<void> {
  await tx.query("update rocket.rounds set salt = $2, bets = $3 where number = $1", [
    number,
    salt,
    bets,
  ]);
}

/** Notes that somebody asks for the rocket. */
export async function saveInterest(queryable: Queryable, at: Date): Promise<void> {
  await queryable.query(
    `insert into rocket.interest (asked_at) values ($1)
     on conflict (one) do update set asked_at = greatest(interest.asked_at, excluded.asked_at)`,
    [at],
  );
}

/** Reads when somebody last asked for the rocket; null for never. */
export async function selectInterest(queryable: Queryable): Promise<Date | null> {
  const [row] = await queryable.query<{ asked_at: Date }>("select asked_at from rocket.interest");
  return row?.asked_at ?? null;
}
