import { GAME_DEVICES, type GameDevice, type GameRunner } from "@houselight/contracts";
import type { GameNature, Licence } from "#core/configuration";
import type { Database, Queryable } from "#platform/database";

/** A game as a studio offers it. `position` orders the lobby, lowest first. */
export interface CatalogueGame extends GameNature {
  readonly slug: string;
  readonly name: string;
  readonly provider: { readonly slug: string; readonly name: string };
  readonly categories: readonly string[];
  /** Currency to the game's id in it; FUN means demo. */
  readonly currencies: Readonly<Record<string, string>>;
  readonly preview: string | null;
  readonly position: number;
  /** Kinds of device that it runs on; all of them unless it says. */
  readonly devices?: readonly GameDevice[];
  /** Runs its rounds: our own maths unless it says. */
  readonly runBy?: GameRunner;
}

/** Games of one statement: a larger list takes several. */
const LISTED_AT_ONCE = 2_000;

/**
 * Lists games, or renews what is listed; of two with one name the last counts. Safe at every start and on
 * several replicas.
 */
export async function listGames(
  database: Database,
  games: readonly CatalogueGame[],
): Promise<void> {
  // In one order, so that houses that start together do not wait for each other in a circle.
  const byName = new Map(games.map((game) => [`${game.provider.slug}/${game.slug}`, game]));
  const listed = [...byName]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, game]) => game);
  await database.tx(async (tx) => {
    for (let from = 0; from < listed.length; from += LISTED_AT_ONCE)
      await upsertGames(tx, listed.slice(from, from + LISTED_AT_ONCE));
  });
}

async function upsertGames(tx: Queryable, games: readonly CatalogueGame[]): Promise<void> {
  const providers = new Map(games.map(({ provider }) => [provider.slug, provider.name]));
  await tx.query(
    `insert into catalogue.providers (slug, name) select * from unnest($1::text[], $2::text[])
     on conflict (slug) do update set name = excluded.name`,
    [[...providers.keys()], [...providers.values()]],
  );
  const rows = games.map(({ provider, devices = GAME_DEVICES, runBy = "house", ...game }) => ({
    ...game,
    run_by: runBy,
    provider: provider.slug,
    devices,
  }));
  await tx.query(
    `insert into catalogue.games (provider, slug, name, categories, currencies, preview, position, kind, jackpot, devices, run_by)
     select provider, slug, name, categories, currencies, preview, position, kind, jackpot, devices, run_by
     from jsonb_to_recordset($1::jsonb) g (provider text, slug text, name text, categories text[],
       currencies jsonb, preview text, position integer, kind text, jackpot boolean, devices text[],
       run_by text)
     on conflict (provider, slug) do update set name = excluded.name, categories = excluded.categories,
       currencies = excluded.currencies, preview = excluded.preview, position = excluded.position,
       kind = excluded.kind, jackpot = excluded.jackpot, devices = excluded.devices,
       run_by = excluded.run_by`,
    [JSON.stringify(rows)],
  );
}

/** Takes games of a studio out of the catalogue, all but those that it still offers. */
export async function withdrawGames(
  database: Database,
  studio: string,
  kept: readonly string[],
): Promise<number> {
  const rows = await database.query(
    "delete from catalogue.games where provider = $1 and slug <> all($2::text[]) returning slug",
    [studio, kept],
  );
  return rows.length;
}

interface GameRow extends GameNature {
  readonly provider: string;
  readonly provider_name: string;
  readonly slug: string;
  readonly name: string;
  readonly categories: string[];
  readonly currencies: Record<string, string>;
  readonly preview: string | null;
  readonly position: number;
  readonly devices: GameDevice[];
  readonly run_by: GameRunner;
}

const SELECT = `select g.*, p.name as provider_name from catalogue.games g join catalogue.providers p on p.slug = g.provider`;

const toGame = (row: GameRow): CatalogueGame => ({
  slug: row.slug,
  name: row.name,
  provider: { slug: row.provider, name: row.provider_name },
  categories: row.categories,
  currencies: row.currencies,
  preview: row.preview,
  position: row.position,
  kind: row.kind,
  jackpot: row.jackpot,
  devices: row.devices,
  runBy: row.run_by,
});

/** Rules of a licence that decide which games are listed. */
export type Offer = Pick<Licence, "tableGames" | "jackpots">;

/** Keeps the games that a licence offers; its two parameters are those of `offered`. */
const OFFERED = `(($1 or g.kind = 'slots') and ($2 or not g.jackpot))`;
const offered = ({ tableGames, jackpots }: Offer): boolean[] => [tableGames, jackpots];

/** Games named `{provider}/{slug}` that a licence offers, in no order. */
export async function selectGames(
  queryable: Queryable,
  offer: Offer,
  identifiers: readonly string[],
): Promise<CatalogueGame[]> {
  const named = identifiers.map((one) => one.split("/"));
  const rows = await queryable.query<GameRow>(
    `${SELECT} join unnest($3::text[], $4::text[]) n (provider, slug)
       on n.provider = g.provider and n.slug = g.slug
     where ${OFFERED}`,
    [...offered(offer), named.map(([provider]) => provider), named.map(([, slug = ""]) => slug)],
  );
  return rows.map(toGame);
}

/** Returns a number that rises with every change of what is listed. */
export async function selectRevision(queryable: Queryable): Promise<bigint> {
  const [row] = await queryable.query<{ number: bigint }>("select number from catalogue.revision");
  return row?.number ?? 0n;
}

/** Games of one read: so many that reading them takes no request's time. */
const BATCH = 1_000;

/** Reads every game in the order of the lobby, batch by batch. */
export async function* selectAllGames(queryable: Queryable): AsyncGenerator<CatalogueGame[]> {
  let last: Pick<GameRow, "position" | "slug" | "provider"> | undefined;
  for (;;) {
    const rows: GameRow[] = await queryable.query<GameRow>(
      `${SELECT} ${last ? `where (g.position, g.slug collate "C", g.provider collate "C") > ($2, $3, $4)` : ""}
       order by g.position, g.slug collate "C", g.provider collate "C" limit $1`,
      last ? [BATCH, last.position, last.slug, last.provider] : [BATCH],
    );
    yield rows.map(toGame);
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/** Returns the studio of each game, by the game's slug; one that is not listed is left out. */
export async function selectProducers(
  queryable: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queryable.query<{ slug: string; provider: string }>(
    "select slug, provider from catalogue.games where slug = any($1::text[])",
    [slugs],
  );
  return new Map(rows.map(({ slug, provider }) => [slug, provider]));
}

/** Category of the games that are played at shared tables. */
const LIVE = "live";

/** Returns those of the games that are live, by slug. */
export async function selectLive(
  queryable: Queryable,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryable.query<{ slug: string }>(
    "select slug from catalogue.games where slug = any($1::text[]) and $2 = any(categories)",
    [slugs, LIVE],
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Returns those of the studios that are there. */
export async function selectStudios(
  queryable: Queryable,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryable.query<{ slug: string }>(
    "select slug from catalogue.providers where slug = any($1::text[])",
    [slugs],
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Returns the kind of each game, by the game's slug; one that is not listed is left out. */
export async function selectKinds(
  queryable: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, GameNature["kind"]>> {
  const rows = await queryable.query<{ slug: string; kind: GameNature["kind"] }>(
    "select slug, kind from catalogue.games where slug = any($1::text[])",
    [slugs],
  );
  return new Map(rows.map(({ slug, kind }) => [slug, kind]));
}
