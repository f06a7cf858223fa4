import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { screensInTurn } from "../../support/matrix.ts";
import { accountCents, realGamePath, roundIds, untilIdle } from "../../support/playing.ts";
import { stageOf } from "../../support/starting.ts";
import { expectAccessible, visitAsPlayer } from "../../support/visitor.ts";

const HELD_CENTS = 10_000;
const STAKE_CENTS = 100;
const SLUG = "jacks-or-better";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const cardAt = (page: Page, place: number) => page.locator(`[data-card="${place}"]`);

it.each(screensInTurn(1))(
  "video poker is dealt, held and drawn by keys, and helps when it is asked to (%s)",
  async (screen) => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page, words } = visitor;
    await visitor.open(await realGamePath(visitor, SLUG));
    await untilIdle(page);
    await page.keyboard.press("Space");
    await page.locator('[data-state="deciding"]').waitFor();
    expect(await accountCents(visitor)).toBe(HELD_CENTS - STAKE_CENTS);

    // Help is off until it is turned on; it marks what it would hold, and says what another choice costs.
    expect(await page.locator("[data-advice]").count()).toBe(0);
    const help = page.getByRole("button", { name: words.text("games.help.name"), exact: true });
    await help.click();
    await page.locator("[data-advice]").waitFor();
    const advised: number[] = [];
    for (let place = 0; place < 5; place += 1)
      if ((await cardAt(page, place).locator("[data-advised]").count()) > 0) advised.push(place);
    for (const place of advised) await page.keyboard.press(String(place + 1));
    await page.getByText(words.text("games.help.same")).waitFor();
    await expectAccessible(page, "a hand of video poker");

    const kept = await Promise.all(
      advised.map((place) => cardAt(page, place).getAttribute("aria-label")),
    );
    await help.evaluate((button: HTMLElement) => button.blur());
    await page.keyboard.press("Space");
    await untilIdle(page);
    expect(
      await Promise.all(advised.map((place) => cardAt(page, place).getAttribute("aria-label"))),
    ).toEqual(kept);
    const payout = Number(await stageOf(page).getAttribute("data-payout"));
    expect(await accountCents(visitor)).toBe(HELD_CENTS - STAKE_CENTS + payout);
    expect(await roundIds(visitor, SLUG)).toHaveLength(1);

    // A choice of the player, kept for the next visit.
    await visitor.reload();
    await untilIdle(page);
    expect(await help.getAttribute("aria-pressed")).toBe("true");
    await visitor.leave();
  },
);
