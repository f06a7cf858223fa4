import type { Game } from "@houselight/game-maths";
import type { Page } from "playwright-core";

/** The longest that a stage may take to be ready, and a round to be shown. */
const READY_MS = 60_000;
const ROUND_MS = 60_000;
/** A press so soon after the last one is the same press: rounds that are cut short are over before. */
const PRESS_GAP_MS = 260;
/** Fields that a ticket of numbers has marked. */
const MARKED = 3;
/** Buttons of steps, those first that end a round soonest; any other step is taken by Space. */
const STEPS = [
  '[data-cash-out="ready"]',
  '[data-answer="decline"]',
  '[data-answer="stand"]',
  '[data-answer="surrender"]',
  '[data-field="12"]',
  '[data-guess="higher"]',
];
const MOST_STEPS = 200;

/** Returns the path of a game's demo. */
export const demoPath = ({ studio, slug }: Game): string =>
  `/play/${studio.slug}/${slug}?mode=demo`;

/** Waits until the stage takes a bet. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('[data-state="idle"][data-round]').waitFor({ timeout: READY_MS });
}

/** Chooses what a bet needs beside its stake: a chip on a table, before each round; numbers on a ticket, once. */
async function chooseBet(page: Page, { kind }: Game): Promise<void> {
  if (kind === "keno") {
    const marked = await page.locator('[data-number][aria-pressed="true"]').count();
    for (let number = marked + 1; number <= MARKED; number++)
      await page.locator(`[data-number="${number}"]`).click();
    return;
  }
  const spot = page.locator('fieldset [data-spot]:not([aria-disabled="true"])').first();
  if (await spot.isVisible()) await spot.click();
}

/** Starts a round by Space, takes what steps it has, and waits until it has been shown. */
export async function playRound(page: Page, game: Game): Promise<void> {
  const before = await page.locator("[data-state][data-round]").getAttribute("data-round");
  await chooseBet(page, game);
  await pressSpace(page);
  const over = page.locator(`[data-state="idle"][data-round]:not([data-round="${before}"])`);
  const deciding = page.locator('[data-state="deciding"]');
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await over.or(deciding).waitFor({ timeout: ROUND_MS });
    if (await over.isVisible()) return;
    await takeStep(page);
  }
  throw new Error(`a round of ${game.slug} does not end`);
}

/** Takes the step that is offered and ends the round soonest. */
async function takeStep(page: Page): Promise<void> {
  for (const step of STEPS) {
    const button = page.locator(`[data-state="deciding"] ${step}`);
    if (!(await button.isVisible())) continue;
    // The round may be over before the press.
    await button.click({ timeout: ROUND_MS / 10 }).catch(() => undefined);
    return;
  }
  await pressSpace(page);
}

async function pressSpace(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(PRESS_GAP_MS);
  await page.keyboard.press("Space");
}
