import { afterAll, beforeAll, expect, it } from "vitest";
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
  await visitor.open("/sport");
  const more = page.getByRole("button", { name: words.text("wheel.more") });
  await more.focus();
  const rows = page.locator("li[data-fixture]");
  for (let pages = 0; (await more.getAttribute("aria-disabled")) !== "true"; pages++) {
    expect(pages).toBeLessThan(40);
    const before = await rows.count();
    await page.keyboard.press("Enter");
    await expect.poll(() => rows.count()).not.toBe(before);
    await expect.poll(() => more.getAttribute("aria-busy")).toBe(null);
    expect(await hasFocus(more)).toBe(true);
  }
  await page.keyboard.press("Tab");
  await more.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await visitor.leave();
});
