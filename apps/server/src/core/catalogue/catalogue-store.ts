import type { Database, Queryable } from "#platform/database";

/** A game as a studio offers it. `position` orders the lobby, lowest first. */
export interface CatalogueGame {
  readonly slug: string;
  readonly name: string;
  readonly provider: { readonly slug: string; readonly name: string };
  readonly categories: readonly string[];
  /** Currency to the game's id in it; FUN means demo. */
  readonly currencies: Readonly<Record<string, string>>;
  readonly preview: string | null;
  readonly position: number;
}

/** Lists games, or renews what is listed. Safe at every start and on several replicas. */
export async function listGames(
  database: Database,
  games: readonly CatalogueGame[],
): Promise<void> {
  await database.tx(async (tx) => {
    for (const game of games) {
      await tx.query(
        `insert into catalogue.providers (slug, name) values ($1, $2)
         on conflict (slug) do update set name = excluded.name`,
        [game.provider.slug, game.provider.name],
      );
      await tx.query(
        `insert into catalogue.games (provider, slug, name, categories, currencies, preview, position)
         values ($1, $2, $3, $4::text[], $5::jsonb, $6, $7)
         on conflict (provider, slug) do update set name = excluded.name, categories = excluded.categories,
           currencies = excluded.currencies, preview = excluded.preview, position = excluded.position`,
        [
          game.provider.slug,
          game.slug,
          game.name,
          game.categories,
          JSON.stringify(game.currencies),
          game.preview,
          game.position,
        ],
      );
    }
  });
}

interface GameRow {
  readonly provider: string;
  readonly provider_name: string;
  readonly slug: string;
  readonly name: string;
  readonly categories: string[];
  readonly currencies: Record<string, string>;
  readonly preview: string | null;
  readonly position: number;
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
});

export interface GameFilter {
  readonly categories: readonly string[] | null;
  /** True when a game must be in all of the categories, false when one is enough. */
  readonly every: boolean;
  readonly providers: readonly string[] | null;
  readonly title: string | null;
}

const WHERE = `where ($1::text[] is null or (case when $2 then g.categories @> $1::text[] else g.categories && $1::text[] end))
  and ($3::text[] is null or g.provider = any($3::text[]))
  and ($4::text is null or position(lower($4) in lower(g.name)) > 0)`;

export async function selectGamePage(
  queryable: Queryable,
  filter: GameFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ games: CatalogueGame[]; total: number }> {
  const parameters = [filter.categories, filter.every, filter.providers, filter.title];
  const [count] = await queryable.query<{ total: bigint }>(
    `select count(*) as total from catalogue.games g ${WHERE}`,
    parameters,
  );
  const rows = await queryable.query<GameRow>(
    `${SELECT} ${WHERE} order by g.position, g.slug collate "C" limit $5 offset $6`,
    [...parameters, page.size, (page.number - 1) * page.size],
  );
  return { games: rows.map(toGame), total: Number(count?.total ?? 0n) };
}

/** Games named `{provider}/{slug}`, in no order. */
export async function selectGames(
  queryable: Queryable,
  identifiers: readonly string[],
): Promise<CatalogueGame[]> {
  const rows = await queryable.query<GameRow>(
    `${SELECT} where g.provider || '/' || g.slug = any($1::text[])`,
    [identifiers],
  );
  return rows.map(toGame);
}

export const selectProviders = (
  queryable: Queryable,
): Promise<{ id: string; slug: string; name: string }[]> =>
  queryable.query(
    `select slug as id, slug, name from catalogue.providers order by name collate "C"`,
  );

export async function selectCollections(
  queryable: Queryable,
): Promise<{ identifier: string; games_count: number }[]> {
  const rows = await queryable.query<{ identifier: string; games: bigint }>(
    `select category as identifier, count(*) as games from catalogue.games, unnest(categories) as category
     group by category order by min(position), category collate "C"`,
  );
  return rows.map((row) => ({ identifier: row.identifier, games_count: Number(row.games) }));
}
