import { listRounds, openAccount } from "@houselight/contracts";
import { fund } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { realGamePath, untilIdle } from "../../support/playing.ts";
import { type RichPlayer, richPlayer } from "../../support/rich-player.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Opens a game for money as a player who has kroner beside the euros in use. */
async function playerWithKroner(nickname: string, slug: string): Promise<RichPlayer> {
  const player = await richPlayer(live, nickname);
  const { visitor, caller } = player;
  await caller.call(openAccount, { body: { currency: "NOK" } });
  await fund(live.house, player.id, 500_000n, "NOK");
  await caller.call(openAccount, { body: { currency: "EUR" } });
  await visitor.open(await realGamePath(visitor, slug));
  await untilIdle(visitor.page);
  return player;
}

/** Changes the account in use, as another device does, and waits until the page knows. */
async function use({ visitor, caller }: RichPlayer, currency: string, sign: string): Promise<void> {
  await caller.call(openAccount, { body: { currency } });
  await visitor.page.locator("header button").filter({ hasText: sign }).first().waitFor();
}

it("chips that lie on a table are taken off when the account in use changes", async () => {
  const player = await playerWithKroner("chip changer", "european-roulette");
  const { page } = player.visitor;
  const total = page.locator("[data-total]");
  await page.locator('[data-spot="red"]').first().click();
  expect(Number(await total.getAttribute("data-total"))).toBeGreaterThan(0);
  await use(player, "NOK", "NOK");
  await expect.poll(() => total.getAttribute("data-total")).toBe("0");
  // What was in euros does not come back either.
  await use(player, "EUR", "€");
  await expect.poll(() => total.getAttribute("data-total")).toBe("0");
  await player.visitor.leave();
});

it("an open round is told in its own currency until it has ended, and counts in no other one", async () => {
  const player = await playerWithKroner("miner", "mines");
  const { page, words } = player.visitor;
  const mines = page.getByRole("combobox", { name: words.text("game.mines.mines"), exact: true });
  await mines.selectOption("24");
  await page.getByRole("button", { name: words.text("game.mines.go"), exact: true }).click();
  const stage = page.locator('[data-state="deciding"][data-round]');
  await stage.waitFor();
  await use(player, "NOK", "NOK");
  const balance = page.locator("[data-balance]");
  await expect.poll(() => balance.textContent()).toContain("€");
  expect(await stage.textContent()).not.toContain("NOK");
  await player.visitor.reload();
  await stage.waitFor();
  expect(await stage.textContent()).not.toContain("NOK");
  // One field of 25 hides no mine: the pick ends the round either way.
  await page.locator('[data-field="7"]').click();
  await untilIdle(page);
  await expect.poll(() => balance.textContent()).toContain("NOK");
  const net = page.locator("[data-net]");
  await expect.poll(() => net.getAttribute("data-net")).toBe("0");
  await page.waitForTimeout(1_000);
  expect(await net.getAttribute("data-net")).toBe("0");
  await player.visitor.leave();
});

it("rounds that follow by themselves end with the account in use: their limits are in its currency", async () => {
  const player = await playerWithKroner("autoplayer", "penny-comet");
  const { visitor, caller } = player;
  const { page, words } = visitor;
  const text = (key: string, values?: Record<string, string>) =>
    words.text(`games.autoplay.${key}`, values);
  await page.getByRole("button", { name: text("name"), exact: true }).click();
  await page.getByRole("radio", { name: "100", exact: true }).check({ force: true });
  for (const limit of ["lossLimit", "winLimit"])
    await page.getByLabel(text(limit)).selectOption({ index: 3 });
  await page.getByRole("button", { name: text("start", { rounds: "100" }), exact: true }).click();
  const stop = page.locator("[data-rounds-left]");
  await stop.waitFor();
  await use(player, "NOK", "NOK");
  await stop.waitFor({ state: "detached" });
  await page.getByText(text("over.currency")).waitFor();
  const { body } = await caller.call(listRounds, { query: { limit: 100 } });
  expect(new Set(body.map(({ currency }) => currency))).toEqual(new Set(["EUR"]));
  await visitor.leave();
});

it("a balance that did not cover a stake is not spoken of once another account is in use", async () => {
  const player = await playerWithKroner("poor in dollars", "penny-comet");
  const { page, words } = player.visitor;
  player.visitor.allow(/status of 422/);
  await use(player, "USD", "$");
  await page.getByRole("button", { name: words.text("games.spin"), exact: true }).click();
  const refused = page.getByText(words.text("refusals.not_enough_money"));
  await refused.waitFor();
  await use(player, "EUR", "€");
  await refused.waitFor({ state: "detached" });
  await player.visitor.leave();
});
