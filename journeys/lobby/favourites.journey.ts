import { addFavourite, listFavourites } from "@houselight/contracts/catalogue";
import { fillPath } from "@houselight/contracts/endpoint";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdBack } from "../support/hold-back.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn } from "../support/matrix.ts";
import { LANTERN_TIDE } from "../support/playing.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

const PAGE = "/favorite-games";
const LIST = "/pokies";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** The heart of the slot, wherever it is listed. */
const heartOf = ({ page, words }: Visitor, within: Locator = page.locator("main")): Locator =>
  within.getByRole("button", { name: words.text("tile.favourite", { game: LANTERN_TIDE.title }) });

/** Waits until a change has come to the house. */
const changed = ({ page }: Visitor, method: "PUT" | "DELETE") =>
  page.waitForResponse(
    (response) =>
      response.url().includes("/favorite_games/") && response.request().method() === method,
  );

describe("favourites", () => {
  it.each(screensInTurn(1))(
    "ROUTE-06, GAME-17: a heart keeps a game on the page of favourites, and takes it off again (%s)",
    async (screen) => {
      const visitor = await visitAsPlayer(live, screen, 0n);
      const { page, words } = visitor;
      await visitor.open(PAGE);
      await page.getByText(words.text("favourites.empty")).waitFor();
      await expectAccessible(page, "favourites, empty");
      await visitor.open(LIST);
      const heart = heartOf(visitor);
      const kept = changed(visitor, "PUT");
      await heart.click();
      expect((await kept).status()).toBe(200);
      expect(await heart.getAttribute("aria-pressed")).toBe("true");
      // What the house drew, and what the page makes of it, say the same.
      await visitor.reload();
      expect(await heart.getAttribute("aria-pressed")).toBe("true");
      await visitor.open(PAGE);
      await page.getByRole("heading", { level: 2, name: LANTERN_TIDE.title }).waitFor();
      await page.getByText(words.text("favourites.empty")).waitFor({ state: "detached" });
      await expectAccessible(page, "favourites");
      const gone = changed(visitor, "DELETE");
      await heartOf(visitor).focus();
      await page.keyboard.press("Enter");
      expect((await gone).status()).toBe(200);
      await page.getByText(words.text("favourites.empty")).waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.tagName);
      await expect.poll(focused).toBe("H1");
      await visitor.leave();
    },
  );
});

/** Lists so many games of one category that they are shown as tiles; the first has no demo. */
async function listTiles(): Promise<void> {
  await live.house.database.query(
    `insert into catalogue.games (provider, slug, name, categories, currencies, position, kind, jackpot)
     select 'foldhouse', 'tile-' || n, 'Tile ' || n, '{hearts}',
       case when n = 1 then '{"EUR":"x"}'::jsonb else '{"EUR":"x","FUN":"x"}' end, 900 + n, 'slots', false
     from generate_series(1, 5) n on conflict do nothing`,
  );
}

describe("tiles", () => {
  it("GAME-09: show play, heart and demo on hover, the demo where there is one; a pressed heart stays", async () => {
    await listTiles();
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    // A link that is pointed at loads its page: no game is behind these.
    visitor.allow(/tile-\d/);
    await visitor.open("/categories/hearts");
    const parts = (game: string) => {
      const tile = page.locator("article").filter({ hasText: game });
      const named = (key: string) => ({ name: words.text(key, { game }), exact: true });
      return {
        tile,
        heart: tile.getByRole("button", named("tile.favourite")),
        play: tile.getByRole("link", named("tile.playNamed")),
        demo: tile.getByRole("link", named("tile.demoNamed")),
      };
    };
    const [without, other] = [parts("Tile 1"), parts("Tile 2")];
    const opacity = (part: Locator) =>
      part.evaluate((element) => {
        let shown = 1;
        for (let at: Element | null = element; at; at = at.parentElement)
          shown *= Number(getComputedStyle(at).opacity);
        return shown;
      });
    for (const part of [other.heart, other.play, other.demo]) expect(await opacity(part)).toBe(0);
    await other.tile.hover();
    for (const part of [other.heart, other.play, other.demo])
      await expect.poll(() => opacity(part)).toBe(1);
    await without.tile.hover();
    await expect.poll(() => opacity(without.play)).toBe(1);
    expect(await without.demo.count()).toBe(0);
    const kept = changed(visitor, "PUT");
    await without.heart.click();
    expect((await kept).status()).toBe(200);
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect.poll(() => opacity(without.play)).toBe(0);
    expect(await opacity(without.heart)).toBe(1);
    await expectAccessible(page, "tiles with hearts");
    await visitor.leave();
  });
});

describe("hearts", () => {
  it("ROUTE-06, GAME-11: guests see no hearts, and are led to the login and back", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open(LIST);
    await page.getByRole("heading", { name: LANTERN_TIDE.title }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await heartOf(visitor).count()).toBe(0);
    expect(await visitor.open(PAGE)).toBe(200);
    await page.getByText(words.text("favourites.guest")).waitFor();
    await expectAccessible(page, "favourites of a guest");
    await page
      .locator("main")
      .getByRole("link", { name: words.text("nav.logIn") })
      .click();
    await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
    await visitor.leave();
  });

  it("GAME-17, LOCALE-02: a heart that the house refuses is set back, and says why once it has words", async () => {
    const visitor = await visitAsPlayer(live, "narrow", 0n);
    const { page, words } = visitor;
    visitor.allow(/status of 422/);
    const path = fillPath(addFavourite.path, { id: `foldhouse/${LANTERN_TIDE.slug}` });
    await page.route(`**${path}`, (route) =>
      route.fulfill({
        status: 422,
        json: { errors: { base: { favourites_full: "There is no room." } } },
      }),
    );
    const file = await holdBack(page, /\/messages\/en\.json/);
    await visitor.open(LIST);
    const heart = heartOf(visitor);
    const refused = page.waitForResponse((answer) => answer.status() === 422);
    await heart.click();
    await refused;
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
    const toasts = page.getByRole("region", { name: words.text("site.notices") }).locator("p");
    expect(await toasts.count()).toBe(0);
    file.release();
    await toasts.getByText(words.text("refusals.favourites_full")).waitFor();
    const answer = await page.request.get(listFavourites.path);
    expect(await answer.json()).toEqual([]);
    await visitor.leave();
  });
});
