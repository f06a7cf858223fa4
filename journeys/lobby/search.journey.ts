import { filterGames } from "@houselight/contracts/catalogue";
import { PUBLIC_CHANNEL } from "@houselight/contracts/live";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { LANTERN_TIDE } from "../support/playing.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

/** Longer than the search waits after the last key. */
const AFTER_TYPING_MS = 1_000;
const PATIENCE = { timeout: 30_000 };

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const fieldOf = ({ page, words }: Visitor) => page.getByLabel(words.text("search.label"));

/** Notes the titles that are searched for. */
function watchTitles(page: Page): string[] {
  const titles: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== filterGames.path) return;
    const { filter } = request.postDataJSON() as { filter: { title?: string } };
    if (filter.title !== undefined) titles.push(filter.title);
  });
  return titles;
}

describe("the search", () => {
  it("GAME-12: asks once for what was typed fast, from three characters on, and can be cleared", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open("/");
    const titles = watchTitles(page);
    const field = fieldOf(visitor);
    const clear = page.getByRole("button", { name: words.text("search.clear"), exact: true });
    await field.focus();
    await page.keyboard.type("la");
    await page.waitForTimeout(AFTER_TYPING_MS);
    expect(titles).toEqual([]);
    expect(await clear.count()).toBe(0);
    await page.keyboard.type("nter", { delay: 30 });
    expect(await clear.isVisible()).toBe(true);
    await page.getByRole("heading", { level: 2, name: LANTERN_TIDE.title }).waitFor();
    await page.waitForTimeout(AFTER_TYPING_MS);
    expect(titles).toEqual(["lanter"]);
    await expectAccessible(page, "what was found");
    // It belongs to the field that one is in.
    await page.locator("h1").click();
    expect(await clear.isVisible()).toBe(false);
    await field.focus();
    await clear.click();
    expect(await field.inputValue()).toBe("");
    await visitor.leave();
  });

  it("GAME-13: says in vain what to do, and recommends games", async () => {
    const visitor = await visit(live, "narrow", "de");
    const { page, words } = visitor;
    await visitor.open("/#search");
    await fieldOf(visitor).fill("zzzz");
    await page.getByText(words.text("search.empty", { query: "zzzz" })).waitFor();
    await page.getByText(words.text("search.emptyHint")).waitFor();
    const instead = page.getByRole("region", { name: words.text("search.recommended") });
    await instead.getByRole("article").first().waitFor();
    await expectAccessible(page, "an empty search");
    await visitor.leave();
  });

  it("GAME-13, ERROR-05: says that it failed, and notes it in the log", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    visitor.allow(/500/);
    await visitor.open("/");
    await page.route(`**${filterGames.path}`, (route) => route.fulfill({ status: 500, body: "" }));
    const noted = page.waitForRequest(
      (request) =>
        request.method() === "PUT" &&
        new URL(request.url()).pathname === "/log" &&
        (request.postDataJSON() as { name: string }).name === "LOAD_FOUND_GAMES_ERROR",
    );
    await fieldOf(visitor).fill("abcd");
    await page.getByText(words.text("search.failed")).waitFor();
    await noted;
    await visitor.leave();
  });
});

it("GAME-11: Play leads a guest to registration, and on to the game", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await visitor.open("/pokies");
  const { title, slug } = LANTERN_TIDE;
  await page.getByRole("heading", { name: title }).hover();
  await page.getByRole("link", { name: words.text("tile.playNamed", { game: title }) }).click();
  await page.getByRole("dialog", { name: words.text("auth.registrationTitle") }).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe("/registration");
  expect(searchParams.get("redirect")).toBe(`/play/foldhouse/${slug}?mode=real`);
  const heart = words.text("tile.favourite", { game: title });
  expect(await page.getByRole("button", { name: heart }).count()).toBe(0);
  await visitor.leave();
});

it("GAME-23: the lobby lists a win as soon as the public channel tells it, the latest first", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await visitor.open("/");
  const list = page.getByRole("region", { name: words.text("lobby.wins") });
  const rows = list.getByRole("listitem");
  const tell = (user_name: string, amount_cents: number) =>
    live.house.live.publish(PUBLIC_CHANNEL, "wins", {
      game: LANTERN_TIDE.slug,
      user_name,
      currency: "EUR",
      stake_cents: 100,
      amount_cents,
      created_at: new Date().toISOString(),
    });
  // Who comes later is told what comes later: the page has to listen first.
  await expect
    .poll(async () => {
      if ((await rows.count()) === 0) tell("Mariah", 250_00);
      return rows.count();
    }, PATIENCE)
    .toBeGreaterThan(0);
  await expectAccessible(page, "latest wins");
  const before = await rows.count();
  tell("Ottoka", 90_00);
  await expect.poll(() => rows.count(), PATIENCE).toBe(before + 1);
  const said = { name: "Ottoka", amount: "€90.00", game: LANTERN_TIDE.title };
  expect(await rows.first().textContent()).toBe(words.text("lobby.lastWin", said));
  await visitor.leave();
});
