import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { GAMES } from "../../support/matrix.ts";
import { LANTERN_TIDE, realGamePath, untilIdle } from "../../support/playing.ts";
import { visit, visitAsPlayer } from "../../support/visitor.ts";

/** Twelve digits: more than any name of a game leaves room for on a phone. */
const RICH_CENTS = 123_456_789_012n;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(GAMES)("the bar of $title", ({ slug }) => {
  it.each([
    ["narrow", "en"],
    ["narrow", "de"],
    ["narrow", "fr-CA"],
    ["landscape", "de"],
    ["landscape", "fr-CA"],
  ] as const)("names its tools under a finger, on a %s screen in %s", async (screen, language) => {
    const visitor = await visit(live, screen, language);
    await visitor.open((await realGamePath(visitor, slug)).replace("mode=real", "mode=demo"));
    await untilIdle(visitor.page);
    const tools = visitor.page.locator("[data-bar] button[title]");
    expect(await tools.count()).toBeGreaterThanOrEqual(3);
    // A crowded bar has no room for words on a low screen.
    const isCrowded = (await visitor.page.locator("[data-bar][data-crowded]").count()) > 0;
    for (const tool of await tools.all()) {
      const name = (await tool.getAttribute("aria-label")) ?? "";
      expect(name).not.toBe("");
      if (isCrowded && screen === "landscape") continue;
      expect(await tool.innerText(), name).not.toBe("");
      expect(await isCut(tool.locator("span")), name).toBe(false);
    }
    await visitor.leave();
  });

  it("needs no words where a mouse rests on them", async () => {
    const visitor = await visit(live, "wide");
    await visitor.open((await realGamePath(visitor, slug)).replace("mode=real", "mode=demo"));
    await untilIdle(visitor.page);
    const tools = await visitor.page.locator("[data-bar] button[title]").all();
    for (const tool of tools) expect(await tool.innerText()).toBe("");
    await visitor.leave();
  });

  it("shows twelve digits whole; the studio's name goes first", async () => {
    const visitor = await visitAsPlayer(live, "narrow", RICH_CENTS);
    const { page } = visitor;
    await visitor.open(await realGamePath(visitor, slug));
    await untilIdle(page);
    const balance = page.locator("header button", { hasText: "1,234,567,890.12" });
    expect(await isCut(balance.locator("span"))).toBe(false);
    const names = page.locator("[data-title]");
    expect(await isCut(names.locator("h1"))).toBe(false);
    const studio = await names.locator("p").boundingBox();
    const place = await names.boundingBox();
    if (!studio || !place) throw new Error("a name has no box");
    const gone = studio.y >= place.y + place.height - 1;
    expect(gone || !(await isCut(names.locator("p")))).toBe(true);
    for (const amount of ["[data-balance]", "[data-net]"])
      expect(await isCut(page.locator(`[data-bar] ${amount}`)), amount).toBe(false);
    await visitor.leave();
  });
});

it("a key that is held starts one round; the next wants it released and pressed again", async () => {
  const visitor = await visit(live, "wide");
  const { page } = visitor;
  let rounds = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/demo_rounds")) rounds++;
  });
  await visitor.open(
    (await realGamePath(visitor, LANTERN_TIDE.slug)).replace("mode=real", "mode=demo"),
  );
  await untilIdle(page);
  // The first down is a press, the others are what a keyboard repeats of it.
  await page.keyboard.down(" ");
  await page.locator('[data-state="replaying"]').waitFor();
  await untilIdle(page);
  for (let repeats = 0; repeats < 30; repeats++) {
    await page.keyboard.down(" ");
    await page.waitForTimeout(33);
  }
  expect(rounds).toBe(1);
  await page.keyboard.up(" ");
  await untilIdle(page);
  await page.keyboard.down(" ");
  await expect.poll(() => rounds).toBe(2);
  await page.keyboard.up(" ");
  await visitor.leave();
});

/** Tells whether a text is wider than its box, or reaches out of the one around it. */
const isCut = (text: Locator): Promise<boolean> =>
  text.first().evaluate((element) => {
    const around = element.parentElement?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return (
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 4 ||
      (around !== undefined && own.right > around.right + 1)
    );
  });
