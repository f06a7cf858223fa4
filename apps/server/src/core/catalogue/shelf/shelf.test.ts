import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CatalogueGame } from "../catalogue-store.ts";
import { type Audience, type GameFilter, makeShelf } from "./shelf.ts";
import { makeStock } from "./stock.ts";

const CATEGORIES = ["pokies", "table", "new", "live"];
const STUDIOS = ["mill", "press", "loom"];
const RUNNERS: ("house" | "rocket")[] = ["house", "rocket"];

const game = fc.record({
  slug: fc.stringMatching(/^(?:[a-c]{1,2}|[a-z]{1,3})$/),
  name: fc.constantFrom("Paper Kite", "Paper Boat", "Tin Drum"),
  provider: fc.constantFrom(...STUDIOS).map((slug) => ({ slug, name: slug })),
  categories: fc.subarray(CATEGORIES),
  currencies: fc.constant({}),
  preview: fc.constant(null),
  position: fc.constant(0),
  kind: fc.constantFrom("slots" as const, "other" as const),
  jackpot: fc.boolean(),
  runBy: fc.constantFrom(...RUNNERS),
  devices: fc.subarray(["desktop" as const, "mobile" as const], { minLength: 1 }),
});
const games = fc.uniqueArray(game, {
  maxLength: 60,
  selector: ({ slug, provider }) => `${provider.slug}/${slug}`,
});
const audience: fc.Arbitrary<Audience> = fc.record({
  tableGames: fc.boolean(),
  jackpots: fc.boolean(),
  device: fc.constantFrom("desktop" as const, "mobile" as const, null),
  hidden: fc.subarray(STUDIOS),
  closed: fc.subarray(
    STUDIOS.flatMap((studio) => ["a", "b", "c"].map((slug) => `${studio}/${slug}`)),
  ),
  off: fc.subarray(RUNNERS),
});
const some = (values: string[]) => fc.option(fc.subarray([...values, "nowhere"], { minLength: 1 }));
const filter: fc.Arbitrary<GameFilter> = fc.record({
  categories: some(CATEGORIES),
  every: fc.boolean(),
  providers: some(STUDIOS),
  slugs: fc.option(fc.array(fc.stringMatching(/^[a-c]{1,2}$/), { maxLength: 9 })),
  title: fc.constantFrom(null, "paper", "kite", "drum"),
  jackpot: fc.boolean(),
});

async function* batchesOf(all: readonly CatalogueGame[]) {
  for (let from = 0; from < all.length; from += 7) yield all.slice(from, from + 7);
}

const nameOf = ({ provider, slug }: CatalogueGame) => `${provider.slug}/${slug}`;

/** Says the same in the plainest words. */
const isShown = (one: CatalogueGame, to: Audience): boolean =>
  (one.kind === "slots" || to.tableGames) &&
  (!one.jackpot || to.jackpots) &&
  (to.device === null || (one.devices ?? []).includes(to.device)) &&
  !to.hidden.includes(one.provider.slug) &&
  !to.closed.includes(nameOf(one)) &&
  !to.off.includes(one.runBy ?? "house");
/** Without studios and slugs every game is named. */
const isNamed = ({ provider, slug }: CatalogueGame, { providers, slugs }: GameFilter): boolean =>
  (!providers && !slugs) ||
  (providers?.includes(provider.slug) ?? false) ||
  (slugs?.includes(slug) ?? false);
function fits(one: CatalogueGame, by: GameFilter): boolean {
  const has = (category: string) => one.categories.includes(category);
  const inCategory = by.every ? by.categories?.every(has) : by.categories?.some(has);
  return (
    (inCategory ?? true) &&
    isNamed(one, by) &&
    (by.title === null || one.name.toLowerCase().includes(by.title)) &&
    (!by.jackpot || one.jackpot)
  );
}
const isIn = ({ categories, jackpot }: CatalogueGame, category: string): boolean =>
  category === "jackpot" ? jackpot : categories.includes(category);

describe("a shelf", () => {
  it("GAME-02: has the games that fit a filter and that its audience is shown, page by page", () =>
    fc.assert(
      fc.asyncProperty(games, audience, filter, async (all, to, by) => {
        const shelf = makeShelf(await makeStock(batchesOf(all)), {}, to);
        const expected = all.filter((one) => isShown(one, to) && fits(one, by)).map(nameOf);
        const pages = [];
        for (let number = 1; number <= Math.ceil(expected.length / 9) + 1; number += 1) {
          const page = shelf.page(by, { number, size: 9 });
          expect(page.total).toBe(expected.length);
          pages.push(...page.games.map(({ identifier }) => identifier));
        }
        expect(by.title === null ? pages : pages.toSorted()).toEqual(
          by.title === null ? expected : expected.toSorted(),
        );
        expect(shelf.total).toBe(all.filter((one) => isShown(one, to)).length);
        const studios = new Set(
          all.filter((one) => isShown(one, to)).map((one) => one.provider.slug),
        );
        expect(shelf.providers.map(({ slug }) => slug)).toEqual([...studios].toSorted());
        for (const { identifier, games_count } of shelf.collections)
          expect(games_count).toBe(
            all.filter((one) => isShown(one, to) && isIn(one, identifier)).length,
          );
      }),
    ));

  it("names games in the order of their names, and none that is not shown", async () => {
    const one = {
      slug: "a",
      name: "A",
      categories: [],
      currencies: {},
      preview: null,
      position: 0,
    };
    const stock = await makeStock(
      batchesOf([
        { ...one, provider: { slug: "mill", name: "Mill" }, kind: "slots", jackpot: false },
        { ...one, provider: { slug: "press", name: "Press" }, kind: "other", jackpot: false },
        { ...one, provider: { slug: "loom", name: "Loom" }, kind: "slots", jackpot: false },
      ]),
    );
    const to = {
      tableGames: false,
      jackpots: false,
      device: null,
      hidden: [],
      closed: [],
      off: [],
    };
    const named = makeShelf(stock, {}, to).named(["loom/a", "press/a", "no/a", "mill/a"]);
    expect(named.map(({ identifier }) => identifier)).toEqual(["loom/a", "mill/a"]);
  });
});
