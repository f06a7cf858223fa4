import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { GAMES } from "../support/matrix.ts";
import {
  realGamePath,
  roundIds,
  roundShown,
  stageOf,
  startOf,
  untilIdle,
} from "../support/playing.ts";
import { visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(GAMES)("a round of $title on the stage", ({ slug, kind }) => {
  it("is told in no list of a demo before it was shown", async () => {
    const visitor = await visit(live, "wide");
    const { page } = visitor;
    const path = (await realGamePath(visitor, slug)).replace("mode=real", "mode=demo");
    await visitor.open(`${path}&speed=0.4`);
    await begin(visitor, kind);
    await expectUntold(visitor, page);
    await roundShown(page, "");
    await rows(visitor).first().waitFor();
    expect(await rows(visitor).count()).toBe(1);
    await visitor.leave();
  });

  it("is told in no list that is read anew before it was shown", async () => {
    const visitor = await visitAsPlayer(live, "wide", 10_000n);
    const { page } = visitor;
    await visitor.open(`${await realGamePath(visitor, slug)}&speed=0.4`);
    await begin(visitor, kind);
    expect(await roundIds(visitor, slug)).toHaveLength(1);
    await readListsAnew(page);
    await expectUntold(visitor, page);
    // A page that opens anew has read every list, too, and shows the round first.
    await visitor.reload();
    await page.locator('[data-state="replaying"]').waitFor();
    await expectUntold(visitor, page);
    await roundShown(page, "");
    await rows(visitor).first().waitFor();
    await visitor.leave();
  });
});

/** Starts a round and waits until the house has decided it. */
async function begin(visitor: Visitor, kind: string): Promise<void> {
  await untilIdle(visitor.page);
  await startOf(kind)(visitor, visitor.page);
  await visitor.page.locator('[data-state="replaying"]').waitFor();
}

/** Lets the page believe that its window was away: every list is read again. */
async function readListsAnew(page: Page): Promise<void> {
  const answer = page.waitForResponse(/house_games\/rounds\?/);
  await page.evaluate(() => {
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await answer;
}

const rows = ({ page, words }: Visitor): Locator =>
  page.getByRole("button", { name: words.pattern("games.panels.showRound") });

async function expectUntold(visitor: Visitor, page: Page): Promise<void> {
  // An answer that is on its way may still come in.
  await page.waitForTimeout(700);
  expect(await stageOf(page).getAttribute("data-state")).toBe("replaying");
  expect(await rows(visitor).count()).toBe(0);
  expect(await page.locator("[data-last-result]").count()).toBe(0);
}
