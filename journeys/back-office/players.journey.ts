import { randomUUID } from "node:crypto";
import { listAccounts } from "@houselight/contracts/wallet";
import { signedInPlayer } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn, IS_WHOLE } from "../support/matrix.ts";
import { playSlot } from "../support/rich-player.ts";
import { expectAccessible } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

it.each(screensInTurn(0))(
  "finds a player, follows a round to the money it moved, notes something and blocks them, on a %s screen (OPEN-46)",
  async (screen) => {
    const { id, caller } = await signedInPlayer(live.house, live.url, 100_000n);
    const nickname = `Kite-${randomUUID().slice(0, 8)}`;
    await live.house.database.query("update accounts.players set nickname = $2 where id = $1", [
      id,
      nickname,
    ]);
    await playSlot(caller, "lantern-tide", 100);
    const desk = await visitDesk(live, { screen });
    const { page, text } = desk;
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: text("shell.search") }).fill(nickname);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: nickname, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: nickname }).waitFor();
    const tab = (name: string) => page.getByRole("tab", { name: text(`players.tabs.${name}`) });
    for (const name of ["movements", "wagers", "payments", "points", "gifts", "limits", "visits"]) {
      await tab(name).click();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page, `tab ${name}`);
    }
    await tab("wagers").click();
    await page.getByRole("link", { name: "lantern-tide" }).click();
    await page.getByRole("heading", { level: 1, name: text("wagers.wager") }).waitFor();
    await expectAccessible(page, "wager");
    await page.getByRole("link", { name: "stake", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: text("wallet.transfer") }).waitFor();
    await page.getByText("house:gaming").first().waitFor();
    await desk.open(`/players/${id}`);
    await page.getByLabel(text("players.note"), { exact: true }).fill("asked about a round");
    await page.getByRole("button", { name: text("players.writeNote") }).click();
    await page.getByRole("cell").filter({ hasText: "asked about a round" }).waitFor();
    await page.getByRole("button", { name: text("players.block") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(text("players.forever")).check();
    await dialog.getByLabel(text("parts.reason")).fill("asked for it on the phone");
    await expectAccessible(page, "block");
    await dialog.getByRole("button", { name: text("players.block") }).click();
    await dialog.waitFor({ state: "detached" });
    expect((await playSlot(caller, "lantern-tide", 100)).status).toBeGreaterThanOrEqual(400);
    await tab("limits").click();
    await page.getByText("asked for it on the phone").waitFor();
    await desk.leave();
  },
);

it.runIf(IS_WHOLE)("corrects a player's cash by two operators, and reports it", async () => {
  const { id, caller } = await signedInPlayer(live.house, live.url, 10_000n);
  const first = await visitDesk(live);
  await first.open(`/players/${id}`);
  const { page, text } = first;
  await page.getByRole("button", { name: text("corrections.propose") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text("corrections.direction")).selectOption("take");
  await dialog.getByLabel(text("corrections.amount")).fill("12.34");
  await dialog.getByLabel(text("parts.reason")).fill("paid twice for one voucher");
  await dialog.getByRole("button", { name: text("corrections.propose") }).click();
  await dialog.waitFor({ state: "detached" });
  const second = await visitDesk(live);
  await second.open("/payments/corrections");
  const row = second.page.getByRole("row").filter({ hasText: `#${id}` });
  await row.getByText("-€12.34").waitFor();
  await row.getByRole("button", { name: second.text("parts.steps.make") }).click();
  await second.page
    .getByRole("dialog")
    .getByRole("button", { name: second.text("parts.steps.make") })
    .click();
  await row.waitFor({ state: "detached" });
  const accounts = (await caller.call(listAccounts, {})).body;
  expect(accounts.find(({ currency }) => currency === "EUR")?.amount_cents).toBe(8_766);
  await first.leave();
  await second.leave();
});
