import { fund, registered } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "./support/live-house.ts";
import {
  accountCents,
  balanceButton,
  LANTERN_TIDE,
  realGamePath,
  ROULETTE,
  roundIds,
  roundShown,
  shownCents,
  spinSlot,
  untilIdle,
} from "./support/playing.ts";
import { stageOf } from "./support/starting.ts";
import { screensInTurn } from "./support/matrix.ts";
import { visitAsPlayer, type Visitor } from "./support/visitor.ts";

const HELD_CENTS = 10_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(screensInTurn(1))("rounds on a %s screen", (screen) => {
  it("moves the balance in the other tab without a reload", async () => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page } = visitor;
    const other = await visitor.newTab();
    await visitor.open("/", other);
    await balanceButton(visitor, other, HELD_CENTS).waitFor();
    await other.evaluate(() => Object.assign(window, { neverReloaded: true }));
    await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
    let cents = HELD_CENTS;
    // A round that pays just its stake would move nothing.
    for (let rounds = 0; cents === HELD_CENTS && rounds < 5; rounds += 1) {
      const { stakeCents, payoutCents } = await spinSlot(visitor, page);
      cents += payoutCents - stakeCents;
    }
    expect(cents).not.toBe(HELD_CENTS);
    await balanceButton(visitor, other, cents).waitFor();
    expect(await other.evaluate(() => "neverReloaded" in window)).toBe(true);
    expect(await accountCents(visitor)).toBe(cents);
    await visitor.leave();
  });

  it("plays one round for a double click", async () => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page } = visitor;
    await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
    await untilIdle(page);
    await spinButton(visitor).dblclick();
    const { id } = await roundShown(page, "");
    expect(await roundIds(visitor, LANTERN_TIDE.slug)).toEqual([id]);
    await expectSettled(visitor, page);
    await visitor.leave();
  });

  it("goes on with a slot round after a reload in the middle of it", async () => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page } = visitor;
    await visitor.open(`${await realGamePath(visitor, LANTERN_TIDE.slug)}&speed=0.3`);
    await untilIdle(page);
    await spinButton(visitor).click();
    const id = await replayingId(page);
    await visitor.reload();
    expect(await replayingId(page)).toBe(id);
    await page.getByText(visitor.words.text("games.resumed")).waitFor();
    expect((await roundShown(page, "")).id).toBe(id);
    expect(await roundIds(visitor, LANTERN_TIDE.slug)).toEqual([id]);
    await expectSettled(visitor, page);
    await visitor.leave();
  });

  it("goes on with a roulette round whose answer was lost in a reload", async () => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page } = visitor;
    await visitor.open(await realGamePath(visitor, ROULETTE.slug));
    await untilIdle(page);
    await spinWithoutAnswer(visitor);
    const [id] = await roundIds(visitor, ROULETTE.slug);
    await visitor.reload();
    expect((await roundShown(page, "")).id).toBe(id);
    expect(await roundIds(visitor, ROULETTE.slug)).toEqual([id]);
    await expectSettled(visitor, page);
    await visitor.leave();
    expect(await live.violations()).toEqual([]);
  });
});

it("shows in each tab who has signed in in another one", async () => {
  const visitor = await visitAsPlayer(live, "wide", BigInt(HELD_CENTS));
  const { page } = visitor;
  await visitor.open("/");
  await balanceButton(visitor, page, HELD_CENTS).waitFor();
  const other = await registered(live.house);
  await fund(live.house, other.id, 777n);
  await visitor.context.addCookies([
    { name: "session", value: other.token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  // What watches for it comes a moment after the page; then the page is loaded anew.
  const comeBack = () => window.dispatchEvent(new Event("focus"));
  const isShown = async () => {
    await page.evaluate(comeBack).catch(() => undefined);
    return balanceButton(visitor, page, 777).isVisible();
  };
  await expect.poll(isShown, { timeout: 40_000 }).toBe(true);
  await visitor.leave();
});

it("works in a browser whose storage is full", async () => {
  const visitor = await visitAsPlayer(live, "wide", BigInt(HELD_CENTS));
  const { page, words } = visitor;
  await visitor.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await visitor.open("/?depositPromocode=PAPER10");
  // The code is followed to the deposit, which can be sent.
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" })).fill("20");
  await dialog.getByRole("button", { name: words.pattern("cashbox.confirm") }).click();
  await page.waitForURL(/\/paperpay\//);
  await visitor.leave();
});

const spinButton = ({ page, words }: Visitor) =>
  page.getByRole("button", { name: words.text("games.spin"), exact: true });

/** Bets on red: the house decides and pays, but its answer does not reach the page. */
async function spinWithoutAnswer({ page, words }: Visitor): Promise<void> {
  const answered = Promise.withResolvers<void>();
  await page.route(`**/api/house_games/${ROULETTE.slug}/rounds`, async (route) => {
    await route.fetch();
    answered.resolve();
  });
  const red = words.text("games.roulette.spots.red");
  await page.getByRole("button", { name: red, exact: true }).click();
  await page.getByRole("button", { name: words.text("games.table.go.spin"), exact: true }).click();
  await answered.promise;
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** Id of the round that the stage is showing. */
async function replayingId(page: Page): Promise<string> {
  await page.locator('[data-state="replaying"][data-round]').waitFor();
  return (await stageOf(page).getAttribute("data-round")) ?? "";
}

/** Expects the page to show the balance that the house has. */
async function expectSettled(visitor: Visitor, page: Page): Promise<void> {
  const cents = await accountCents(visitor);
  await expect.poll(() => shownCents(page), { timeout: 5_000 }).toBe(cents);
  await balanceButton(visitor, page, cents).waitFor();
}
