import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { screensInTurn } from "../../support/matrix.ts";
import { accountCents, realGamePath, roundsOf, untilIdle } from "../../support/playing.ts";
import { expectAccessible, type Visitor, visitAsPlayer } from "../../support/visitor.ts";

const HELD_CENTS = 10_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const deciding = (page: Page) => page.locator('[data-state="deciding"]');
const best = (page: Page) => deciding(page).locator("[data-answer][data-best]");

/** Puts a chip on the box and has cards dealt, by keys. */
async function deal({ words }: Visitor, page: Page): Promise<void> {
  await page.locator('[data-spot="main"]').focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: words.text("games.table.go.deal"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await deciding(page).or(page.locator('[data-state="idle"][data-round]')).first().waitFor();
}

/** Follows strategy help to the end of the round. */
async function playOut(page: Page): Promise<void> {
  const over = page.locator('[data-state="idle"]');
  for (;;) {
    await deciding(page).or(over).first().waitFor();
    if (await over.isVisible()) return;
    await best(page).or(over).first().waitFor();
    if (await over.isVisible()) return;
    await best(page).first().focus();
    await page.keyboard.press("Enter");
  }
}

it.each(screensInTurn(1))(
  "blackjack is played by keyboard on a %s screen, with strategy help, over a reload",
  async (screen) => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page, words } = visitor;
    await visitor.open(await realGamePath(visitor, "blackjack"));
    await untilIdle(page);
    await page.getByRole("button", { name: words.text("games.help.name"), exact: true }).click();
    let reloaded = false;
    while (!reloaded) {
      await deal(visitor, page);
      if (!reloaded && (await deciding(page).isVisible())) {
        await best(page).waitFor();
        await expectAccessible(page, "an open round of blackjack");
        const asked = await page.locator("[data-answer]").allInnerTexts();
        await visitor.reload();
        await best(page).waitFor();
        expect(await page.locator("[data-answer]").allInnerTexts()).toEqual(asked);
        reloaded = true;
      }
      await playOut(page);
      await untilIdle(page);
    }
    // What was doubled, split and won is all in the account.
    expect(await accountCents(visitor)).toBe(await heldAfter(visitor));
    await visitor.leave();
  },
);

/** Returns what the player's rounds leave of the first balance, in cents. */
async function heldAfter(visitor: Visitor): Promise<number> {
  const rounds = await roundsOf<{ readonly stake_cents: number; readonly payout_cents: number }>(
    visitor,
    "blackjack",
  );
  return rounds.reduce(
    (held, { stake_cents, payout_cents }) => held - stake_cents + payout_cents,
    HELD_CENTS,
  );
}
