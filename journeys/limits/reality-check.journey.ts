import { getSessionFigures, setRealityCheck } from "@houselight/contracts/compliance";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { type Screen, screensInTurn } from "../support/matrix.ts";
import { LANTERN_TIDE, realGamePath } from "../support/playing.ts";
import { expectAccessible, visitAsPlayer } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

it.each(screensInTurn(0))("asks a player to look at time and money on a %s screen", (screen) =>
  lookAndGoOn(screen),
);

/** Chooses minutes, is asked after them on both pages, reads the history, and goes on. */
async function lookAndGoOn(screen: Screen): Promise<void> {
  const visitor = await visitAsPlayer(live, screen, 50_000n);
  const { page, words } = visitor;
  await visitor.open("/profile/limits");
  const choice = page.getByLabel(words.text("realityCheck.setting.label"));
  // What was chosen stays in sight while it is on its way.
  const held = Promise.withResolvers<void>();
  await page.route(`**${setRealityCheck.path}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await choice.selectOption("15");
  await page.waitForTimeout(300);
  expect(await choice.inputValue()).toBe("15");
  held.resolve();
  await page.getByText(words.text("realityCheck.setting.saved")).waitFor();
  await expectAccessible(page, "the choice of minutes");

  // The session began twenty minutes ago.
  await live.house.database.query(
    `update accounts.sessions set present_since = present_since - interval '20 minutes'
     where player_id = (select max(id) from accounts.players)`,
  );
  const other = await page.context().newPage();
  await other.goto(page.url());
  const figures = `**${getSessionFigures.path}`;
  await page.route(figures, (route) => route.fulfill({ status: 500, body: "{}" }));
  visitor.allow(/500/);
  await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
  const name = words.text("realityCheck.title");
  const dialog = page.getByRole("dialog", { name });
  await dialog.waitFor();
  const retry = dialog.getByRole("button", { name: words.text("site.retry") });
  await retry.waitFor();
  await page.unroute(figures);
  await retry.click();
  await dialog.getByText(/^00:2\d:\d\d$/).waitFor();
  await expectAccessible(page, "a reality check");

  // Neither Escape nor a press beside it nor a reload leads past it, and focus stays inside.
  await page.keyboard.press("Escape");
  await page.mouse.click(2, 2);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.querySelector("[role=dialog]")?.contains(document.activeElement) ?? false,
    );
    expect(inside).toBe(true);
  }
  await visitor.reload();
  await dialog.waitFor();
  await dialog.getByRole("link", { name: words.text("realityCheck.history") }).click();
  await page.getByRole("heading", { name: words.text("rounds.title"), level: 1 }).waitFor();
  expect(await dialog.count()).toBe(0);
  await page.goBack();
  await dialog.waitFor();

  // One answer is enough for every tab.
  const second = other.getByRole("dialog", { name });
  await second.waitFor();
  await dialog.getByRole("button", { name: words.text("realityCheck.goOn") }).click();
  await dialog.waitFor({ state: "detached" });
  await second.waitFor({ state: "detached" });
  await other.close();
  await visitor.leave();
}
