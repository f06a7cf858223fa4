import {
  disabledProviders,
  filterGames,
  gameLists,
  menuCategories,
  providersConfig,
} from "@houselight/contracts";
import { LIVE_TABLES } from "@houselight/game-maths/live-tables";
import { chosenByTwo, signedInOperator } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE, shareOf } from "../support/matrix.ts";
import { LANTERN_TIDE } from "../support/playing.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

/** Lets what was read before be read anew, and pages that were kept be rendered anew. */
const afterChange = () => new Promise((resolve) => setTimeout(resolve, 2_100));
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** One game of each special category. */
const SPECIAL = [
  "animated",
  "exclusive",
  "pragmatic-drop-wins",
  "pragmatic-drop-wins-live",
  "prerelease",
];

let live: LiveHouse;
let manager: Awaited<ReturnType<typeof signedInOperator>>;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
  await live.house.database.query(
    "insert into catalogue.providers (slug, name) values ('paper-loom', 'Paper Loom'), ('paper-well', 'Paper Well')",
  );
  await live.house.database.query(
    `insert into catalogue.games (provider, slug, name, categories, currencies, position, kind, jackpot)
     select 'paper-loom', 'weave-' || n, 'Weave ' || n, '{live}'::text[], '{"EUR": "1", "FUN": "1"}'::jsonb, 2000 + n, 'slots', false
     from generate_series(1, 12) n
     union all
     select 'paper-well', 'deep-' || n, 'Deep ' || n, '{deep}'::text[], '{"EUR": "1"}'::jsonb, 3000 + n, 'slots', true
     from generate_series(1, 20) n`,
  );
  const special = SPECIAL.map((category, at) => [category, [`paper-loom/weave-${at + 1}`]]);
  const body = { ...Object.fromEntries(special), recommended: ["paper-loom/weave-12"] };
  expect((await manager.call(gameLists.choose, { body })).status).toBe(200);
  await afterChange();
});
afterAll(() => live?.close());

