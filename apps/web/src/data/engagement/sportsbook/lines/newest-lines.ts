import type {
  FixtureCardView,
  FixtureState,
  FixtureView,
  MarketView,
} from "@houselight/contracts/sportsbook";

/** Returns what tells a market of a fixture from the others. */
const marketKeyOf = ({
  market_id,
  specifiers,
}: Pick<MarketView, "market_id" | "specifiers">): string => `${market_id}|${specifiers}`;

/** Returns each market in the newest version that is known, in the order of `order`. */
function inNewest(
  order: readonly MarketView[],
  others: readonly MarketView[],
): readonly MarketView[] {
  const known = new Map(others.map((market) => [marketKeyOf(market), market]));
  return order.map((market) => {
    const other = known.get(marketKeyOf(market));
    return other && other.version > market.version ? other : market;
  });
}

/** Returns the newer of two cards of a fixture; each of its markets is the newest that either knows. */
export function newestCard(
  known: FixtureCardView | undefined,
  told: FixtureCardView,
): FixtureCardView {
  if (!known) return told;
  const [newer, older] = told.version < known.version ? [known, told] : [told, known];
  return { ...newer, markets: [...inNewest(newer.markets, older.markets)] };
}

/** Returns a fixture with all its markets after a change of some: markets that are new stand at the end. */
export function withChange(
  known: FixtureCardView,
  told: { readonly fixture: FixtureView; readonly markets: readonly MarketView[] },
): FixtureCardView {
  const fixture = told.fixture.version < known.version ? known : told.fixture;
  const keys = new Set(known.markets.map(marketKeyOf));
  const added = told.markets.filter((market) => !keys.has(marketKeyOf(market)));
  return { ...fixture, markets: [...inNewest(known.markets, told.markets), ...added] };
}

/** Names a list of fixtures: those that are on or to come, of a sport and a competition where they are named. */
export interface ListName {
  readonly state: "live" | "upcoming";
  readonly sport?: string | undefined;
  readonly competition?: string | undefined;
}

/** States in which a match is on a list of its kind; all others are on none. */
const LISTED: Readonly<Record<ListName["state"], FixtureState>> = {
  live: "live",
  upcoming: "upcoming",
};

/** Tells whether a fixture stands on a list. */
const isListed = (card: FixtureView, { state, sport, competition }: ListName): boolean =>
  card.state === LISTED[state] &&
  (sport === undefined || card.sport === sport) &&
  (competition === undefined || card.competition.id === competition);

/** Compares fixtures by their start, and then by id, as the house lists them. */
const byStart = (one: FixtureView, other: FixtureView): number =>
  Date.parse(one.starts_at) - Date.parse(other.starts_at) || one.id - other.id;

/** A page of a list. */
export interface CardPage {
  readonly fixtures: readonly FixtureCardView[];
  readonly next: string | null;
}

/**
 * Returns the pages of a list after changes of some fixtures: those that are on it no more leave, new ones
 * come where their start puts them. One behind the last page that is loaded comes with its page.
 */
export function withCards(
  pages: readonly CardPage[],
  list: ListName,
  told: readonly FixtureCardView[],
): CardPage[] {
  const changed = new Map(told.map((card) => [card.id, card]));
  const here = new Set<number>();
  const kept = pages.map((page) => ({
    ...page,
    fixtures: page.fixtures
      .map((card) => {
        here.add(card.id);
        const change = changed.get(card.id);
        return change ? newestCard(card, change) : card;
      })
      .filter((card) => isListed(card, list)),
  }));
  const added = told.filter((card) => !here.has(card.id) && isListed(card, list));
  return added.reduce(insert, kept);
}

function insert(pages: CardPage[], card: FixtureCardView): CardPage[] {
  const at = pages.findIndex(({ fixtures, next }) => {
    const last = fixtures.at(-1);
    return next === null || (last !== undefined && byStart(card, last) < 0);
  });
  return pages.map((page, index) =>
    index === at ? { ...page, fixtures: [...page.fixtures, card].toSorted(byStart) } : page,
  );
}
