import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { GAMES, SCREEN_SIZES } from "../support/matrix.ts";
import { realGamePath, untilIdle } from "../support/playing.ts";
import { visitAsPlayer } from "../support/visitor.ts";

/** Least side of what a finger presses, in CSS pixels. */
const TOUCH_PX = 44;
/** A desktop's window at twice its size. */
const ZOOMED = { width: 720, height: 450 };

const SIZES = Object.entries({ ...SCREEN_SIZES, zoomed: ZOOMED }).map(([name, size]) => ({
  name,
  ...size,
  low: size.height < 500,
}));

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(GAMES)("the page of $title", ({ slug }) => {
  it.each(SIZES)("holds on a $name screen of $width × $height", async (size) => {
    const visitor = await visitAsPlayer(live, size.name === "wide" ? "wide" : "narrow", 10_000n);
    const { page } = visitor;
    await page.setViewportSize(size);
    await watchShifts(page);
    await visitor.open(await realGamePath(visitor, slug));
    await untilIdle(page);
    await page.evaluate(() => document.fonts.ready);

    const board = await boxOf(page.locator("[data-board]"));
    const bar = await boxOf(page.locator("[data-bar]"));
    if (size.low) {
      expect(board.height / size.height).toBeGreaterThanOrEqual(0.85);
      expect(bar.left).toBeGreaterThanOrEqual(board.right - 1);
      expect(filled(await drawing(page), board)).toBeGreaterThanOrEqual(0.8);
    } else {
      expect(bar.top).toBeGreaterThanOrEqual(board.bottom - 1);
    }
    for (const part of ["[data-bar]", "[data-balance]", "[data-net]"])
      expect(outside(await boxOf(page.locator(part)), size), part).toBe(false);
    expect(outside(await drawing(page), size), "what is played on").toBe(false);
    expect(await smallTargets(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    expect(await shift(page)).toBeLessThan(0.01);
    await visitor.leave();
  });
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((found) => found.getBoundingClientRect().toJSON() as Box);

/** Finds what a game is played on: its drawing, still or moving, or its table. */
const drawing = (page: Page): Promise<Box> =>
  boxOf(page.locator("[data-board]").locator("[data-drawing], fieldset").first());

/** Tells how far something reaches from edge to edge of the board, in the direction that it fills most. */
const filled = (drawn: Box, board: Box): number =>
  Math.max(drawn.width / board.width, drawn.height / board.height);

const outside = (box: Box, size: { width: number; height: number }): boolean =>
  box.left < -1 || box.top < -1 || box.right > size.width + 1 || box.bottom > size.height + 1;

/** Names the buttons of the bar that a finger can hardly hit. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator("[data-bar]")
    .getByRole("button")
    .evaluateAll(
      (buttons, least) =>
        buttons.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          const small = width < least || height < least;
          return small ? [`${button.getAttribute("aria-label")} ${width} × ${height}`] : [];
        }),
      TOUCH_PX,
    );

/** Lists texts of the stage that their boxes cut off. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.locator("[data-bar] *, [data-board] button *").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.textContent?.trim() ?? "";
      const hidden = element.classList.contains("sr-only") || element.tagName === "SELECT";
      const box = element.parentElement?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      const cut =
        text !== "" &&
        element.childElementCount === 0 &&
        !hidden &&
        own.width > 0 &&
        (element.scrollWidth > element.clientWidth + 1 ||
          (box !== undefined && box.width > 0 && own.right > box.right + 1)) &&
        getComputedStyle(element).display !== "inline";
      return cut ? [text] : [];
    }),
  );

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as never as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shift = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as never as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