/** Visits the site. The games of these studios are there to be seen, not to be played: the house knows no rules of theirs. */
async function visitLists(screen: "wide" | "narrow", language: "en" | "de" = "en") {
  const visitor = await visit(live, screen, language);
  visitor.allow(/404 \(Not Found\) \(\S*(house_games\/|game=)(weave|deep)/);
  return visitor;
}

const tile = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const menuOf = (page: Page, name: string) =>
  page.getByRole("navigation", { name, exact: true }).getByRole("link");

it.runIf(IS_WHOLE)(
  "GAME-01: a tile says the special category of its game by a badge, or by a preview that moves",
  async () => {
    const visitor = await visitLists("wide");
    const { page, words } = visitor;
    await visitor.open("/live/all");
    for (const [at, category] of SPECIAL.entries()) {
      const own = tile(page, `Weave ${at + 1}`);
      if (category === "animated") {
        const cover = own.locator("[data-animated] > *").first();
        const size = async () => (await cover.boundingBox())?.width ?? 0;
        const before = await size();
        await own.hover();
        await expect.poll(size).toBeGreaterThan(before);
      } else
        expect(await own.locator("[data-badge]").innerText()).toBe(
          words.text(`tile.badges.${category}`),
        );
    }
    await expectAccessible(page, "tiles with badges");
    await visitor.open(`/play/foldhouse/${LANTERN_TIDE.slug}?mode=demo`);
    expect(await page.title()).toContain(`${LANTERN_TIDE.title} – Foldhouse`);
    await visitor.leave();
  },
);

it.each(shareOf(["wide", "narrow"] as const, 0, 2))(
  "GAME-08: the live category has the card of cashback first, and a random game tenth (%s)",
  async (screen) => {
    const visitor = await visitLists(screen, "de");
    const { page, words } = visitor;
    await visitor.open("/live/all");
    const cards = page.locator("main ul > li", {
      has: page.locator("article, button, [data-card]"),
    });
    expect(await cards.first().innerText()).toContain(words.text("catalogue.cashback"));
    expect(await cards.nth(9).innerText()).toContain(words.text("tile.random"));
    // The card, a random game, twelve of these studios and the live tables of the house.
    expect(await cards.count()).toBe(2 + 12 + LIVE_TABLES.length);
    await expectAccessible(page, "live games");
    await cards.first().getByRole("link").click();
    await page.waitForURL(/\/promotions$/);
    await visitor.leave();
  },
);

it("GAME-14: the menus show categories and studios as operators order and hide them", async () => {
  onTestFinished(async () => {
    await manager.call(menuCategories.choose, { body: { order: [], hidden: [] } });
    await manager.call(providersConfig.choose, { body: { order: [], hidden: [], new: [] } });
    await afterChange();
  });
  const visitor = await visitLists("wide");
  const { page, words } = visitor;
  const categories = () =>
    menuOf(page, words.text("catalogue.categories")).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split("/").at(-1)),
    );
  await visitor.open("/");
  const before = await categories();
  expect(before).toEqual(expect.arrayContaining(["live", "pokies", "new", "jackpot"]));
  expect(before[0]).not.toBe("live");
  await manager.call(menuCategories.choose, {
    body: { order: ["live", "table"], hidden: ["new"] },
  });
  const chosen = { order: ["tin-parade", "paper-well"], hidden: ["foldhouse"], new: [] };
  await manager.call(providersConfig.choose, { body: chosen });
  await afterChange();
  await visitor.open("/");
  const after = await categories();
  expect(after.slice(0, 2)).toEqual(["live", "table"]);
  expect(after).not.toContain("new");
  await visitor.open("/producers/paper-well");
  const studios = await menuOf(page, words.text("catalogue.studios")).allInnerTexts();
  expect(studios.slice(0, 2)).toEqual(["Tin Parade", "Paper Well"]);
  expect(studios).toContain("Paper Loom");
  expect(studios).not.toContain("Foldhouse");
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "GAME-15, GAME-16: a hidden studio is missing on the site, and is there for a crawler",
  async () => {
    await chosenByTwo(live.house, live.url, disabledProviders, { "paper-loom": "all" });
    await afterChange();
    const visitor = await visitLists("wide");
    await visitor.open("/");
    expect(await visitor.page.locator("footer").innerText()).not.toContain("Paper Loom");
    expect(await visitor.open("/producers/paper-loom")).toBe(404);
    visitor.allow(/404/);
    await visitor.leave();
    const page = await fetch(`${live.url}/`, { headers: { "user-agent": GOOGLEBOT } });
    expect(await page.text()).toContain("/producers/paper-loom");
    const own = await fetch(`${live.url}/producers/paper-loom`, {
      headers: { "user-agent": GOOGLEBOT },
    });
    expect(own.status).toBe(200);
    await chosenByTwo(live.house, live.url, disabledProviders, {});
    await afterChange();
  },
);

it.runIf(IS_WHOLE)(
  "GAME-13: a search in vain shows the games that operators recommend",
  async () => {
    const visitor = await visitLists("wide");
    const { page, words } = visitor;
    await visitor.open("/");
    await page.getByLabel(words.text("search.label")).fill("zzzz");
    const instead = page.getByRole("region", { name: words.text("search.recommended") });
    await instead.getByRole("heading", { name: "Weave 12" }).waitFor();
    expect(await instead.getByRole("article").count()).toBe(1);
    // A letter is wrong, and two words are typed as one.
    await page.getByLabel(words.text("search.label")).fill("lanterntdie");
    await page.getByRole("heading", { level: 2, name: LANTERN_TIDE.title }).waitFor();
    await visitor.leave();
  },
);

describe("games that feed a jackpot", () => {
  it("GAME-05: have a place of fifteen in the lobby while they load, and are fifteen there", async () => {
    // The lobby has a few rows: this one is to be among them.
    await manager.call(menuCategories.choose, { body: { order: ["jackpot"], hidden: [] } });
    await afterChange();
    const visitor = await visitLists("wide");
    const { page, words } = visitor;
    await visitor.open("/pokies");
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${filterGames.path}`, async (route) => {
      const { filter } = route.request().postDataJSON() as {
        filter: { categories?: { identifiers: string[] } };
      };
      if (filter.categories?.identifiers[0] === "jackpot") await held;
      await route.continue();
    });
    // The brand leads to the lobby.
    await page.locator('header a[href="/"]').first().click();
    const row = page.getByRole("region", { name: words.text("categories.jackpot"), exact: true });
    await row.waitFor();
    expect(await row.locator("[data-skeleton]").count()).toBe(15);
    answer();
    await expect.poll(() => row.getByRole("article").count()).toBe(15);
    expect(await row.locator("[data-skeleton]").count()).toBe(0);
    await visitor.leave();
  });
});
