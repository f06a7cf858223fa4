import type { FixtureState } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { Fixture, Goals, MatchClock, Producer, Simulated } from "./fixture.ts";

interface FixtureRow {
  readonly id: bigint;
  readonly urn: string;
  readonly sport: string;
  readonly competition_id: string;
  readonly competition_name: string;
  readonly home: string;
  readonly away: string;
  readonly starts_at: Date;
  readonly status: FixtureState;
  readonly producer: Producer;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly half_time: Goals | null;
  readonly period: MatchClock["period"] | null;
  readonly minute: number | null;
  readonly simulated: Simulated | null;
  readonly stopped: boolean;
  readonly told_at: Date;
  readonly version: bigint;
}

const FIXTURES = `select f.id, f.urn, f.sport, f.competition_id, c.name as competition_name, f.home, f.away,
    f.starts_at, f.status, f.producer, f.home_score, f.away_score, f.half_time, f.period, f.minute,
    f.simulated, f.stopped, f.told_at, f.version
  from sportsbook.fixtures f join sportsbook.competitions c on c.id = f.competition_id`;

/** A market is on offer that takes bets, or will again. */
const ON_OFFER = `exists (select 1 from sportsbook.markets m
  where m.fixture_id = f.id and m.status in ('open', 'suspended'))`;

const toFixture = (row: FixtureRow): Fixture => ({
  id: row.id,
  urn: row.urn,
  sport: row.sport,
  competition: { id: row.competition_id, name: row.competition_name },
  home: row.home,
  away: row.away,
  startsAt: row.starts_at,
  status: row.status,
  producer: row.producer,
  score:
    row.home_score === null || row.away_score === null
      ? null
      : { home: row.home_score, away: row.away_score },
  halfTime: row.half_time,
  clock: row.period === null ? null : { period: row.period, minute: row.minute ?? 0 },
  simulated: row.simulated,
  stopped: row.stopped,
  toldAt: row.told_at,
  version: row.version,
});

/** Reads fixtures by their ids, in no order; those that are not there are left out. */
export async function selectFixturesById(
  queryable: Queryable,
  ids: readonly bigint[],
): Promise<Fixture[]> {
  if (ids.length === 0) return [];
  const rows = await queryable.query<FixtureRow>(`${FIXTURES} where f.id = any($1::bigint[])`, [
    ids,
  ]);
  return rows.map(toFixture);
}

/** Reads fixtures by their names in the feed. */
export async function selectFixturesByUrn(
  queryable: Queryable,
  urns: readonly string[],
): Promise<Fixture[]> {
  if (urns.length === 0) return [];
  const rows = await queryable.query<FixtureRow>(`${FIXTURES} where f.urn = any($1::text[])`, [
    urns,
  ]);
  return rows.map(toFixture);
}

/** A page of a list of fixtures that are on, or to come. */
export interface FixturesPage {
  readonly state: "live" | "upcoming";
  /** Null for all. */
  readonly sport: string | null;
  readonly competition: string | null;
  /** Those that start earlier are left out. */
  readonly since: Date;
  /** Goes on behind the fixture with this start and id; null for the first page. */
  readonly after: { readonly startsAt: Date; readonly id: bigint } | null;
  readonly limit: number;
}

/** Reads a page of fixtures with a market on offer, by their start. */
export async function selectFixturesPage(
  queryable: Queryable,
  { state, sport, competition, since, after, limit }: FixturesPage,
): Promise<Fixture[]> {
  // The state stands in the text: the index holds these two alone.
  const rows = await queryable.query<FixtureRow>(
    `${FIXTURES}
     where f.status = '${state === "live" ? "live" : "upcoming"}' and f.starts_at >= $1
       and (f.starts_at, f.id) > ($2::timestamptz, $3::bigint)
       and ($4::text is null or f.sport = $4) and ($5::text is null or f.competition_id = $5)
       and ${ON_OFFER}
     order by f.starts_at, f.id limit $6`,
    [since, after?.startsAt ?? since, after?.id ?? 0n, sport, competition, limit],
  );
  return rows.map(toFixture);
}

