import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { realGamePath, untilIdle } from "../../support/playing.ts";
import { visitAsPlayer } from "../../support/visitor.ts";

const HELD_CENTS = 10_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Games of each kind of bar, and what is chosen by keyboard before the first round. */
const GAMES: readonly (readonly [slug: string, spot: string | null])[] = [
  ["lantern-tide", null],
  ["dice", null],
  ["plinko", null],
  ["mines", null],
  ["keno", '[data-number="1"]'],
  ["jacks-or-better", null],
  ["european-roulette", 'fieldset [data-spot="red"]'],
  ["baccarat", 'fieldset [data-spot="player"]'],
];

/** The press that starts a round: the one action of the bar. */
const mainButton = (page: Page) => page.locator("[data-bar] .button-action");
const hasFocus = (page: Page) =>
  mainButton(page).evaluate((button) => document.activeElement === button);

it.each(GAMES)("%s leaves the focus where a round was started by keyboard", async (slug, spot) => {
  const visitor = await visitAsPlayer(live, "wide", BigInt(HELD_CENTS));
  const { page } = visitor;
  await visitor.open(await realGamePath(visitor, slug));
  await untilIdle(page);
  if (spot !== null) {
    await page.locator(spot).focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(spot).evaluate((one) => document.activeElement === one)).toBe(true);
  }
  await mainButton(page).focus();
  await page.keyboard.press("Enter");
  const told = '[data-round]:not([data-round=""])';
  await page.locator(`[data-state="idle"]${told}, [data-state="deciding"]${told}`).waitFor();
  expect(await hasFocus(page)).toBe(true);
  await visitor.leave();
});

it("blackjack leads to its answers and back to the deal as they come and go", async () => {
  const visitor = await visitAsPlayer(live, "wide", BigInt(HELD_CENTS));
  const { page } = visitor;
  await visitor.open(await realGamePath(visitor, "blackjack"));
  await untilIdle(page);
  const spot = page.locator('fieldset [data-spot="main"]');
  await spot.focus();
  await page.keyboard.press("Enter");
  await mainButton(page).focus();
  const answers = page.locator('[data-state="deciding"] [data-answer]');
  const over = page.locator('[data-state="idle"][data-round]:not([data-round=""])');
  // A hand that is dealt twenty-one asks nothing: the next one is dealt by the button that has the focus.
  for (let hands = 0; hands < 8; hands += 1) {
    await page.keyboard.press("Enter");
    await answers.first().or(over).first().waitFor();
    if (await answers.first().isVisible()) break;
    await spot.focus();
    await page.keyboard.press("Enter");
    await mainButton(page).focus();
  }
  await expect.poll(() => hasFocus(page)).toBe(true);
  // Insurance that is declined leads on to the hand.
  while (!(await over.isVisible())) {
    const last = page.locator('[data-answer="stand"], [data-answer="decline"]').first();
    await last.focus();
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
    await page.locator('[data-state="deciding"]').or(over).first().waitFor();
  }
  await expect.poll(() => hasFocus(page)).toBe(true);
  await visitor.leave();
});

it("automatic play that is started by keyboard is stopped from where the focus is", async () => {
  const visitor = await visitAsPlayer(live, "wide", BigInt(HELD_CENTS));
  const { page, words } = visitor;
  await visitor.open(`${await realGamePath(visitor, "penny-comet")}&speed=20`);
  await untilIdle(page);
  const text = (key: string, values?: Record<string, string>) =>
    words.text(`games.autoplay.${key}`, values);
  await page.getByRole("button", { name: text("name"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: text("start", { rounds: "10" }), exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-rounds-left]").waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.press("Enter");
  await page.locator("[data-rounds-left]").waitFor({ state: "detached" });
  expect(await hasFocus(page)).toBe(true);
  await visitor.leave();
});
