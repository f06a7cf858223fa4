import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { accountCents, realGamePath, roundIds, untilIdle } from "../../support/playing.ts";
import { expectAccessible, type Visitor, visitAsPlayer } from "../../support/visitor.ts";

const HELD_CENTS = 10_000;
const STAKE_CENTS = 100;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const deciding = (page: Page) => page.locator('[data-state="deciding"]');
const safeFields = (page: Page) => page.locator('[data-field][data-state="safe"]');

/** Opens a round of one mine and picks a field; begins anew where it hid the mine. */
async function openWithAPick({ words }: Visitor, page: Page): Promise<number> {
  for (let lost = 0; lost < 10; lost += 1) {
    await untilIdle(page);
    await page.getByRole("button", { name: words.text("game.mines.go"), exact: true }).click();
    await deciding(page).waitFor();
    await page.locator('[data-field="7"]').click();
    await page.locator('[data-field="7"]:not([data-state="closed"])').waitFor();
    if ((await safeFields(page).count()) === 1) {
      await deciding(page).waitFor();
      return lost;
    }
  }
  throw new Error("one mine of 25 is not met ten times in a row");
}

it("a round with steps outlasts a reload, is the same in two tabs, and is found in the profile", async () => {
  const visitor = await visitAsPlayer(live, "wide", BigInt(HELD_CENTS));
  const { page, words } = visitor;
  await visitor.open(await realGamePath(visitor, "mines"));
  await untilIdle(page);
  const mines = page.getByRole("combobox", { name: words.text("game.mines.mines"), exact: true });
  await mines.selectOption("1");
  const lost = await openWithAPick(visitor, page);
  await expectAccessible(page, "an open round of mines");
  const left = HELD_CENTS - (lost + 1) * STAKE_CENTS;
  expect(await accountCents(visitor)).toBe(left);

  await visitor.reload();
  await deciding(page).waitFor();
  expect(await safeFields(page).count()).toBe(1);

  // Another tab goes on with the round, and this one follows.
  const other = await visitor.newTab();
  await visitor.open("/profile/rounds", other);
  const goOn = other.getByRole("link", { name: words.text("rounds.goOn"), exact: true });
  await goOn.click();
  await deciding(other).waitFor();
  await other.locator('[data-field="7"]').focus();
  await other.keyboard.press("ArrowRight");
  await other.keyboard.press("Enter");
  await page.locator('[data-field="8"]:not([data-state="closed"])').waitFor();
  const struck = (await other.locator('[data-field="8"][data-state="struck"]').count()) > 0;
  if (!struck) {
    await deciding(page).waitFor();
    const cashOut = page.locator('[data-go="cash-out"]');
    expect(await cashOut.textContent()).toMatch(/1\.07.*1\.08/);
    await cashOut.click();
  }
  await untilIdle(page);
  await untilIdle(other);
  const paid = (await accountCents(visitor)) - left;
  // 0.99 × 25/24 × 24/23 of the stake is 107.6 cents.
  expect(struck ? [0] : [107, 108]).toContain(paid);
  expect(await roundIds(visitor, "mines")).toHaveLength(lost + 1);
  await visitor.leave();
});
