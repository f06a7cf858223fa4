import { afterAll, beforeAll, expect, it } from "vitest";
import { holdBack } from "../support/hold-back.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { visit } from "../support/visitor.ts";

/** Visits in which a press comes at some moment while the page is hydrated. */
const EARLY_VISITS = 4;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

it("SHELL-05: a menu that is pressed before any script of the page runs opens later", async () => {
  const visitor = await visit(live, "narrow");
  const { page, words } = visitor;
  const held = await holdBack(page, /\.js$/);
  const name = words.text("site.menu");
  await page.goto("/", { waitUntil: "commit" });
  const bar = page.getByRole("navigation", { name: words.text("site.bottomBar") });
  await bar.getByRole("button", { name }).click();
  held.release();
  await page.getByRole("dialog", { name }).waitFor();
  await visitor.leave();
});

it("GAME-18: a random game that is asked for before any script of the page runs opens later", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  const held = await holdBack(page, /\.js$/);
  await page.goto("/pokies/all", { waitUntil: "commit" });
  await page.getByRole("button", { name: words.text("tile.random") }).click();
  held.release();
  await page.waitForURL(/\/play\/[^/]+\/[^/?]+\?mode=demo$/);
  await visitor.leave();
});

it("SHELL-05: a menu that is opened before the page is alive opens once it is", async () => {
  const visitor = await visit(live, "narrow");
  const { page, words } = visitor;
  const name = words.text("site.menu");
  for (let visits = 0; visits < EARLY_VISITS; visits++) {
    await page.goto("/", { waitUntil: "commit" });
    const bar = page.getByRole("navigation", { name: words.text("site.bottomBar") });
    await bar.getByRole("button", { name }).evaluate((button: HTMLElement) => button.click());
    await page.getByRole("dialog", { name }).waitFor();
  }
  await visitor.leave();
});

it("SUPPORT-01: a form that is filled in and sent before any script of the page runs arrives", async () => {
  const visitor = await visit(live, "narrow");
  const { page, words } = visitor;
  const held = await holdBack(page, /\.js$/);
  await page.goto("/support", { waitUntil: "commit" });
  const form = page.locator("main form");
  const field = (key: string) => form.getByLabel(words.text(`support.${key}`), { exact: true });
  await field("name").fill("Gus");
  await field("email").fill("gus@example.org");
  await field("message").fill("Where is my money?");
  await form.getByRole("button", { name: words.text("support.sendForm") }).click();
  held.release();
  await form.getByText(words.text("support.sent")).waitFor();
  expect(new URL(page.url()).search).toBe("");
  const sent = await live.house.database.query(
    "select 1 from support.conversations where email = 'gus@example.org'",
  );
  expect(sent).toHaveLength(1);
  await visitor.leave();
});

it("OPEN-48, ROUTE-21: a page whose part comes last is not alive before it, and hears what was pressed", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  for (const [path, file] of [
    ["/rocket-mart", /\/assets\/shop-page-/],
    ["/rocket-chance", /\/assets\/rocket-page-/],
  ] as const) {
    const part = await holdBack(page, file);
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(part.count).toBeGreaterThan(0);
    // Time enough for all else: whoever presses now is heard later.
    await page.waitForTimeout(2_000);
    expect(await page.evaluate(() => "early" in window), path).toBe(true);
    if (path === "/rocket-chance")
      await page.getByRole("button", { name: words.text("rocket.bet.more") }).click();
    part.release();
    await page.waitForFunction(() => !("early" in window));
  }
  await page.getByRole("main").getByText("€2.00", { exact: true }).first().waitFor();
  await visitor.leave();
});
