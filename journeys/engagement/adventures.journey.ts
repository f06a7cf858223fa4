import { GROUPS } from "@houselight/contracts/accounts";
import { listBonuses, updateBonusSettings } from "@houselight/contracts/bonuses";
import { mainWidget, vipAdventures } from "@houselight/contracts/configuration";
import { writeContentVersion } from "@houselight/contracts/content";
import { chosenByTwo, type HttpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

const PATIENCE = { timeout: 15_000, interval: 250 };
const DAY_MS = 86_400_000;
const STEPS = 8;

let live: LiveHouse;
let manager: HttpCaller;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
  const taken = (step: number) => ({
    step,
    stepTotal: STEPS,
    prize: {
      type: "bonus" as const,
      title: { en: `Coin ${step}` },
      group_key: "adventure_day",
      amount: { EUR: 100 * step },
    },
    condition: { wager: 10, periodActivationDays: 3 },
    variables: {},
  });
  // Today is the third day.
  const adventure = {
    starts_on: new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10),
    days: Array.from({ length: STEPS - 1 }, (_, at) => ({ day: at + 1, ...taken(at + 1) })),
    superDay: taken(STEPS),
  };
  await chosenByTwo(live.house, live.url, vipAdventures, { adventure });
  await manager.call(mainWidget.choose, { body: { links: ["adventures", "quests"] } });
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const progress = (completed: number) => ({ completed: String(completed), total: String(STEPS) });

/** A player who takes part. */
async function member(nickname: string) {
  const player = await richPlayer(live, nickname);
  await live.house.database.query(
    `insert into accounts.player_groups (player_id, group_id)
     select id, $2 from accounts.players where nickname = $1`,
    [nickname, GROUPS.adventures],
  );
  return player;
}

it("VIP-15, VIP-17: the cards follow the calendar; a player takes the prize of today, once", async () => {
  const { visitor, caller } = await member(`Ida${Date.now()}`);
  const { page, words } = visitor;
  await visitor.open("/adventures");
  await page.getByText(words.text("adventures.progress", progress(0))).waitFor();
  const days = page.locator("button[data-state]");
  expect(await days.evaluateAll((all) => all.map((one) => one.getAttribute("data-state")))).toEqual(
    ["lost", "lost", "active", "future", "future", "future", "future", "superb"],
  );
  const current = () => page.locator("li[aria-current=step]").getAttribute("data-step");
  expect(await current()).toBe("3");
  await days.nth(5).click();
  await expect.poll(current, PATIENCE).toBe("6");
  await page.getByRole("button", { name: words.text("adventures.before") }).click();
  await expect.poll(current, PATIENCE).toBe("5");
  await expectAccessible(page, "adventure");
  const take = page.getByRole("button", { name: `${words.text("adventures.take")}: Coin 3` });
  await take.click();
  await page.getByText(words.text("adventures.progress", progress(1))).waitFor();
  expect(await take.count()).toBe(0);
  expect((await caller.call(listBonuses, {})).body).toMatchObject([
    { title: "Coin 3", amount_cents: 300 },
  ]);
  await visitor.leave();
});

it("who has turned bonuses off turns them on before the prize of today", async () => {
  const { visitor, caller } = await member(`Off${Date.now()}`);
  await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
  const { page, words } = visitor;
  await visitor.open("/adventures");
  const today = page.locator("li[aria-current=step]");
  await today.getByText(words.text("prizes.bonusesOff.text")).waitFor();
  const take = page.getByRole("button", { name: `${words.text("adventures.take")}: Coin 3` });
  expect(await take.count()).toBe(0);
  await expectAccessible(page, "adventure without bonuses");
  await today.getByRole("button", { name: words.text("prizes.bonusesOff.allow") }).click();
  await take.click();
  await page.getByText(words.text("adventures.progress", progress(1))).waitFor();
  await visitor.leave();
});

it("SHELL-07, SHELL-08: the shortcut to the adventures shows to who takes part, and to nobody else", async () => {
  const shortcuts = async (nickname: string, isMember: boolean) => {
    const { visitor } = await (isMember ? member(nickname) : richPlayer(live, nickname));
    const { page, words } = visitor;
    await visitor.open("/");
    await page.getByRole("button", { name: words.text("nav.shortcuts") }).click();
    await page
      .getByRole("link", { name: words.text("nav.quests") })
      .last()
      .waitFor();
    const link = page.getByRole("link", { name: words.text("nav.adventures"), exact: true });
    const count = await link.count();
    if (count > 0) {
      await link.click();
      await page.getByRole("heading", { level: 1, name: words.text("adventures.title") }).waitFor();
    }
    await visitor.leave();
    return count;
  };
  expect(await shortcuts(`Jo${Date.now()}`, true)).toBe(1);
  expect(await shortcuts(`Kai${Date.now()}`, false)).toBe(0);
});

it("CMS-05, OPEN-48: a guest sees the adventure, on its page, in the hub and in pages of words", async () => {
  await manager.call(writeContentVersion, {
    body: {
      path: "club-and-calendar",
      l: "en",
      title: "Club and calendar",
      main_content: "",
      content: "{{vip-club}} {{adventure}}",
      categories: [],
      hidden: false,
      json: {},
      parameters: {},
      publish_at: "2020-01-01T00:00:00Z",
    },
  });
  const html = await (await fetch(`${live.url}/adventures`)).text();
  for (const part of ["Coin 1", "€1.00", "Rules"]) expect(html).toContain(part);
  const visitor = await visit(live, "narrow");
  const { page, words } = visitor;
  await visitor.open("/club-and-calendar");
  await page.getByRole("heading", { level: 2, name: "Diamond" }).waitFor();
  await page.getByRole("heading", { name: "Coin 3" }).waitFor();
  await expectAccessible(page, "a page of words with an adventure");
  await visitor.open("/santa-vegas");
  await page.getByRole("link", { name: words.text("sections.adventures.title") }).click();
  await page.getByRole("link", { name: words.text("adventures.signUp") }).waitFor();
  await visitor.leave();
});
