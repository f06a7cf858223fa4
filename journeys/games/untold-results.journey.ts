import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { GAMES } from "../support/matrix.ts";
import { realGamePath, roundShown, roundsOf, untilIdle } from "../support/playing.ts";
import { betOf, hasSteps, stageOf, takeSteps } from "../support/starting.ts";
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
    await visitor.open(`${path}&speed=${speedOf(kind)}`);
    // The house keeps nothing of a demo: whether it is decided shows at its end.
    const shown = await playUntilShowing(visitor, kind, async () => !hasSteps(kind));
    await roundShown(page, shown.lastRound);
    await expect.poll(() => rows(visitor).count()).toBe(shown.rounds + 1);
    await visitor.leave();
  });

  it("is told in no list that is read anew before it was shown", async () => {
    const visitor = await visitAsPlayer(live, "wide", 10_000n);
    const { page } = visitor;
    await visitor.open(`${await realGamePath(visitor, slug)}&speed=${speedOf(kind)}`);
    const decided = async () =>
      (await roundsOf<{ status: string }>(visitor, slug)).filter(({ status }) => status !== "open")
        .length;
    const shown = await playUntilShowing(visitor, kind, async (last) => (await decided()) > last);
    expect(await decided()).toBe(shown.rounds + 1);
    await readListsAnew(page);
    await expectUntold(visitor, shown);
    // A page that opens anew has read every list, too, and shows the round first.
    await visitor.reload();
    await page.locator('[data-state="replaying"]').waitFor();
    await expectUntold(visitor, shown);
    await roundShown(page, shown.lastRound);
    await expect.poll(() => rows(visitor).count()).toBe(shown.rounds + 1);
    await visitor.leave();
  });
});

/** Counts of what a stage has shown to the end. */
interface Shown {
  readonly rounds: number;
  readonly lastRound: string;
  readonly results: number;
}

/** The last step of a round may take a moment only: it is shown slower. */
const speedOf = (kind: string): number => (hasSteps(kind) ? 0.1 : 0.4);

/**
 * Plays until a stage shows a round that the house has decided, which no list tells so far; a round that ends
 * with a step before its last one is shown meanwhile. Returns what was shown before.
 */
async function playUntilShowing(
  visitor: Visitor,
  kind: string,
  isDecided: (before: number) => Promise<boolean>,
): Promise<Shown> {
  const { page } = visitor;
  const replaying = page.locator('[data-state="replaying"]');
  for (let rounds = 0; rounds < 8; rounds += 1) {
    await untilIdle(page);
    const shown = {
      rounds,
      lastRound: (await stageOf(page).getAttribute("data-round")) ?? "",
      results: await page.locator("[data-last-result]").count(),
    };
    await betOf(kind)(visitor, page);
    await replaying.waitFor();
    await expectUntold(visitor, shown);
    if (await isDecided(rounds)) return shown;
    if (!(await takeSteps(kind, page, shown.lastRound))) return shown;
    await replaying.or(page.locator('[data-state="idle"]')).first().waitFor();
    if (await replaying.isVisible()) {
      await expectUntold(visitor, shown);
      return shown;
    }
  }
  throw new Error("no round of eight ends with its last step");
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

async function expectUntold(visitor: Visitor, shown: Shown): Promise<void> {
  const { page } = visitor;
  // An answer that is on its way may still come in.
  await page.waitForTimeout(700);
  expect(await stageOf(page).getAttribute("data-state")).toBe("replaying");
  expect(await rows(visitor).count()).toBe(shown.rounds);
  expect(await page.locator("[data-last-result]").count()).toBe(shown.results);
}
