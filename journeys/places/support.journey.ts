import { randomUUID } from "node:crypto";
import { changeGroups, GROUPS } from "@houselight/contracts/accounts";
import {
  answerConversation,
  claimConversation,
  listConversations,
} from "@houselight/contracts/support";
import { surveyConfig } from "@houselight/contracts/configuration";
import { writeContentVersion } from "@houselight/contracts/content";
import { registered, signedInOperator } from "@houselight/test-kit";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import type { Screen } from "../support/matrix.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000 };
const GOLD = "259";

let live: LiveHouse;
let manager: Awaited<ReturnType<typeof signedInOperator>>;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
});
afterAll(() => live?.close());

async function player(screen: Screen, groups: readonly string[]) {
  const { id, token } = await registered(live.house);
  if (groups.length > 0)
    await manager.call(changeGroups, {
      params: { id: Number(id) },
      body: { groups: { add: [...groups] }, reason: "a journey" },
    });
  return { id: Number(id), open: () => asPlayer(screen, token) };
}

async function asPlayer(screen: Screen, token: string, isAskedAtFoot = false): Promise<Visitor> {
  const visitor = await visit(live, screen, "en", undefined, { isAskedAtFoot });
  await visitor.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  return visitor;
}

const dialog = ({ page, words }: Visitor, title: "chat" | "form"): Locator =>
  page.getByRole("dialog", { name: words.text(`support.${title}`), exact: true });

/** Answers the conversation that waits for a player or for an e-mail. */
async function answer(
  is: (one: { readonly player_id: number | null; readonly email: string }) => boolean,
  ...texts: string[]
) {
  const find = async (box: string) =>
    (await manager.call(listConversations, { query: { box, limit: 100 } })).body.find(is);
  const found = (await find("waiting")) ?? (await find("mine"));
  const params = { id: found?.id as number };
  await manager.call(claimConversation, { params, body: {} });
  for (const text of texts)
    await manager.call(answerConversation, { params, body: { id: randomUUID(), text } });
}

const idle = (page: Page) => page.waitForLoadState("networkidle");

it.runIf(IS_WHOLE)(
  "SUPPORT-01, SHELL-06, SHELL-10, CMS-05, ROUTE-18: the page of support, the footer, the sidebar, the hash and a page of words open the chat",
  async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    const opens = async (press: () => Promise<unknown>) => {
      await press();
      await dialog(visitor, "form").waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("dialog").count(), PATIENCE).toBe(0);
    };
    await visitor.open("/support");
    await idle(page);
    await expectAccessible(page, "support");
    const main = page.getByRole("main");
    await opens(() => main.getByRole("link", { name: words.text("support.open") }).click());
    expect(new URL(page.url()).pathname).toBe("/support");
    await visitor.open("/news");
    await idle(page);
    const chat = { name: words.text("footer.chat") };
    await opens(() => page.getByRole("contentinfo").getByRole("link", chat).click());
    await opens(async () => {
      await page
        .getByRole("button", { name: words.text("site.menu") })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("link", chat).click();
    });
    await opens(() => visitor.open("/news#chat"));
    const pageOfWords = {
      path: "talk",
      l: "en",
      title: "Talk",
      main_content: "",
      content: "<p>Ask.</p>{{live-chat-button}}",
      categories: [],
      hidden: true,
      json: {},
      parameters: {},
      publish_at: "2020-01-01T00:00:00Z",
    };
    expect((await manager.call(writeContentVersion, { body: pageOfWords })).status).toBe(201);
    await visitor.open("/talk");
    await idle(page);
    await opens(() => main.getByRole("link", chat).click());
    await visitor.leave();
  },
);

