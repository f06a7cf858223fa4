import type { Game } from "@houselight/game-maths";
import type { Page } from "playwright-core";

/** The longest that a stage may take to be ready, and a round to be shown. */
const READY_MS = 60_000;
const ROUND_MS = 60_000;
/** A press so soon after the last one is the same press: rounds that are cut short are over before. */
const PRESS_GAP_MS = 260;
/** Fields that a ticket of numbers has marked. */
const MARKED = 3;

/** Returns the path of a game's demo. */
export const demoPath = ({ studio, slug }: Game): string =>
  `/play/${studio.slug}/${slug}?mode=demo`;

/** Waits until the stage takes a bet. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('[data-state="idle"][data-round]').waitFor({ timeout: READY_MS });
}

/** Chooses what a bet needs beside its stake: a chip on a table, before each round; numbers on a ticket, once. */
async function chooseBet(page: Page, { kind, categories }: Game): Promise<void> {
  if (kind === "keno") {
    const marked = await page.locator('[data-number][aria-pressed="true"]').count();
    for (let number = marked + 1; number <= MARKED; number++)
      await page.locator(`[data-number="${number}"]`).click();
  } else if (!categories.includes("pokies") && !categories.includes("originals"))
    await page.locator("fieldset [data-spot]").first().click();
}

/** Starts a round by Space, and waits until it has been shown. */
export async function playRound(page: Page, game: Game): Promise<void> {
  const before = await page.locator("[data-state][data-round]").getAttribute("data-round");
  await chooseBet(page, game);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(PRESS_GAP_MS);
  await page.keyboard.press("Space");
  await page
    .locator(`[data-state="idle"][data-round]:not([data-round="${before}"])`)
    .waitFor({ timeout: ROUND_MS });
}
