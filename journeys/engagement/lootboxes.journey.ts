import { randomUUID } from "node:crypto";
import { getPlayer } from "@houselight/contracts/accounts";
import { listBonuses } from "@houselight/contracts/bonuses";
import {
  giveLootboxes,
  listLootboxes,
  makeLootboxGift,
  proposeLootboxKind,
  publishLootboxKind,
} from "@houselight/contracts/lootboxes";
import type { Prize } from "@houselight/contracts/prizes";
import { type HttpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { holdBack } from "../support/hold-back.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { richPlayer } from "../support/rich-player.ts";
import { expectAccessible, hasFocus } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000 };
const reason = { reason: "a journey" };

let live: LiveHouse;
let operators: readonly [HttpCaller, HttpCaller];
beforeAll(async () => {
  live = await openLiveHouse();
  operators = [
    await signedInOperator(live.house, live.url, "manager"),
    await signedInOperator(live.house, live.url, "manager"),
  ];
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const money = (euros: number, weight: number): Prize => ({
  weight,
  bonuses: [
    {
      type: "bonus",
      title: { en: `${euros} euros` },
      bonus_amount: { EUR: euros * 100 },
      result_bonus: { wager: 3 },
    },
  ],
});

/** Gives a player a box of a new kind, as two operators do. */
async function give(caller: HttpCaller, title: string): Promise<void> {
  const [first, second] = operators;
  const kind = randomUUID();
  const group_key = `box-${kind.slice(0, 8)}`;
  const items = [money(5, 3), money(10, 1)];
  const body = { id: kind, group_key, title: { en: title }, items, days_valid: 3, ...reason };
  expect((await first.call(proposeLootboxKind, { body })).status).toBe(201);
  await second.call(publishLootboxKind, { params: { id: kind }, body: reason });
  const { body: player } = await caller.call(getPlayer, {});
  const id = randomUUID();
  const gift = { id, player_id: player.id as number, ...reason };
  expect((await first.call(giveLootboxes, { params: { group_key }, body: gift })).status).toBe(201);
  expect((await second.call(makeLootboxGift, { params: { id } })).status).toBe(200);
}

it("AUTH-28, LOOT-02, LOOT-05: a box that is given appears by itself, is opened, shows its prize, and can be checked", async () => {
  const { visitor, caller } = await richPlayer(live, `Lena${Date.now()}`);
  const { page, words } = visitor;
  const socket = await holdBack(page, /\/assets\/connect-/);
  await visitor.open("/profile/gifts");
  expect(await page.getByRole("heading", { name: words.text("lootboxes.title") }).count()).toBe(0);
  await expect.poll(socket.count).toBe(1);
  // The page is told of what came between it and its socket.
  await give(caller, "Box of the journey");
  socket.release();
  const box = page.getByRole("article", { name: "Box of the journey" });
  await box.waitFor(PATIENCE);
  await box.getByText(words.text("lootboxes.inside")).click();
  const table = box.getByRole("table");
  expect(await table.getByRole("row").allTextContents()).toEqual([
    expect.stringContaining(words.text("prizes.chance")),
    expect.stringMatching(/€5\.00.*75%/),
    expect.stringMatching(/€10\.00.*25%/),
  ]);
  await expectAccessible(page, "loot box");
  await box.getByRole("button", { name: words.text("lootboxes.open") }).press("Enter");
  await box.getByText(words.text("lootboxes.wonText")).waitFor();
  const proof = box.getByRole("button", { name: words.text("prizes.proof.open") });
  // What takes the place of the button that was pressed has its focus.
  await expect.poll(() => hasFocus(proof)).toBe(true);
  const [opened] = (await caller.call(listLootboxes, {})).body;
  const [bonus] = (await caller.call(listBonuses, {})).body;
  const won = opened?.draw ? opened.items[opened.draw.index]?.bonuses[0] : undefined;
  expect(opened?.stage).toBe("activated");
  expect(bonus?.amount_cents).toBe(won?.amount_cents);
  await box
    .getByRole("status")
    .getByText(won?.amount_cents === 500 ? "€5.00" : "€10.00")
    .waitFor();
  await proof.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.text("prizes.proof.reveal") }).click();
  await dialog.locator("[data-agrees=true]").waitFor();
  await expectAccessible(page, "check of a box");
  await visitor.leave();
});
