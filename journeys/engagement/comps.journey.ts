import { randomUUID } from "node:crypto";
import {
  endCompCard,
  isSaleGroup,
  listCompCards,
  makeCompCorrection,
  type NewCompCard,
  proposeCompCard,
  proposeCompCorrection,
  publishCompCard,
} from "@houselight/contracts/comps";
import { changeGroups, GROUPS } from "@houselight/contracts/accounts";
import { listBonuses, updateBonusSettings } from "@houselight/contracts/bonuses";
import { writeContentVersion } from "@houselight/contracts/content";
import { type HttpCaller, httpCaller, registered, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import type { Screen } from "../support/matrix.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

const REASON = { reason: "a journey" };
const PATIENCE = { timeout: 20_000 };

let live: LiveHouse;
let first: HttpCaller;
let second: HttpCaller;
beforeAll(async () => {
  live = await openLiveHouse();
  first = await signedInOperator(live.house, live.url, "manager");
  second = await signedInOperator(live.house, live.url, "manager");
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

/** Puts a card of five euros into the shop. Returns its title, which no other journey has. */
async function putIntoShop(points: number, part: Partial<NewCompCard> = {}): Promise<string> {
  const id = randomUUID();
  const title = `Purse ${id.slice(0, 8)}`;
  const body = {
    id,
    type: "money" as const,
    group: `purse-${id.slice(0, 8)}`,
    title: { en: title },
    rates: [{ currency: "EUR", amount_cents: 500, points }],
    wager: 3,
    ...part,
    ...REASON,
  };
  expect((await first.call(proposeCompCard, { body })).status).toBe(201);
  const call = { params: { id }, body: REASON };
  expect((await second.call(publishCompCard, call)).status).toBe(200);
  return title;
}

async function givePoints(playerId: bigint, points: number): Promise<void> {
  const id = randomUUID();
  const body = { id, player_id: Number(playerId), points, ...REASON };
  expect((await first.call(proposeCompCorrection, { body })).status).toBe(201);
  expect((await second.call(makeCompCorrection, { params: { id } })).status).toBe(200);
}

/** Takes what is on sale out of the shop: an attempt before may have left it there. */
async function endSales(): Promise<void> {
  const { body: cards } = await first.call(listCompCards, { query: {} });
  for (const { id, group, state } of cards)
    if (state === "published" && isSaleGroup(group))
      await first.call(endCompCard, { params: { id }, body: REASON });
}

interface Shopper {
  readonly visitor: Visitor;
  readonly id: bigint;
  readonly caller: HttpCaller;
}

/** A new player with so many points, in a browser of theirs. */
async function shopper(points: number, screen: Screen = "wide"): Promise<Shopper> {
  const { id, token } = await registered(live.house);
  if (points > 0) await givePoints(id, points);
  const visitor = await visit(live, screen);
  await visitor.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  const caller = httpCaller(live.url);
  caller.useSession(token);
  return { visitor, id, caller };
}

const press = ({ page, words }: Visitor, key: string, values = {}) =>
  page.getByRole("button", { name: words.text(key, values), exact: true }).click();
const choose = ({ page }: Visitor, title: string) =>
  page.getByRole("button", { name: title, exact: true }).click();
const purse = ({ page }: Visitor) => page.locator("main output").first();
const points = (count: string) => ({ price: `${count} points` });

it("ROUTE-21, COMP-03, COMP-04, COMP-09: a guest finds the shelves and is led to registration", async () => {
  await endSales();
  const title = await putIntoShop(100);
  const guest = await visit(live, "narrow");
  const { page, words } = guest;
  await guest.open("/rocket-mart");
  const tabs = page.getByRole("navigation", { name: words.text("comps.shelves") });
  const named = async () =>
    (await tabs.getByRole("link").allTextContents()).map((one) => one.trim());
  const shelf = (tab: string) => words.text(`comps.tab.${tab}`);
  expect(await named()).toEqual(["all", "freespins", "money", "special"].map(shelf));
  await choose(guest, title);
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByText(words.text("comps.price")).waitFor();
  await expectAccessible(page, "a card of the shop");
  await dialog.getByRole("link", { name: words.text("comps.signUp") }).click();
  await page.waitForURL("**/registration");
  // A sale brings the tab of discounts.
  await putIntoShop(50, { group: `sale-${randomUUID().slice(0, 8)}` });
  await guest.open("/rocket-mart");
  expect(await named()).toContain(shelf("discounts"));
  for (const [segment, tab] of [
    ["", "all"],
    ["/all", "all"],
    ["/discounts", "discounts"],
    ["/freespins", "freespins"],
    ["/money", "money"],
    ["/special", "special"],
  ] as const) {
    expect(await guest.open(`/rocket-mart${segment}`)).toBe(200);
    const current = tabs.locator("[aria-current=page]");
    expect((await current.textContent())?.trim()).toBe(shelf(tab));
  }
  await expectAccessible(page, "the shop");
  await guest.leave();
});

it("AUTH-28, COMP-01, COMP-05, COMP-08, COMP-11, COMP-14, COMP-15: a player exchanges points for two of a reward", async () => {
  const title = await putIntoShop(100);
  const { visitor, id, caller } = await shopper(0);
  const { page, words } = visitor;
  await visitor.open("/rocket-mart/money");
  await expect.poll(() => purse(visitor).textContent(), PATIENCE).toBe("0");
  const open = page.getByRole("link", { name: words.text("comps.tabOpen") });
  expect(await open.count()).toBe(0);
  // Points that come meanwhile are told.
  await givePoints(id, 250);
  await expect.poll(() => purse(visitor).textContent(), PATIENCE).toBe("250");
  await expect.poll(() => open.count(), PATIENCE).toBeGreaterThan(0);
  await choose(visitor, title);
  const more = page.getByRole("button", { name: words.text("comps.quantity.more") });
  await more.click();
  expect(await more.isDisabled()).toBe(true);
  await expectAccessible(page, "how many of a reward");
  await press(visitor, "comps.exchange");
  await page.getByRole("dialog", { name: /€10\.00/ }).waitFor();
  await press(visitor, "comps.confirm.exchange", points("200"));
  await page.getByRole("dialog", { name: words.text("comps.success.title") }).waitFor();
  await page
    .getByText(words.text("comps.value.money", { amount: "€10.00" }))
    .last()
    .waitFor();
  await expectAccessible(page, "the result of an exchange");
  await press(visitor, "comps.success.back");
  await expect.poll(() => purse(visitor).textContent(), PATIENCE).toBe("50");
  // With points for one there is no number to choose.
  await givePoints(id, 100);
  await expect.poll(() => purse(visitor).textContent(), PATIENCE).toBe("150");
  await choose(visitor, title);
  await page.getByRole("button", { name: words.text("comps.exchange"), exact: true }).waitFor();
  expect(await more.count()).toBe(0);
  await page.keyboard.press("Escape");
  const { body: bonuses } = await caller.call(listBonuses, {});
  expect(bonuses.map(({ amount_cents }) => amount_cents)).toEqual([1_000]);
  await visitor.leave();
});

it("COMP-08, MODAL-12: an exchange that fails closes the question, says no more than that, and is tried again as the same", async () => {
  const title = await putIntoShop(100);
  const { visitor } = await shopper(100);
  const { page, words } = visitor;
  visitor.allow(/422|500|Failed to load/);
  await visitor.open("/rocket-mart");
  const sent: string[] = [];
  await page.route("**/api/comp_points/exchange/**", (route) => {
    sent.push((route.request().postDataJSON() as { id: string }).id);
    const errors = { base: { reward_not_for_you: "A detail that nobody is shown." } };
    if (sent.length === 1)
      return route.fulfill({
        status: 422,
        contentType: "application/json",
        body: JSON.stringify({ errors }),
      });
    // The second comes to the house or not: nobody can tell.
    return sent.length === 2 ? route.fulfill({ status: 500, body: "{}" }) : route.continue();
  });
  const exchange = async () => {
    await press(visitor, "comps.exchange");
    await press(visitor, "comps.confirm.exchange", points("100"));
  };
  await choose(visitor, title);
  await exchange();
  const failure = page.getByRole("dialog", { name: words.text("comps.failure.title") });
  await failure.waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(await page.getByText("A detail that nobody is shown.").count()).toBe(0);
  expect(await page.getByText(words.text("refusals.reward_not_for_you")).count()).toBe(0);
  await press(visitor, "comps.failure.retry");
  await exchange();
  await failure.waitFor();
  await press(visitor, "comps.failure.back");
  await failure.waitFor({ state: "detached" });
  await visitor.reload();
  await choose(visitor, title);
  await exchange();
  await page.getByRole("dialog", { name: words.text("comps.success.title") }).waitFor();
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  await press(visitor, "comps.success.back");
  await expect.poll(() => purse(visitor).textContent(), PATIENCE).toBe("0");
  await visitor.leave();
});

it("COMP-10: whoever has too few points reads how many are missing, and goes to play or back", async () => {
  const title = await putIntoShop(100);
  const { visitor } = await shopper(80, "narrow");
  const { page, words } = visitor;
  await visitor.open("/rocket-mart");
  await choose(visitor, title);
  await page.getByText("You are 20 points short of this.").waitFor();
  expect(
    await page.getByRole("button", { name: words.text("comps.exchange"), exact: true }).count(),
  ).toBe(0);
  await expectAccessible(page, "too few points");
  await press(visitor, "comps.notEnough.back");
  await expect.poll(() => page.getByRole("dialog").count(), PATIENCE).toBe(0);
  await choose(visitor, title);
  await page.getByRole("link", { name: words.text("comps.notEnough.play") }).click();
  await page.waitForURL("**/slots");
  await visitor.leave();
});

it("COMP-05: a shelf within reach says so, and the shop stays as wide as the narrowest window", async () => {
  await putIntoShop(100);
  const { visitor } = await shopper(100, "narrow");
  const { page, words } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.open("/rocket-mart");
  const shelf = page.getByRole("link", { name: words.text("comps.tab.money") });
  await shelf.filter({ hasText: words.text("comps.tabOpen") }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await visitor.leave();
});

it("COMP-12, COMP-13, MODAL-12: bonuses are turned on first, and players with another account are warned", async () => {
  const title = await putIntoShop(100);
  const { visitor, id, caller } = await shopper(100);
  const { page, words } = visitor;
  const params = { id: Number(id) };
  const groups = { add: [GROUPS.multiAccount] };
  await first.call(changeGroups, { params, body: { groups, ...REASON } });
  await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
  await visitor.open("/rocket-mart");
  await choose(visitor, title);
  await press(visitor, "comps.exchange");
  await page.getByRole("dialog", { name: words.text("comps.bonuses.title") }).waitFor();
  await expectAccessible(page, "bonuses are off");
  const asked = page.waitForRequest("**/api/player/update_bonus_settings");
  await press(visitor, "prizes.bonusesOff.allow");
  expect((await asked).method()).toBe("PATCH");
  await page.getByText(words.text("comps.multiAccount")).waitFor();
  await expectAccessible(page, "a warning before an exchange");
  await press(visitor, "comps.confirm.exchange", points("100"));
  await page.getByRole("dialog", { name: words.text("comps.success.title") }).waitFor();
  await visitor.leave();
});

it("COMP-16, COMP-17: the shop holds five places free, shows the default picture, and says what editors write", async () => {
  const rates = [{ currency: "EUR", amount_cents: 321, points: 10 }];
  const title = await putIntoShop(10, { rates });
  const text = `Opened ${randomUUID().slice(0, 8)}`;
  await first.call(writeContentVersion, {
    body: {
      path: "rocket-mart",
      l: "en",
      title: "About the shop",
      main_content: "",
      categories: [],
      hidden: false,
      json: {},
      parameters: {},
      content: `<p>${text}</p>`,
      publish_at: new Date(Date.now() - 1_000).toISOString(),
    },
  });
  const visitor = await visit(live, "wide");
  const { page } = visitor;
  await visitor.open("/slots");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/comp_points/rates/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator("header a[href$='/rocket-mart']").first().click();
  await page.waitForURL("**/rocket-mart");
  await expect.poll(() => page.locator("[data-skeleton]").count(), PATIENCE).toBe(5);
  release();
  const card = page.getByRole("article").filter({ hasText: title });
  await card.waitFor();
  expect(await card.locator("img").getAttribute("src")).toBe("/pictures/rewards/25.svg");
  expect(await page.locator("[data-skeleton]").count()).toBe(0);
  await page.getByText(text).waitFor();
  await visitor.leave();
});
