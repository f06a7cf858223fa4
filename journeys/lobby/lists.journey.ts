import { filterGames } from "@houselight/contracts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { CASES } from "../support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer } from "../support/visitor.ts";

/** More games than two pages of a list hold. */
const MANY = 85;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Lists games of a studio of this journey, in two categories; they are there to be seen, not to be played. */
async function listManyGames(): Promise<void> {
  await live.house.database.query(
    "insert into catalogue.providers (slug, name) values ('paper-mill', 'Paper Mill')",
  );
  await live.house.database.query(
    `insert into catalogue.games (provider, slug, name, categories, currencies, position, kind, jackpot)
     select 'paper-mill', 'fold-' || n, 'Fold ' || n, '{pokies,new}', '{"EUR": "1", "FUN": "1"}', 1000 + n, 'slots', false
     from generate_series(1, $1::int) n`,
    [MANY],
  );
  // The lists are kept for two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2_100));
}

/** Notes the bodies of the calls for games. */
function watchCalls(page: Page): { page?: number; page_size?: number }[] {
  const calls: { page?: number; page_size?: number }[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === filterGames.path) calls.push(request.postDataJSON());
  });
  return calls;
}

const tiles = (page: Page) => page.locator("main li article");

describe("a random game", () => {
  it.each(CASES)(
    "GAME-18, AUTH-27: opens as a demo for a guest ($language, $screen)",
    async ({ language, screen }) => {
      const visitor = await visit(live, screen, language);
      const { page, words } = visitor;
      await visitor.open("/pokies/all");
      await expectAccessible(page, "a list with the card of a random game");
      await page.getByRole("button", { name: words.text("tile.random") }).click();
      await page.waitForURL(/\/play\/[^/]+\/[^/?]+\?mode=demo$/);
      await visitor.leave();
    },
  );

  it("GAME-18: opens for real money for a player", async () => {
    const visitor = await visitAsPlayer(live, "narrow", 5_000n);
    const { page, words } = visitor;
    await visitor.open("/pokies/all");
    await page.getByRole("button", { name: words.text("tile.random") }).click();
    await page.waitForURL(/\/play\/[^/]+\/[^/?]+\?mode=real$/);
    await visitor.leave();
  });
});

describe("a long list", () => {
  beforeAll(listManyGames);

  it("GAME-04, SHELL-19: has forty games a page, and asks for the next one once, near its end", async () => {
    const visitor = await visit(live, "wide");
    const { page } = visitor;
    await visitor.open("/pokies/all");
    expect(await tiles(page).count()).toBe(40);
    const calls = watchCalls(page);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(300);
    expect(calls).toEqual([]);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${filterGames.path}`, async (route) => {
      await held;
      await route.continue();
    });
    // To the end and back, twice, while the call is under way.
    for (const top of [1e6, 0, 1e6]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
      await page.waitForTimeout(200);
    }
    expect(calls).toMatchObject([{ page: 2, page_size: 40 }]);
    answer();
    await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(80);
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
    await expect.poll(() => calls.map((call) => call.page)).toEqual([2, 3]);
    await visitor.leave();
  });

  it("GAME-06, GAME-07: has the card of a random game at its tenth place, an ordered one at its end", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    const cards = page.locator("main ul > li", {
      has: page.locator("article").or(page.getByRole("button")),
    });
    await visitor.open("/pokies/all");
    expect(await cards.nth(9).innerText()).toContain(words.text("tile.random"));
    await visitor.open("/categories/new");
    expect(await cards.last().innerText()).toContain(words.text("tile.random"));
    expect(await page.getByRole("button", { name: words.text("tile.random") }).count()).toBe(1);
    await visitor.leave();
  });

  it("ROUTE-08: opens a studio at one of its pages", async () => {
    const visitor = await visit(live, "wide");
    const { page } = visitor;
    await visitor.open("/producers/paper-mill/2");
    await page.getByText("Fold 41", { exact: true }).waitFor();
    expect(await page.getByText("Fold 1", { exact: true }).count()).toBe(0);
    await visitor.leave();
  });

  it("GAME-05: is a row of fifteen in the lobby", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open("/");
    const row = page.getByRole("region", { name: words.text("categories.pokies"), exact: true });
    expect(await row.locator("article").count()).toBe(15);
    await visitor.leave();
  });
});

it.each(["narrow", "wide"] as const)(
  "the lobby is as high before one has scrolled through it as after (%s)",
  async (screen) => {
    const visitor = await visit(live, screen);
    const { page } = visitor;
    await visitor.open("/");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (let top = 0; top < before; top += 400) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
      await page.waitForTimeout(100);
    }
    expect(Math.abs((await height()) - before)).toBeLessThan(3);
    await visitor.leave();
  },
);
