import { afterAll, beforeAll, expect, it } from "vitest";
import { holdBack } from "../../support/hold-back.ts";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { hasFocus, visit } from "../../support/visitor.ts";
import { untilPriced } from "./steps.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({}, { sports: true });
  await untilPriced(live);
});
afterAll(() => live?.close());

it("whoever asks for further matches by keyboard goes on from there, also after the last page", async () => {
  const visitor = await visit(live, "wide", "en");
  const { page, words } = visitor;
  const scripts = await holdBack(page, /\.js$/);
  await page.goto("/sport", { waitUntil: "commit" });
  const more = page.getByRole("button", { name: words.text("wheel.more") });
  const rows = page.locator("li[data-fixture]");
  await more.focus();
  for (let pages = 0; (await more.getAttribute("aria-disabled")) !== "true"; pages++) {
    expect(pages).toBeLessThan(40);
    const before = await rows.count();
    await page.keyboard.press("Enter");
    // The first press is made before the page is alive.
    scripts.release();
    await expect.poll(() => rows.count()).not.toBe(before);
    await expect.poll(() => more.getAttribute("aria-busy")).toBe(null);
    expect(await hasFocus(more)).toBe(true);
  }
  await page.keyboard.press("Tab");
  await more.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await visitor.leave();
});
