import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { LANTERN_TIDE, untilIdle } from "../support/playing.ts";
import { stageOf } from "../support/starting.ts";
import { visit, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Opens the slot in demo play, without a touch of the page. */
async function openSlot({ page, open }: Visitor): Promise<void> {
  await open(`/play/foldhouse/${LANTERN_TIDE.slug}?mode=demo`);
  await untilIdle(page);
  await page.locator("[data-drawing] img").first().waitFor();
}

/** Presses Spin as software for the blind does: a click, with no pointer or key before it. */
const pressSpin = ({ page, words }: Visitor): Promise<void> =>
  page
    .getByRole("button", { name: words.text("games.spin"), exact: true })
    .evaluate((button) => (button as HTMLButtonElement).click());

const drawings = (page: Page): Promise<number> => page.locator("[data-board] canvas").count();

describe("the board of a slot", () => {
  it("is plain pictures until the page is touched, and plays the press that wakes it", async () => {
    const visitor = await visit(live, "narrow");
    const { page } = visitor;
    await openSlot(visitor);
    expect(await drawings(page)).toBe(0);
    await pressSpin(visitor);
    await page.locator("[data-board] canvas").waitFor();
    await page.locator('[data-state="idle"]:not([data-round=""])').waitFor({ timeout: 60_000 });
    expect(await page.locator("[data-drawing]").count()).toBe(1);
    await visitor.leave();
  });

  it("stakes nothing where the browser cannot draw the round", async () => {
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    await page.addInitScript(() => {
      const canvas = HTMLCanvasElement.prototype as { getContext(kind: string): unknown };
      const { getContext } = canvas;
      canvas.getContext = function (kind) {
        return kind.startsWith("webgl") ? null : getContext.call(this, kind);
      };
      Object.defineProperty(globalThis, "OffscreenCanvas", { value: undefined });
    });
    const rounds: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/house_games/"))
        rounds.push(request.url());
    });
    await openSlot(visitor);
    await pressSpin(visitor);
    await page.getByText(words.text("games.noWebgl")).waitFor();
    expect(rounds).toEqual([]);
    expect(await stageOf(page).getAttribute("data-round")).toBe("");
    await visitor.leave();
  });
});
