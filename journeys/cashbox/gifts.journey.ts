import { randomUUID } from "node:crypto";
import { listBonuses, proposeBonusOffer, publishBonusOffer } from "@houselight/contracts/bonuses";
import { additionalGifts, disabledBonuses, modifyGifts } from "@houselight/contracts/configuration";
import { chosenByTwo, type HttpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { fillRegistration, freshEmail } from "../support/entering.ts";
import { realGamePath, spinSlot } from "../support/playing.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

const GAME = "lantern-tide";
const COUPON = { code: "JOURNEY10", title: "Ten for a start", amount_eur_cents: 1_000 };
const VIP = {
  code: "GOLDEN5",
  title: "Golden five",
  amount_eur_cents: 500,
  group_key: "vip_program_gold",
};
const WELCOME = { code: "FIRST3", title: "First light", amount_eur_cents: 300 };
const DEPOSIT = { code: "HALF50", title: "Half as much again", amount_eur_cents: 5_000 };

let live: LiveHouse;
let manager: HttpCaller;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
  const second = await signedInOperator(live.house, live.url, "manager");
  const offer = async ({ title, ...rest }: typeof COUPON & Readonly<Record<string, unknown>>) => {
    const body = {
      id: randomUUID(),
      trigger: "coupon",
      title: { en: title },
      group_key: "gift_journey",
      wagering: 10,
      days_to_activate: 2,
      days_to_wager: 3,
      end_at: new Date(Date.now() + 86_400_000).toISOString(),
      reason: "a journey",
      ...rest,
    };
    expect((await manager.call(proposeBonusOffer, { body: body as never })).status).toBe(201);
    const params = { id: body.id };
    await second.call(publishBonusOffer, { params, body: { reason: "a journey" } });
  };
  await offer(COUPON);
  await offer(VIP);
  await offer({ ...WELCOME, trigger: "registration" });
  await offer({ ...DEPOSIT, trigger: "deposit", percent: 50, min_deposit_eur_cents: 2_000 });
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const redeem = async ({ page, words }: Visitor, code: string) => {
  await page.getByLabel(words.text("gifts.coupon.title")).fill(code);
  await page.getByRole("button", { name: words.text("gifts.coupon.redeem") }).click();
};

const saysStatus = ({ page, words }: Visitor, status: string) =>
  page.getByText(words.text(`gifts.coupon.status.${status}`)).waitFor();

it("BONUS-01, BONUS-02, BONUS-03, BONUS-05, BONUS-06, BONUS-09, BONUS-12, BONUS-14, BONUS-15: a coupon is redeemed, activated, staked and given up", async () => {
  const visitor = await visitAsPlayer(live, "wide", 0n);
  const { page, words } = visitor;
  const header = page.getByRole("banner");
  const gifts = words.text("account.gifts");
  const counted = (count: number) =>
    header.getByRole("link", {
      name: count === 0 ? gifts : new RegExp(`^${gifts}, ${count} `),
      exact: true,
    });
  await visitor.open("/profile/gifts");
  await counted(0).waitFor();
  await redeem(visitor, "NO-SUCH-CODE");
  await saysStatus(visitor, "unknown");
  await redeem(visitor, COUPON.code.toLowerCase());
  await saysStatus(visitor, "issued");
  await counted(1).waitFor();
  await redeem(visitor, COUPON.code);
  await saysStatus(visitor, "used");
  await redeem(visitor, VIP.code);
  await counted(2).waitFor();
  const vip = page
    .getByRole("heading", { name: words.text("gifts.vip") })
    .locator("xpath=ancestor::section[1]");
  await vip.getByRole("article").filter({ hasText: VIP.title }).waitFor();
  const card = page.getByRole("article").filter({ hasText: COUPON.title });
  await card.getByText(words.text("bonuses.stages.issued")).waitFor();
  await expectAccessible(page, "gifts");
  await card
    .getByRole("button", { name: new RegExp(`^${words.text("bonuses.activate")}: `) })
    .click();
  await card.getByText(words.text("bonuses.stages.handle_bets")).waitFor();
  await counted(1).waitFor();

  await visitor.open(await realGamePath(visitor, GAME));
  const { stakeCents } = await spinSlot(visitor, page);
  await visitor.open("/profile/gifts");
  const bar = page.getByRole("progressbar");
  const percent = String(Math.floor((stakeCents * 100) / 10_000));
  await expect.poll(() => bar.getAttribute("aria-valuenow")).toBe(percent);

  await card.getByRole("link", { name: COUPON.title }).click();
  await page.getByRole("heading", { level: 1, name: COUPON.title }).waitFor();
  await expectAccessible(page, "one bonus");
  await page
    .getByRole("button", { name: words.text("bonuses.cancel.label", { title: COUPON.title }) })
    .click();
  const asked = page.getByRole("dialog");
  await expectAccessible(page, "giving a bonus up");
  await asked.getByRole("button", { name: words.text("bonuses.cancel.button") }).click();
  await page.getByText(words.text("bonuses.stages.canceled"), { exact: true }).waitFor();
  await page.getByRole("link", { name: words.text("bonuses.back") }).click();
  const ended = page
    .getByRole("heading", { name: words.text("gifts.ended") })
    .locator("xpath=ancestor::section[1]");
  await ended.getByText(COUPON.title).waitFor();
  await visitor.leave();
});

it("OPEN-47, BONUS-07, CASHBOX-15: a gift is chosen in the deposit, says what it brings, and can be left out", async () => {
  const visitor = await visitAsPlayer(live, "narrow", 0n);
  const { page, words } = visitor;
  await visitor.open("/profile/gifts");
  const take = new RegExp(`: ${DEPOSIT.title}$`);
  await page.getByRole("button", { name: take }).click();
  const dialog = page.getByRole("dialog", { name: words.text("cashbox.depositTitle") });
  await dialog.getByText(words.text("cashbox.promo.gift", { gift: DEPOSIT.title })).waitFor();
  const amount = dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" }));
  const brings = (cents: string) =>
    dialog.getByText(words.text("cashbox.gifts.brings", { amount: cents })).waitFor();
  await amount.fill("40");
  await brings("€20.00");
  await amount.fill("500");
  await brings("€50.00");
  await amount.fill("19");
  await dialog.getByText(words.text("cashbox.gifts.bringsFrom", { amount: "€20.00" })).waitFor();
  await expectAccessible(page, "deposit with a gift");
  await dialog.getByRole("button", { name: words.text("cashbox.promo.remove") }).click();
  const name = words.text("cashbox.gifts.takeLabel", { title: DEPOSIT.title });
  await dialog.getByRole("button", { name }).click();
  await dialog.getByText(words.text("cashbox.promo.gift", { gift: DEPOSIT.title })).waitFor();
  await visitor.reload();
  await visitor.open("/profile/gifts");
  await page.getByText(words.text("gifts.deposit.kept")).waitFor();
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "BONUS-07: who registers chooses a gift, or none, and finds it among the gifts",
  async () => {
    for (const isChosen of [true, false]) {
      const visitor = await visit(live, "wide");
      const { page, words } = visitor;
      await visitor.open("/registration");
      const none = page.getByRole("radio", { name: words.text("auth.gift.none") });
      expect(await none.isChecked()).toBe(true);
      const gift = page.getByRole("radio", { name: WELCOME.title });
      if (isChosen) await gift.check();
      const currency = page.getByLabel(words.text("auth.currency"));
      const said = page.getByRole("radio", { name: WELCOME.title }).locator("xpath=..");
      await currency.selectOption("BTC");
      await said.getByText(/BTC|₿/).waitFor();
      await currency.selectOption("EUR");
      await said.getByText("€").waitFor();
      await expectAccessible(page, "registration with gifts");
      await fillRegistration(visitor, freshEmail("gift"));
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await visitor.open("/profile/gifts");
      await page.getByRole("heading", { level: 1, name: words.text("gifts.title") }).waitFor();
      const card = page.getByRole("article").filter({ hasText: WELCOME.title });
      if (isChosen) await card.getByText(words.text("bonuses.stages.issued")).waitFor();
      else expect(await card.count()).toBe(0);
      await visitor.leave();
    }
  },
);

it.runIf(IS_WHOLE)(
  "BONUS-10: a link's gift code leads a player from main to the gifts, where it waits to be redeemed",
  async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    await visitor.open(`/?giftPromocode=${COUPON.code}`);
    await page.waitForURL("**/profile/gifts");
    const field = page.getByLabel(words.text("gifts.coupon.title"));
    await expect.poll(() => field.inputValue()).toBe(COUPON.code);
    await page.getByRole("button", { name: words.text("gifts.coupon.redeem") }).click();
    await saysStatus(visitor, "issued");
    await visitor.open("/");
    await page.waitForTimeout(1_500);
    expect(new URL(page.url()).pathname).toBe("/");
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)("BONUS-04: a list that cannot be had shows the page of errors", async () => {
  const visitor = await visitAsPlayer(live, "wide", 0n);
  const { page, words } = visitor;
  visitor.allow(/500|Error/);
  await visitor.open("/payments");
  await page.route(`**${listBonuses.path}`, (route) => route.fulfill({ status: 500, body: "" }));
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: words.text("account.gifts"), exact: true }).click();
  await page.getByRole("heading", { name: words.text("errors.oopsTitle") }).waitFor();
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "BONUS-13: operators hide groups of gifts, choose their titles, and add gifts",
  async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page } = visitor;
    await visitor.open("/profile/gifts");
    await redeem(visitor, VIP.code);
    await saysStatus(visitor, "issued");
    const title = { en: "Aurum" };
    const added = { group_key: "gift_by_post", title: { en: "A letter" }, url: "/news" };
    await manager.call(modifyGifts.choose, { body: { [VIP.group_key]: { title } } as never });
    await manager.call(additionalGifts.choose, { body: [added] as never });
    await visitor.reload();
    await page.getByRole("article").filter({ hasText: "Aurum" }).waitFor();
    await page.getByRole("article").filter({ hasText: "A letter" }).getByRole("link").waitFor();
    await expectAccessible(page, "gifts as operators wrote them");
    await chosenByTwo(live.house, live.url, disabledBonuses, [VIP.group_key]);
    await visitor.reload();
    await page.getByRole("article").filter({ hasText: "A letter" }).waitFor();
    expect(await page.getByText("Aurum").count()).toBe(0);
    for (const setting of [modifyGifts, additionalGifts])
      await manager.call(setting.choose, { body: setting.initial as never });
    await chosenByTwo(live.house, live.url, disabledBonuses, disabledBonuses.initial);
    await visitor.leave();
  },
);