/** A competition with the number of its fixtures that have a market on offer. */
export interface CompetitionCount {
  readonly sport: string;
  readonly id: string;
  readonly name: string;
  readonly fixtures: number;
  /** Of them, those that are on. */
  readonly live: number;
}

/** Counts what is on and to come, by competition; those that start earlier than their moment are left out. */
export async function countByCompetition(
  queryable: Queryable,
  since: { readonly live: Date; readonly upcoming: Date },
): Promise<CompetitionCount[]> {
  return queryable.query<CompetitionCount>(
    `select c.sport, c.id, c.name, n.fixtures, n.live
     from (select f.competition_id, count(*)::int as fixtures,
         (count(*) filter (where f.status = 'live'))::int as live
       from sportsbook.fixtures f
       where ((f.status = 'live' and f.starts_at >= $1) or (f.status = 'upcoming' and f.starts_at >= $2))
         and ${ON_OFFER}
       group by f.competition_id) n
     join sportsbook.competitions c on c.id = n.competition_id
     order by c.sport, c.name, c.id`,
    [since.live, since.upcoming],
  );
}

/** A fixture as the feed names it for the first time. */
export type NewFixture = Pick<
  Fixture,
  "urn" | "sport" | "competition" | "home" | "away" | "startsAt" | "producer"
>;

/** Writes fixtures that are new, and the names of their competitions; those that are there are left as they are. */
export async function insertFixtures(tx: Tx, fixtures: readonly NewFixture[]): Promise<void> {
  if (fixtures.length === 0) return;
  const competitions = new Map(fixtures.map((one) => [one.competition.id, one]));
  await tx.query(
    `insert into sportsbook.competitions (id, sport, name)
     select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict (id) do update set name = excluded.name where competitions.name <> excluded.name`,
    columns(
      [...competitions.values()],
      ({ competition }) => competition.id,
      ({ sport }) => sport,
      ({ competition }) => competition.name,
    ),
  );
  await tx.query(
    `insert into sportsbook.fixtures (urn, sport, competition_id, home, away, starts_at, producer)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[],
       $7::text[])
     on conflict (urn) do nothing`,
    columns(
      fixtures,
      ({ urn }) => urn,
      ({ sport }) => sport,
      ({ competition }) => competition.id,
      ({ home }) => home,
      ({ away }) => away,
      ({ startsAt }) => startsAt.toISOString(),
      ({ producer }) => producer,
    ),
  );
}

/** Writes fixtures as the feed tells them now, each with a new version. What operators decide is left alone. */
export async function updateFixtures(tx: Tx, fixtures: readonly Fixture[]): Promise<void> {
  if (fixtures.length === 0) return;
  await tx.query(
    `update sportsbook.fixtures f
     set home = n.home, away = n.away, starts_at = n.starts_at, status = n.status, producer = n.producer,
       home_score = n.home_score, away_score = n.away_score, half_time = n.half_time::jsonb,
       period = n.period, minute = n.minute, simulated = n.simulated::jsonb, told_at = n.told_at,
       version = nextval('sportsbook.versions')
     from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::int[],
         $8::int[], $9::text[], $10::text[], $11::int[], $12::text[], $13::timestamptz[])
       as n(id, home, away, starts_at, status, producer, home_score, away_score, half_time, period, minute,
         simulated, told_at)
     where f.id = n.id`,
    columns(
      fixtures,
      ({ id }) => id,
      ({ home }) => home,
      ({ away }) => away,
      ({ startsAt }) => startsAt.toISOString(),
      ({ status }) => status,
      ({ producer }) => producer,
      ({ score }) => score?.home ?? null,
      ({ score }) => score?.away ?? null,
      ({ halfTime }) => halfTime && JSON.stringify(halfTime),
      ({ clock }) => clock?.period ?? null,
      ({ clock }) => clock?.minute ?? null,
      ({ simulated }) => simulated && JSON.stringify(simulated),
      ({ toldAt }) => toldAt.toISOString(),
    ),
  );
}
