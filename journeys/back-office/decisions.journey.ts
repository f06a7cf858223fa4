import { randomUUID } from "node:crypto";
import { createWithdrawal, getPayment } from "@houselight/contracts/cashbox";
import { bettingConfig, closedGames } from "@houselight/contracts/configuration";
import {
  httpCaller,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
} from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { expectAccessible } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({
    WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: "0",
    WITHDRAWAL_AUTO_EUR: "100",
    WITHDRAWAL_FOUR_EYES_EUR: "1000",
  });
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const BANK = { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" } as const;

/** Asks for a withdrawal that takes two operators. */
async function largeWithdrawal() {
  const { caller, id: player } = await signedInPlayer(live.house, live.url, 2_000_000n);
  const id = randomUUID();
  const { status } = await caller.call(createWithdrawal, {
    body: {
      id,
      method: "bank",
      currency: "EUR",
      amount_cents: 150_000,
      destination: BANK,
      password: PLAYER_PASSWORD,
    },
  });
  expect(status).toBe(201);
  const state = async () => (await caller.call(getPayment, { params: { id } })).body.state;
  return { player, state };
}

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

it("lets two operators approve a large withdrawal, and asks none of them twice", async () => {
  const { player, state } = await largeWithdrawal();
  const row = `#${player}`;
  const first = await visitDesk(live, { role: "cashier" });
  await first.open("/payments/withdrawals");
  await press(first, row, "payments.approve");
  const listed = rowOf(first.page, row);
  await listed.getByText(first.email).waitFor();
  await listed.getByRole("button", { name: first.text("payments.reject") }).waitFor();
  expect(await listed.getByRole("button", { name: first.text("payments.approve") }).count()).toBe(
    0,
  );
  await expectAccessible(first.page, "withdrawal that one operator approved");
  expect(await state()).toBe("pending");
  const second = await visitDesk(live, { role: "manager" });
  await second.open("/payments/withdrawals");
  await press(second, row, "payments.approve");
  await rowOf(second.page, row).waitFor({ state: "detached" });
  expect(await state()).not.toBe("pending");
  await first.leave();
  await second.leave();
});

it.runIf(IS_WHOLE)("gives the money of a rejected withdrawal back", async () => {
  const { player, state } = await largeWithdrawal();
  const desk = await visitDesk(live, { role: "cashier" });
  await desk.open("/payments/withdrawals");
  await press(desk, `#${player}`, "payments.reject", "the account belongs to somebody else");
  await rowOf(desk.page, `#${player}`).waitFor({ state: "detached" });
  expect(await state()).toBe("rejected");
  await desk.leave();
});

it("proposes an offer of a bonus by a form, which another operator publishes", async () => {
  const first = await visitDesk(live);
  first.allow(/403|4\d\d/);
  const { page, text } = first;
  await first.open("/bonuses/offers");
  await page.getByRole("button", { name: text("bonuses.propose") }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page, "form of an offer");
  const field = (key: string) => dialog.getByLabel(text(`parts.fields.${key}`));
  await field("trigger").selectOption("coupon");
  await field("code").fill("DESK10");
  const title = dialog.getByRole("group", { name: text("parts.fields.title") });
  await title.getByLabel(text("parts.addEntry")).selectOption("en");
  await title.getByRole("textbox").fill("Ten from the desk");
  await field("group_key").fill("Not a key");
  await field("amount_eur").first().fill("10.50");
  await field("wagering").fill("20");
  await field("days_to_activate").fill("7");
  await field("days_to_wager").fill("14");
  await field("end_at").fill("2031-01-02T12:00");
  await field("reason").fill("a journey");
  await dialog.getByRole("button", { name: text("bonuses.propose") }).click();
  await dialog.getByRole("alert").getByText("group_key").waitFor();
  await field("group_key").fill("desk_gifts");
  await dialog.getByRole("button", { name: text("bonuses.propose") }).click();
  const row = rowOf(page, "Ten from the desk");
  await row.getByText(text("parts.states.proposed")).waitFor();
  await row.getByText("€10.50").waitFor();
  const refused = await press(first, "Ten from the desk", "parts.steps.publish", "on my own");
  await refused.getByRole("alert").waitFor();
  // Whoever agrees reads all that was proposed, also what the list has no room for.
  await expectAccessible(page, "step with its terms");
  for (const told of ["DESK10", "desk_gifts", text("parts.fields.max_stake_eur"), "€5.00"])
    await refused.getByText(told, { exact: true }).waitFor();
  const second = await visitDesk(live);
  await second.open("/bonuses/offers");
  await press(second, "Ten from the desk", "parts.steps.publish", "agreed");
  await rowOf(second.page, "Ten from the desk")
    .getByText(second.text("parts.states.published"))
    .waitFor();
  await first.leave();
  await second.leave();
});

it.runIf(IS_WHOLE)(
  "chooses a setting by its form, says what is wrong with it, and takes the choice back",
  async () => {
    const desk = await visitDesk(live);
    desk.allow(/4\d\d/);
    const { page, text } = desk;
    await desk.open("/settings/support-config");
    const writable = page.getByRole("checkbox", { name: text("parts.fields.writable") });
    const before = await writable.isChecked();
    await writable.setChecked(!before);
    await page.getByRole("button", { name: text("settings.choose"), exact: true }).click();
    await page.getByText(text("settings.standing"), { exact: true }).waitFor();
    expect(await writable.isChecked()).toBe(!before);
    await page.getByRole("button", { name: text("parts.asJson") }).click();
    await page.getByLabel(text("parts.json")).fill('{ "writable": "perhaps" }');
    await page.getByRole("button", { name: text("settings.choose"), exact: true }).click();
    await page.getByRole("alert").getByText("writable").waitFor();
    await page.getByLabel(text("parts.json")).fill(`{ "writable": ${before} }`);
    // What cannot be read is not sent, nor what stood there before.
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.method()));
    await page.getByLabel(text("parts.json")).fill('{ "writable": ');
    await page.getByRole("button", { name: text("settings.choose"), exact: true }).click();
    await page.getByText(text("parts.jsonBroken")).waitFor();
    expect(sent.filter((method) => method !== "GET")).toEqual([]);
    await page.getByLabel(text("parts.json")).fill(`{ "writable": ${before} }`);
    await page.getByRole("button", { name: text("settings.choose"), exact: true }).click();
    await page.getByRole("button", { name: text("settings.restore") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: text("settings.restore") }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => writable.isChecked()).toBe(!before);
    await desk.leave();
  },
);

