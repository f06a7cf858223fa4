import { randomUUID } from "node:crypto";
import { getPlayer } from "@houselight/contracts/accounts";
import { proposeCashbackRule } from "@houselight/contracts/cashback";
import { wheelConfig } from "@houselight/contracts/configuration";
import { listGifts, makeGrant, proposeGrant } from "@houselight/contracts/gifts";
import { chosenByTwo, type HttpCaller, signedInOperator } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { accountCents } from "../support/playing.ts";
import { richPlayer } from "../support/rich-player.ts";
import { expectAccessible, hasFocus } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
  const money = (euros: number) => ({
    weight: 1,
    bonuses: [
      {
        type: "bonus" as const,
        title: { en: `${euros} euros` },
        bonus_amount: { EUR: euros * 100 },
        result_bonus: { wager: 3 },
      },
    ],
  });
  const body = { enabled: true, groups: [], prizes: [money(1), money(2)] };
  await chosenByTwo(live.house, live.url, wheelConfig, body);
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function press({ page, text }: Desk, row: string, key: string, reason?: string) {
  await rowOf(page, row)
    .getByRole("button", { name: text(key) })
    .click();
  const dialog = page.getByRole("dialog");
  if (reason) await dialog.getByLabel(text("parts.reason")).fill(reason);
  await dialog.getByRole("button", { name: text(key) }).click();
  return dialog;
}

const idOf = async (caller: HttpCaller) => (await caller.call(getPlayer, {})).body.id as number;

it("BONUS-01, BONUS-02, BONUS-14: two operators give cash, which its player sees, takes and has on the account", async () => {
  const { visitor, caller } = await richPlayer(live, `Gil${Date.now()}`);
  const { page, words } = visitor;
  await visitor.open("/profile/gifts");
  const first = await visitDesk(live);
  first.allow(/403/);
  await first.open("/gifts");
  await first.page.getByRole("button", { name: first.text("gifts.propose") }).click();
  const form = first.page.getByRole("dialog");
  const field = (key: string) => form.getByLabel(first.text(`parts.fields.${key}`));
  await expectAccessible(first.page, "form of a gift");
  await field("type").selectOption("cash");
  const title = form.getByRole("group", { name: first.text("parts.fields.title") });
  await title.getByLabel(first.text("parts.addEntry")).selectOption("en");
  await title.getByRole("textbox").fill("Twelve from the desk");
  await field("amount_eur").first().fill("12.50");
  await field("player_id")
    .first()
    .fill(String(await idOf(caller)));
  await field("reason").fill("a journey");
  await form.getByRole("button", { name: first.text("gifts.propose") }).click();
  await rowOf(first.page, "Twelve from the desk")
    .getByText(first.text("parts.states.proposed"))
    .waitFor();
  const refused = await press(first, "Twelve from the desk", "parts.steps.make");
  await refused.getByRole("alert").waitFor();
  const second = await visitDesk(live);
  await second.open("/gifts");
  await press(second, "Twelve from the desk", "parts.steps.make");
  await rowOf(second.page, "Twelve from the desk")
    .getByText(second.text("parts.states.given"))
    .waitFor();

  // The page was open all the while.
  const card = page.getByRole("article").filter({ hasText: "Twelve from the desk" });
  await card.getByText(words.text("gifts.types.cash"), { exact: true }).waitFor();
  await card.getByText(words.text("gifts.states.received"), { exact: true }).waitFor();
  await expectAccessible(page, "gifts");
  await card.getByRole("button", { name: words.text("gifts.card.take") }).press("Enter");
  await card.getByText(words.text("gifts.states.used"), { exact: true }).waitFor();
  // The card has moved to those that are over: the page's title has the focus of its button.
  await expect.poll(() => hasFocus(page.getByRole("heading", { level: 1 }))).toBe(true);
  await card.getByText(words.text("gifts.card.became.cash")).waitFor();
  expect(await accountCents(visitor)).toBe(1_001_250);
  await page.getByRole("banner").getByText("10,012.50").first().waitFor();
  for (const one of [visitor, first, second]) await one.leave();
});

