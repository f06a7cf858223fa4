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