it("closes a game at once by one operator, and opens it again by two", async () => {
  const first = await visitDesk(live);
  const { page, text } = first;
  const isOpen = async () =>
    (await httpCaller(live.url).call(closedGames.read, {})).body.length === 0;
  await first.open("/settings/closed-games");
  const games = page.getByLabel(text("parts.fields.value"));
  const propose = async (closed: string, reason: string) => {
    await games.fill(closed);
    await page.getByLabel(text("parts.fields.reason")).fill(reason);
    await page.getByRole("button", { name: text("settings.propose"), exact: true }).click();
  };
  await propose("foldhouse/lantern-tide", "a round looks wrong");
  await page.getByText(text("settings.stopped")).waitFor();
  await expect.poll(isOpen).toBe(false);
  await propose("", "it was the clock");
  await page.getByText(text("settings.waiting"), { exact: true }).waitFor();
  await expectAccessible(page, "a setting that waits for a second operator");
  expect(await isOpen()).toBe(false);
  const second = await visitDesk(live);
  await second.open("/settings/proposals");
  await press(second, "it was the clock", "parts.steps.make");
  await expect.poll(isOpen).toBe(true);
  await first.leave();
  await second.leave();
});

it("keeps what an operator wrote when another chooses the same setting meanwhile", async () => {
  const desk = await visitDesk(live);
  desk.allow(/409/);
  const { page, text } = desk;
  const choose = page.getByRole("button", { name: text("settings.choose"), exact: true });
  const another = await signedInOperator(live.house, live.url, "manager");
  const chosen = (url: string) => ({ enabled: true, url: `https://bets.example/${url}` });
  const held = async () => (await another.call(bettingConfig.read, {})).body;
  try {
    await desk.open("/settings/betting-config");
    await page.getByRole("button", { name: text("parts.asJson") }).click();
    const json = page.getByLabel(text("parts.json"));
    await json.fill(JSON.stringify(chosen("mine")));
    await another.call(bettingConfig.choose, { body: chosen("theirs") });
    await choose.click();
    const told = page.getByRole("alert").filter({ hasText: "bets.example/theirs" });
    await told.waitFor();
    expect(await held()).toEqual(chosen("theirs"));
    expect(await json.inputValue()).toContain("bets.example/mine");
    await expectAccessible(page, "a setting that another has chosen");
    await told.getByRole("button", { name: text("settings.carryOn") }).click();
    await choose.click();
    await expect.poll(held).toEqual(chosen("mine"));
    await told.waitFor({ state: "detached" });
  } finally {
    await another.call(bettingConfig.choose, { body: bettingConfig.initial });
    await desk.leave();
  }
});

it("sends the same proposal again under its id from a dialog opened anew after an answer was lost", async () => {
  const { id: player } = await signedInPlayer(live.house, live.url, 0n);
  const desk = await visitDesk(live);
  desk.allow(/ERR_FAILED/);
  const { page, text } = desk;
  const dialog = page.getByRole("dialog");
  const propose = async () => {
    await page.getByRole("button", { name: text("comps.proposeCorrection") }).click();
    await dialog.getByLabel(text("parts.fields.player_id")).fill(String(player));
    await dialog.getByLabel(text("parts.fields.points"), { exact: true }).fill("250");
    await dialog.getByLabel(text("parts.reason")).fill("a lost answer");
    await dialog.getByRole("button", { name: text("comps.proposeCorrection") }).click();
  };
  await desk.open("/comps/corrections");
  const ids: string[] = [];
  await page.route("**/comp_points/corrections", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push((route.request().postDataJSON() as { id: string }).id);
    return ids.length === 1 ? route.abort() : route.continue();
  });
  await propose();
  await dialog.getByText(text("parts.noAnswer")).waitFor();
  await dialog.getByRole("button", { name: text("parts.cancel") }).click();
  await dialog.waitFor({ state: "detached" });
  await propose();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(text("comps.proposed"), { exact: true }).waitFor();
  await rowOf(page, `#${player}`).waitFor();
  expect(ids).toEqual([ids[0], ids[0]]);
  await desk.leave();
});