it.runIf(IS_WHOLE)(
  "BONUS-01: gives up a turn of the wheel, takes points, and leads to the wheel with another turn (narrow)",
  async () => {
    const { visitor, caller } = await richPlayer(live, `Mia${Date.now()}`, "narrow");
    const { page, words } = visitor;
    const player_id = await idOf(caller);
    const [one, other] = [
      await signedInOperator(live.house, live.url, "manager"),
      await signedInOperator(live.house, live.url, "manager"),
    ];
    for (const [title, part] of [
      ["Turn to lose", { type: "giftspin" }],
      ["Turn to take", { type: "giftspin" }],
      ["Forty points", { type: "xp", points: 40 }],
    ] as const) {
      const named = { id: randomUUID(), title: { en: title }, player_id, reason: "a journey" };
      const body = { ...named, ...part };
      expect((await one.call(proposeGrant, { body })).status).toBe(201);
      expect((await other.call(makeGrant, { params: { id: body.id } })).body.state).toBe("given");
    }
    await visitor.open("/profile/gifts");
    const card = (title: string) => page.getByRole("article").filter({ hasText: title });
    const lost = card("Turn to lose");
    await lost.getByRole("button", { name: words.pattern("bonuses.cancel.label") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words.text("bonuses.cancel.button"), exact: true })
      .click();
    await lost.getByText(words.text("gifts.card.given")).waitFor();
    const points = card("Forty points");
    await points.getByRole("button", { name: words.text("gifts.card.take") }).click();
    await points.getByText(words.text("gifts.card.became.points")).waitFor();
    const turn = card("Turn to take");
    await turn.getByRole("button", { name: words.text("gifts.card.take") }).click();
    await turn.getByText(words.text("gifts.states.activated"), { exact: true }).waitFor();
    await turn.getByRole("link", { name: words.text("gifts.card.toWheel") }).click();
    await page.waitForURL(/\/spin-wheel/);
    const stages = (await caller.call(listGifts, {})).body.map(({ title, stage }) => [
      title,
      stage,
    ]);
    expect(new Map(stages as [string, string][])).toEqual(
      new Map([
        ["Turn to lose", "canceled"],
        ["Turn to take", "activated"],
        ["Forty points", "finished"],
      ]),
    );
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "GAME-08: another operator publishes cashback, which leads the live games and stands among the gifts",
  async () => {
    const manager = await signedInOperator(live.house, live.url, "manager");
    const body = {
      id: randomUUID(),
      key: "journey",
      licence: "CW",
      title: { en: "A quarter of live tables" },
      period: "week" as const,
      kinds: ["live" as const],
      share_bp: 2_550,
      least: { EUR: 100 },
      most: { EUR: 5_000 },
      form: "cash" as const,
      reason: "a journey",
    };
    expect((await manager.call(proposeCashbackRule, { body })).status).toBe(201);
    const desk = await visitDesk(live);
    await desk.open("/cashback");
    await expectAccessible(desk.page, "rules of cashback");
    await press(desk, "A quarter of live tables", "parts.steps.publish", "agreed");
    await rowOf(desk.page, "A quarter of live tables")
      .getByText(desk.text("parts.states.published"))
      .waitFor();
    await desk.open(`/cashback/${body.id}`);
    await desk.page.getByText(desk.text("cashback.noFigures")).waitFor();

    const { visitor } = await richPlayer(live, `Ove${Date.now()}`);
    const { page, words } = visitor;
    await visitor.open("/live/all");
    const card = page.locator("[data-card=cashback]");
    await card.getByText("25.5%").waitFor();
    await card.click();
    await page.waitForURL(/\/profile\/gifts#cashback$/);
    const rule = page.getByRole("article").filter({ hasText: "A quarter of live tables" });
    await rule.getByText(words.text("cashback.cash"), { exact: true }).waitFor();
    await page.getByText(words.text("cashback.honest")).waitFor();
    await expectAccessible(page, "gifts with cashback");
    await visitor.leave();
    await desk.leave();
  },
);