it("what is typed in the chat stays when it is closed or another page is loaded, and goes with a sign-out", async () => {
  const member = await player("narrow", [GROUPS.liveChat]);
  const visitor = await member.open();
  const { page, words } = visitor;
  const chat = dialog(visitor, "chat");
  const field = chat.getByLabel(words.text("support.message"));
  await visitor.open("/#chat");
  await field.fill("Half a word");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count(), PATIENCE).toBe(0);
  await visitor.open("/news#chat");
  await field.waitFor();
  expect(await field.inputValue()).toBe("Half a word");
  // The line is lost: the word stays, and is sent once whoever presses again.
  visitor.allow(/chat\/messages is 500|status of 500/);
  await page.route("**/api/support/chat/messages", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500, body: "" });
  });
  await field.press("Enter");
  await chat.getByRole("alert").getByText(/./).waitFor();
  expect(await field.inputValue()).toBe("Half a word");
  await page.unroute("**/api/support/chat/messages");
  await visitor.open("/promotions#chat");
  await field.waitFor();
  await field.press("Enter");
  await expect.poll(() => field.inputValue(), PATIENCE).toBe("");
  await expect.poll(() => chat.getByRole("log").getByText("Half a word").count()).toBe(1);
  await field.fill("Mine alone");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count(), PATIENCE).toBe(0);
  await page
    .getByRole("button", { name: words.text("site.menu") })
    .first()
    .click();
  await page.getByRole("button", { name: words.text("account.signOut") }).click();
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(kept, PATIENCE).not.toContain("Mine alone");
  await visitor.leave();
});

it("SUPPORT-02, SUPPORT-03, SUPPORT-04, OPEN-16: a player of group 545 chats live, is counted and finds it all in a second browser", async () => {
  const gold = await player("narrow", [GROUPS.liveChat, GOLD]);
  const visitor = await gold.open();
  const { page, words } = visitor;
  await visitor.open("/#chat");
  const chat = dialog(visitor, "chat");
  await chat.getByText(/VIP player-/).waitFor();
  await chat.getByLabel(words.text("support.message")).fill("Is anybody there? <b>Me</b>");
  await chat.getByLabel(words.text("support.message")).press("Enter");
  const log = chat.getByRole("log");
  await log.getByText("Is anybody there? <b>Me</b>").waitFor();
  const { body: waiting } = await manager.call(listConversations, { query: { limit: 100 } });
  expect(waiting.find((one) => one.player_id === gold.id)).toMatchObject({ department: 2 });
  await answer((one) => one.player_id === gold.id, "Yes, we are.");
  await log.getByText("Yes, we are.").waitFor();
  await chat.getByText(words.text("support.claimed")).waitFor();
  await expectAccessible(page, "live chat");
  await page.keyboard.press("Escape");
  // What was read in the chat is no news; what comes while it is closed is.
  await visitor.open("/news");
  await idle(page);
  const header = page.locator("header");
  const support = header.getByRole("link", { name: words.text("footer.chat") });
  await support.waitFor();
  expect(await header.locator("[data-count]").count()).toBe(0);
  await answer((one) => one.player_id === gold.id, "And now?");
  await header.getByRole("button", { name: /^Notices/ }).click();
  await page.getByText(words.text("notices.events.support_answered.title")).waitFor();
  await page.keyboard.press("Escape");
  // The notice was seen, the answer was not: the next page counts it at the way to the chat.
  await visitor.open("/promotions");
  await support.getByText("1", { exact: true }).waitFor();
  await idle(page);
  await answer((one) => one.player_id === gold.id, "Still there?");
  await support.getByText("1+", { exact: true }).waitFor();
  await support.click();
  await log.getByText("Still there?").waitFor();
  await expect.poll(() => header.locator("[data-count]").count(), PATIENCE).toBe(0);
  await visitor.leave();
  const second = await gold.open();
  await second.open("/#chat");
  await dialog(second, "chat").getByText("Still there?").waitFor();
  await second.leave();
});

