import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { SCREEN_SIZES } from "../support/matrix.ts";
import { LANTERN_TIDE, untilIdle } from "../support/playing.ts";
import { visit } from "../support/visitor.ts";

/** The part of a cover that is never cut off, in units of its picture. */
const MIDDLE = { width: 300, height: 400 };
/** Units by which a rounded size may differ. */
const SPREAD = 2;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Measures the cover that shows: how much of its picture is in sight, in its units, and whether it keeps its form. */
const coverInSight = (page: Page) =>
  page.locator("[data-cover]:visible").evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    return {
      fit: getComputedStyle(image).objectFit,
      width: width / scale,
      height: height / scale,
    };
  });

describe("the scenery of a slot", () => {
  it.each(Object.keys(SCREEN_SIZES) as (keyof typeof SCREEN_SIZES)[])(
    "is drawn for a %s screen, and loads once",
    async (screen) => {
      const visitor = await visit(live, screen);
      const { page } = visitor;
      const asked: string[] = [];
      page.on("request", (request) => {
        const name = /\/(background[\w-]*)\.svg$/.exec(request.url())?.[1];
        if (name) asked.push(name);
      });
      await visitor.open(`/play/foldhouse/${LANTERN_TIDE.slug}?mode=demo`);
      await untilIdle(page);
      await expect
        .poll(() => asked)
        .toEqual([screen === "narrow" ? "background-tall" : "background"]);
      await visitor.leave();
    },
  );
});

describe("the cover of a game while it loads", () => {
  it.each(Object.keys(SCREEN_SIZES) as (keyof typeof SCREEN_SIZES)[])(
    "shows its whole middle on a %s screen, and loads in one shape",
    async (screen) => {
      const visitor = await visit(live, screen);
      const { page } = visitor;
      const asked: string[] = [];
      page.on("request", (request) => {
        if (/\/cover-\w+\.svg$/.test(request.url())) asked.push(request.url());
      });
      // Its script never comes.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      visitor.allow(/net::ERR_FAILED/);
      await page.goto(`/play/foldhouse/${LANTERN_TIDE.slug}?mode=demo`);
      const seen = await coverInSight(page);
      expect(seen.fit).toBe("cover");
      expect(seen.width).toBeGreaterThanOrEqual(MIDDLE.width - SPREAD);
      expect(seen.height).toBeGreaterThanOrEqual(MIDDLE.height - SPREAD);
      expect(asked).toHaveLength(1);
      await visitor.leave();
    },
  );
});
