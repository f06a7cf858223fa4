import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { visit, visitAsPlayer } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000 };
/** A page at four times its size on a screen of 1280 by 1024. */
const FOUR_TIMES = { width: 320, height: 256 };

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Goes by the Tab key to the bar at the foot. Returns how many stops there were, and names of those wholly under it. */
async function walkToBar(page: Page): Promise<{ stops: number; under: string[] }> {
  const under: string[] = [];
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const at = document.activeElement;
      const bar = document.querySelector("#site > :last-child nav");
      if (!at || !bar || bar.contains(at) || at === document.body) return null;
      const isUnder = at.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
      return { name: at.textContent, isUnder };
    });
    if (!found) return { stops: stop, under };
    if (found.isUnder) under.push(found.name);
  }
  return { stops: 90, under };
}

describe("the site by keyboard", () => {
  it("keeps what has the focus out from under the bar at the foot", async () => {
    for (const visitor of [await visit(live, "narrow"), await visitAsPlayer(live, "narrow", 0n)]) {
      await visitor.open("/support");
      const { stops, under } = await walkToBar(visitor.page);
      expect(under).toEqual([]);
      expect(stops).toBeGreaterThan(30);
      await visitor.leave();
    }
  });

  it("says which page somebody came to, and goes on there where the link is gone", async () => {
    const { page, ...visitor } = await visit(live, "wide");
    const said = () => page.locator('#site > [role="status"]').textContent();
    await visitor.open("/");
    expect(await said()).toBe("");
    const menu = page.locator('header nav a[href="/live"]');
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect.poll(said, PATIENCE).toMatch(/^Live tables/);
    // A link that stays keeps the focus.
    expect(await menu.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.locator('main a[href*="/play/"]').first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/play\//);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id), PATIENCE)
      .toBe("content");
    expect(await said()).toBe(await page.title());
    await visitor.leave();
  });

  it("keeps what has the focus out from under the title of a dialog", async () => {
    const { page, ...visitor } = await visit(live, "narrow");
    await page.setViewportSize({ width: 320, height: 420 });
    await visitor.open("/registration");
    const dialog = page.getByRole("dialog");
    await dialog.locator("form a").last().focus();
    const under: string[] = [];
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Shift+Tab");
      const name = await dialog.evaluate((popup) => {
        const at = document.activeElement?.getBoundingClientRect();
        const title = popup.firstElementChild;
        const isUnder =
          !title?.contains(document.activeElement) &&
          (at?.bottom ?? 0) <= (title?.getBoundingClientRect().bottom ?? 0);
        return isUnder ? document.activeElement?.outerHTML : null;
      });
      if (name) under.push(name);
    }
    expect(under).toEqual([]);
    await visitor.leave();
  });

  it("shows the link to the content over the bar of a game", async () => {
    const { page, ...visitor } = await visit(live, "narrow");
    await visitor.open("/play/foldhouse/lantern-tide?mode=demo");
    await page.keyboard.press("Tab");
    const isOnTop = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        const { x, y, width, height } = at?.getBoundingClientRect() ?? new DOMRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return at?.getAttribute("href") === "#content" && at === top;
      });
    await expect.poll(isOnTop, PATIENCE).toBe(true);
    await visitor.leave();
  });
});

it("names the window after a popup that has an address of its own", async () => {
  const { page, words, ...visitor } = await visit(live, "wide");
  await visitor.open("/");
  const lobby = await page.title();
  for (const [path, name] of [
    ["/login", "auth.loginTitle"],
    ["/registration", "auth.registrationTitle"],
    ["/remind", "auth.remindTitle"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("dialog", { name: words.text(name) }).waitFor();
    expect(await page.title()).toBe(`${words.text(name)} · Paper Rocket`);
  }
  await visitor.open("/");
  await page.locator('header a[href^="/login"], header a[href*="modal=login"]').first().click();
  await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.title()).toBe(lobby);
  await visitor.leave();
});

it("tells a button and what is chosen by edges where the system chooses all colours", async () => {
  const { page, ...visitor } = await visit(live, "wide");
  await page.emulateMedia({ forcedColors: "active" });
  await visitor.open("/live");
  const edgeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((at) => getComputedStyle(at).outlineStyle);
  expect(await edgeOf('header nav a[href="/live"]')).toBe("solid");
  expect(await edgeOf('header nav a[href="/pokies"]')).toBe("none");
  expect(await edgeOf("header .button-action")).toBe("solid");
  await visitor.leave();
});

it.each([FOUR_TIMES, { width: 320, height: 180 }])(
  "a page at four times its size is as wide as the window, and has most of it: %o",
  async (size) => {
    const { page, ...visitor } = await visit(live, "narrow");
    await page.setViewportSize(size);
    await visitor.open("/support");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await page.evaluate(() => window.scrollTo(0, 400));
    const kept = await page.evaluate(() =>
      [...document.querySelectorAll("#site > header, #site > :last-child")]
        .map((bar) => bar.getBoundingClientRect())
        .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
        .reduce((sum, height) => sum + Math.max(0, height), 0),
    );
    expect(kept).toBeLessThan(size.height / 2);
    await visitor.leave();
  },
);
