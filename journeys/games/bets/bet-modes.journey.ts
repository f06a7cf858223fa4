import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { untilIdle } from "../../support/playing.ts";
import { expectAccessible, visit } from "../../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

it("a way to bet is chosen by keys and by a press, and the round is played by it", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await visitor.open("/play/saltglass/storm-cellar?mode=demo");
  await untilIdle(page);
  const opener = page.getByRole("button", { name: words.text("games.slotRules.mode") });
  const choices = page.getByRole("radio");
  const chosen = () =>
    choices.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
  await opener.focus();
  await page.keyboard.press("Enter");
  await choices.first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await chosen()).toEqual([false, false, true]);
  await expectAccessible(page, "the ways to bet");
  await page.keyboard.press("Escape");
  const bets: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/demo_rounds"))
      bets.push(request.postDataJSON().bet);
  });
  const spin = () =>
    page.getByRole("button", { name: words.text("games.spin"), exact: true }).click();
  await spin();
  await expect.poll(() => bets.length).toBe(1);
  expect(bets[0]).toMatchObject({ kind: "slot", mode: "tempest" });

  await page.locator('[data-state="idle"]:not([data-round=""])').waitFor({ timeout: 60_000 });
  await opener.click();
  await choices.nth(1).locator("..").click();
  await choices.first().waitFor({ state: "detached" });
  await spin();
  await expect.poll(() => bets.length).toBe(2);
  expect(bets[1]).toMatchObject({ mode: "gale" });
  await visitor.leave();
});
