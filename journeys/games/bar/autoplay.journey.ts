import type { EndpointInput, playDemoRound } from "@houselight/contracts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { screensInTurn } from "../../support/matrix.ts";
import { untilIdle } from "../../support/playing.ts";
import { expectAccessible, visit } from "../../support/visitor.ts";

type Asked = EndpointInput<typeof playDemoRound>["body"];

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Collects what the page asks of the house, round by round. */
function watchRounds(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/demo_rounds"))
      asked.push(request.postDataJSON() as Asked);
  });
  return asked;
}

describe("rounds that follow by themselves", () => {
  it.each(screensInTurn(0))(
    "are set, said to the house, and stopped on a %s screen",
    async (screen) => {
      const visitor = await visit(live, screen);
      const { page, words } = visitor;
      const asked = watchRounds(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visitor.open("/play/tin-parade/penny-comet?mode=demo&speed=20");
      await untilIdle(page);
      const text = (key: string, values?: Record<string, string>) =>
        words.text(`games.autoplay.${key}`, values);
      await page.getByRole("button", { name: text("name"), exact: true }).click();
      await page.getByRole("radio", { name: "25", exact: true }).check({ force: true });
      // Neither limit can be left out.
      for (const limit of ["lossLimit", "winLimit"]) {
        const choice = page.getByLabel(text(limit));
        expect(await choice.inputValue()).toMatch(/^[1-9]\d*$/);
        await choice.selectOption({ index: 3 });
      }
      await expectAccessible(page, `automatic play, ${screen}`);
      await page
        .getByRole("button", { name: text("start", { rounds: "25" }), exact: true })
        .click();

      const stop = page.locator("[data-rounds-left]");
      await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(2);
      expect(await stop.isVisible()).toBe(true);
      await stop.click();
      await stop.waitFor({ state: "detached" });
      await untilIdle(page);
      const before = asked.length;
      expect(asked.map(({ automatic }) => automatic)).toEqual(Array(before).fill(true));
      await page.waitForTimeout(2_000);
      expect(asked).toHaveLength(before);
      // A press of one's own says nothing of the kind.
      await page.getByRole("button", { name: words.text("games.spin"), exact: true }).click();
      await expect.poll(() => asked.length).toBe(before + 1);
      expect(asked.at(-1)).not.toHaveProperty("automatic");
      await visitor.leave();
    },
  );

  it("end when a window opens", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open("/play/tin-parade/penny-comet?mode=demo&speed=20");
    await untilIdle(page);
    await page
      .getByRole("button", { name: words.text("games.autoplay.name"), exact: true })
      .click();
    await page
      .getByRole("button", {
        name: words.text("games.autoplay.start", { rounds: "10" }),
        exact: true,
      })
      .click();
    const stop = page.locator("[data-rounds-left]");
    await stop.waitFor();
    await page
      .getByRole("button", { name: words.text("games.rules"), exact: true })
      .first()
      .click();
    await stop.waitFor({ state: "detached" });
    await page.getByText(words.text("games.autoplay.over.dialog")).waitFor();
    await visitor.leave();
  });
});
