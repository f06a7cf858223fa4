import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { visit, type Visitor } from "../support/visitor.ts";

/** The script of one page, under any name that a build gives it. */
const PART = "**/assets/support-*.js";
const PATH = "/support";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Opens the lobby of a house that has a new build: the script of one page is gone. */
async function openOldPage(isGone: (loads: number) => boolean) {
  const visitor = await visit(live, "wide");
  const { page } = visitor;
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(PART, (route) =>
    isGone(loads.length) ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
  );
  visitor.allow(/status of 404|dynamically imported module|preload/i);
  await visitor.open("/");
  return { visitor, page, loads };
}

/** Goes to the page as a reader with a keyboard does: nothing is loaded before the press. */
const go = (page: Page) =>
  page
    .locator(`a[href="${PATH}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());

const title = ({ page, words }: Visitor) =>
  page.getByRole("heading", { level: 1, name: words.text("sections.support.title") });
const oops = ({ page, words }: Visitor) => page.getByText(words.text("errors.oopsTitle"));

describe("a page of an old build", () => {
  it("is loaded anew once, where it was going, when it needs the new one", async () => {
    const { visitor, page, loads } = await openOldPage((count) => count < 2);
    await go(page);
    await title(visitor).waitFor();
    expect(loads).toEqual(["/", PATH]);
    // It is a page like any other from then on, once its script has run: a step back before that
    // changes the address under the page that is coming to life.
    await page.waitForFunction(() => !("early" in window));
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await oops(visitor).count()).toBe(0);
    await visitor.leave();
  });

  it.runIf(IS_WHOLE)("says that something is broken when the new build lacks it too", async () => {
    const { visitor, page, loads } = await openOldPage(() => true);
    await go(page);
    await expect.poll(() => loads, { timeout: 15_000 }).toEqual(["/", PATH]);
    // The server has drawn the page; what is missing shows when it is hydrated, and when it is gone to again.
    await oops(visitor).waitFor();
    await visitor.open("/");
    await go(page);
    await oops(visitor).waitFor();
    await page.waitForTimeout(2_000);
    expect(loads).toEqual(["/", PATH, "/"]);
    await visitor.leave();
  });

  it.runIf(IS_WHOLE)("keeps what somebody has filled in until they go on", async () => {
    const { visitor, page, loads } = await openOldPage((count) => count < 2);
    const field = page.getByRole("textbox", { name: visitor.words.text("search.label") });
    await field.fill("la");
    // A part that loads beforehand is missing. Rows above take their height as they come into view, and move the link.
    const link = page.locator(`a[href="${PATH}"]`).first();
    const missing: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await expect
      .poll(async () => {
        await link.hover();
        return missing.length;
      })
      .toBeGreaterThan(0);
    await page.waitForTimeout(1_500);
    expect(await field.inputValue()).toBe("la");
    expect(loads).toEqual(["/"]);
    await go(page);
    await title(visitor).waitFor();
    expect(loads).toEqual(["/", PATH]);
    await visitor.leave();
  });
});
