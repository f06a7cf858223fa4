import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import type { Screen } from "../support/matrix.ts";
import { realGamePath, ROULETTE, untilIdle } from "../support/playing.ts";
import { expectAccessible, visitAsPlayer } from "../support/visitor.ts";

const TOUCH_PX = 44;
const CHIP_CENTS = 100;
const SMALL: readonly Screen[] = ["narrow", "landscape", "tablet"];

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const ON_LINES = [
  "split-17-20",
  "split-17-18",
  "corner-0-1-2-3",
  "six_line-31-32-33-34-35-36",
] as const;

describe.each(SMALL)("a finger on the betting table of a %s screen", (screen) => {
  it("enlarges it around a spot on a line, where the next press places the chip", async () => {
    const visitor = await visitAsPlayer(live, screen, 10_000n);
    const { page } = visitor;
    await visitor.open(await realGamePath(visitor, ROULETTE.slug));
    await untilIdle(page);
    const enlarged = page.locator("[data-board]").getByRole("dialog");
    for (const [before, spot] of ON_LINES.entries()) {
      await page.locator(`fieldset [data-spot="${spot}"]`).tap();
      await enlarged.waitFor();
      expect(await stakedCents(page)).toBe(before * CHIP_CENTS);
      const target = enlarged.locator(`[data-spot="${spot}"]`);
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), spot).toBeGreaterThanOrEqual(TOUCH_PX);
      if (before === 0) await expectAccessible(page, `enlarged table, ${screen}`);
      await target.tap();
      await enlarged.waitFor({ state: "detached" });
      expect(await stakedCents(page)).toBe((before + 1) * CHIP_CENTS);
      await page.locator(`fieldset [data-spot="${spot}"][aria-label*="1.00"]`).waitFor();
    }
    await visitor.leave();
  });

  it("places a chip at once where the table has room for it", async () => {
    const visitor = await visitAsPlayer(live, screen, 10_000n);
    const { page } = visitor;
    await visitor.open(await realGamePath(visitor, ROULETTE.slug));
    await untilIdle(page);
    await page.locator('[data-spot="red"]').tap();
    expect(await stakedCents(page)).toBe(CHIP_CENTS);
    await visitor.leave();
  });
});

const stakedCents = async (page: Page): Promise<number> =>
  Number(await page.locator("[data-total]").getAttribute("data-total"));