it.runIf(IS_WHOLE)(
  "SUPPORT-02, SUPPORT-05, OPEN-16: everybody else has the form, whose faults stand at their fields and whose words reach the same inbox",
  async () => {
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    const email = `gus-${randomUUID()}@example.org`;
    await visitor.open("/support");
    await idle(page);
    const form = page.getByRole("main").locator("form");
    const send = form.getByRole("button", { name: words.text("support.sendForm") });
    await send.click();
    await expect
      .poll(() => form.getByText(words.text("VALIDATION.COMMON.REQUIRED")).count(), PATIENCE)
      .toBe(2);
    await form.getByLabel(words.text("support.name")).fill("Gus");
    await form.getByLabel(words.text("support.email")).fill("gus");
    await form.getByLabel(words.text("support.message")).fill("Where is my money?");
    await send.click();
    await form.getByText(words.text("VALIDATION.EMAIL.INVALID")).waitFor();
    await form.getByLabel(words.text("support.email")).fill(email);
    await send.click();
    await form.getByText(words.text("support.sent")).waitFor();
    await answer((one) => one.email === email, "On its way.");
    await page
      .getByRole("main")
      .getByRole("link", { name: words.text("support.open") })
      .click();
    await dialog(visitor, "form").getByText("On its way.").waitFor();
    await expectAccessible(page, "form in the chat");
    await visitor.leave();
    const plain = await player("wide", []);
    const signedIn = await plain.open();
    await signedIn.open("/#chat");
    const own = dialog(signedIn, "form");
    await own.waitFor();
    expect(await own.getByLabel(signedIn.words.text("support.email")).count()).toBe(0);
    await signedIn.leave();
  },
);

it.runIf(IS_WHOLE)(
  "SUPPORT-06, SUPPORT-07, SUPPORT-08, OPEN-18: a player is asked after five minutes, beside no popup and no game, and once",
  async () => {
    const survey = { survey_id: "autumn", survey_collector_id: "site" };
    const choose = (body: object) => manager.call(surveyConfig.choose, { body });
    // Without one of its parts there is none.
    await choose({ ...survey });
    const asked = await player("narrow", []);
    const first = await asked.open();
    await first.page.clock.install();
    await first.open("/news");
    await idle(first.page);
    const loads: string[] = [];
    first.page.on("request", (one) => {
      if (one.url().endsWith("/survey-config")) loads.push(one.url());
    });
    const card = ({ page, words }: Visitor) =>
      page.getByRole("region", { name: words.text("survey.title") });
    await first.page.clock.fastForward("04:40");
    expect(loads).toEqual([]);
    await first.page.clock.fastForward("00:15");
    await expect.poll(() => loads.length, PATIENCE).toBe(1);
    await first.page.clock.fastForward("00:10");
    await first.page.waitForTimeout(1_500);
    expect(await card(first).count()).toBe(0);
    await first.leave();
    await choose({ ...survey, is_enable_widget: true });
    const { token } = await registered(live.house);
    const visitor = await asPlayer("narrow", token, true);
    const { page, words } = visitor;
    await page.clock.install();
    await visitor.open("/news#chat");
    await page.getByRole("dialog").waitFor();
    await idle(page);
    await page.clock.fastForward("05:10");
    await page.waitForTimeout(1_500);
    expect(await card(visitor).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(1_500);
    expect(await card(visitor).count()).toBe(0);
    await page.getByRole("button", { name: words.text("popups.cookieAll"), exact: true }).click();
    await card(visitor).waitFor();
    await expectAccessible(page, "survey");
    // The tab's session goes on: asked elsewhere too, but on no game.
    await visitor.open("/play/foldhouse/lantern-tide?mode=demo");
    await idle(page);
    await page.waitForTimeout(1_500);
    expect(await card(visitor).count()).toBe(0);
    await visitor.open("/news");
    await card(visitor).waitFor();
    await card(visitor).getByText("4", { exact: true }).click();
    await card(visitor).getByLabel(words.text("survey.text")).fill("More lanterns.");
    await card(visitor)
      .getByRole("button", { name: words.text("survey.send") })
      .click();
    await page.getByText(words.text("survey.thanks")).waitFor();
    await visitor.open("/news");
    await idle(page);
    await page.waitForTimeout(1_500);
    expect(await card(visitor).count()).toBe(0);
    await visitor.leave();
    const guest = await visit(live, "narrow");
    await guest.page.clock.install();
    await guest.open("/news");
    await idle(guest.page);
    await guest.page.clock.fastForward("05:10");
    await guest.page.waitForTimeout(1_500);
    expect(await card(guest).count()).toBe(0);
    await guest.leave();
  },
);
