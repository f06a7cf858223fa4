import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { screensInTurn } from "../../support/matrix.ts";
import { accountCents, realGamePath, roundIds, untilIdle } from "../../support/playing.ts";
import { expectAccessible, type Visitor, visitAsPlayer } from "../../support/visitor.ts";

const HELD_CENTS = 10_000;
const STAKE_CENTS = 100;
const HIGH_CARDS = "89TJQK";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const deciding = (page: Page) => page.locator('[data-state="deciding"]');
const shownCard = async (page: Page): Promise<string> =>
  (await page.locator("[data-card]").getAttribute("data-card")) ?? "";

/** Presses a button by the keyboard alone. */
async function pressByKey(page: Page, selector: string): Promise<void> {
  await page.locator(selector).focus();
  await page.keyboard.press("Enter");
}

/** Has a card dealt and takes the likelier guess, until one is right; returns the rounds that it took. */
async function untilRight({ words }: Visitor, page: Page): Promise<number> {
  for (let rounds = 1; rounds <= 12; rounds += 1) {
    await untilIdle(page);
    await page.getByRole("button", { name: words.text("game.hi-lo.go"), exact: true }).focus();
    await page.keyboard.press("Enter");
    await deciding(page).waitFor();
    const isHigh = HIGH_CARDS.includes((await shownCard(page)).slice(0, 1));
    await pressByKey(page, `[data-guess="${isHigh ? "lower" : "higher"}"]`);
    const right = page.locator('[data-state="deciding"] [data-go="cash-out"]');
    await right.or(page.locator('[data-state="idle"]')).first().waitFor();
    if (await right.isVisible()) return rounds;
  }
  throw new Error("the likelier guess is not wrong twelve times in a row");
}

it.each(screensInTurn(0))(
  "hi-lo is played by keyboard on a %s screen: guess, skip, cash out",
  async (screen) => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page } = visitor;
    await visitor.open(await realGamePath(visitor, "hi-lo"));
    const rounds = await untilRight(visitor, page);
    await expectAccessible(page, "an open round of hi-lo");

    // A skip shows another card and changes nothing of what cashing out pays.
    const offer = page.locator('[data-go="cash-out"]');
    const before = await offer.textContent();
    await pressByKey(page, "[data-skip]");
    await page.locator("ol li:nth-child(2)").first().waitFor();
    await deciding(page).waitFor();
    expect(await offer.textContent()).toBe(before);

    const held = await accountCents(visitor);
    expect(held).toBe(HELD_CENTS - rounds * STAKE_CENTS);
    await pressByKey(page, '[data-go="cash-out"]');
    await untilIdle(page);
    // The least that a right guess pays is 0.99 × 13/12 of the stake.
    expect((await accountCents(visitor)) - held).toBeGreaterThanOrEqual(107);
    expect(await roundIds(visitor, "hi-lo")).toHaveLength(rounds);
    await visitor.leave();
  },
);
