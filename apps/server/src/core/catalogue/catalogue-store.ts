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
        `insert into catalogue.games (provider, slug, name, categories, currencies, preview, position, kind, jackpot)
         values ($1, $2, $3, $4::text[], $5::jsonb, $6, $7, $8, $9)
         on conflict (provider, slug) do update set name = excluded.name, categories = excluded.categories,
           currencies = excluded.currencies, preview = excluded.preview, position = excluded.position,
           kind = excluded.kind, jackpot = excluded.jackpot`,
        [
          game.provider.slug,
          game.slug,
          game.name,
          game.categories,
          JSON.stringify(game.currencies),
          game.preview,
          game.position,
          game.kind,
          game.jackpot,
        ],
      );
    }
  });
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
});

export interface GameFilter {
  readonly categories: readonly string[] | null;
  /** True when a game must be in all of the categories, false when one is enough. */
  readonly every: boolean;
  readonly providers: readonly string[] | null;
  readonly title: string | null;
  /** Games that feed a jackpot alone. */
  readonly jackpot: boolean;
}

/** Rules of a licence that decide which games are listed. */
export type Offer = Pick<Licence, "tableGames" | "jackpots">;

/** Keeps the games that a licence offers; its two parameters are those of `offered`. */
const OFFERED = `(($1 or g.kind = 'slots') and ($2 or not g.jackpot))`;
const offered = ({ tableGames, jackpots }: Offer): boolean[] => [tableGames, jackpots];

const WHERE = `where ${OFFERED} and ($3::text[] is null or (case when $4 then g.categories @> $3::text[] else g.categories && $3::text[] end))
  and ($5::text[] is null or g.provider = any($5::text[]))
  and ($6::text is null or position(lower($6) in lower(g.name)) > 0) and (not $7 or g.jackpot)`;

export async function selectGamePage(
  queryable: Queryable,
  offer: Offer,
  filter: GameFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ games: CatalogueGame[]; total: number }> {
  const { categories, every, providers, title, jackpot } = filter;
  const parameters = [...offered(offer), categories, every, providers, title, jackpot];
  const [count] = await queryable.query<{ total: bigint }>(
    `select count(*) as total from catalogue.games g ${WHERE}`,
    parameters,
  );
  const rows = await queryable.query<GameRow>(
    `${SELECT} ${WHERE} order by g.position, g.slug collate "C" limit $8 offset $9`,
    [...parameters, page.size, (page.number - 1) * page.size],
  );
  return { games: rows.map(toGame), total: Number(count?.total ?? 0n) };
}

/** Games named `{provider}/{slug}` that a licence offers, in no order. */
export async function selectGames(
  queryable: Queryable,
  offer: Offer,
  identifiers: readonly string[],
): Promise<CatalogueGame[]> {
  const rows = await queryable.query<GameRow>(
    `${SELECT} where ${OFFERED} and g.provider || '/' || g.slug = any($3::text[])`,
    [...offered(offer), identifiers],
  );
  return rows.map(toGame);
}

/** Studios with a game that a licence offers. */
export const selectProviders = (
  queryable: Queryable,
  offer: Offer,
): Promise<{ id: string; slug: string; name: string }[]> =>
  queryable.query(
    `select slug as id, slug, name from catalogue.providers p
     where exists (select from catalogue.games g where g.provider = p.slug and ${OFFERED})
     order by name collate "C"`,
    offered(offer),
  );

export async function selectCollections(
  queryable: Queryable,
  offer: Offer,
): Promise<{ identifier: string; games_count: number }[]> {
  const rows = await queryable.query<{ identifier: string; games: bigint }>(
    `select category as identifier, count(*) as games from catalogue.games g, unnest(g.categories) as category
     where ${OFFERED} group by category order by min(g.position), category collate "C"`,
    offered(offer),
  );
  return rows.map((row) => ({ identifier: row.identifier, games_count: Number(row.games) }));
}
