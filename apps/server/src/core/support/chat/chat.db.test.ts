import { randomUUID } from "node:crypto";
import {
  answerConversation,
  claimConversation,
  DEPARTMENTS,
  listChatMessages,
  listConversations,
  listNotices,
  markChatSeen,
  supportConfig,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { chatOf, chatter, fillForm, inBox, say } from "../support.testing.ts";

let kit: TestHouse;
let url: string;
let manager: HttpCaller;
let agent: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  manager = await signedInOperator(kit.house, url, "manager");
  agent = await signedInOperator(kit.house, url, "support");
});
afterAll(() => kit.close());

const GOLD = "259";
const textsOf = async (caller: HttpCaller) =>
  (await chatOf(caller)).messages.map(({ text }) => text);

/** Has an agent answer a player. */
async function answer(id: bigint, ...texts: string[]) {
  const found =
    (await inBox(agent, "waiting", (one) => one.player_id === Number(id))) ??
    (await inBox(agent, "mine", (one) => one.player_id === Number(id)));
  const params = { id: found?.id as number };
  await agent.call(claimConversation, { params, body: {} });
  for (const text of texts)
    await agent.call(answerConversation, { params, body: { id: randomUUID(), text } });
}

describe("the adapter", () => {
  it("SUPPORT-02, OPEN-16: is the live chat in group 545 while the flag is writable, else the form", async () => {
    const inside = await chatter(kit, manager);
    const outside = await signedInPlayer(kit.house, url);
    expect((await chatOf(inside.caller)).adapter).toBe("live_chat");
    expect((await chatOf(outside.caller)).adapter).toBe("message_form");
    expect((await chatOf(httpCaller(url))).adapter).toBe("message_form");
    expect(JSON.stringify((await say(outside.caller, "Hello")).body)).toContain(
      "live_chat_not_open",
    );
    await manager.call(supportConfig.choose, { body: { writable: false } });
    kit.clock.advance(60_000);
    await expect.poll(async () => (await chatOf(inside.caller)).adapter).toBe("message_form");
    expect((await say(inside.caller, "Hello")).status).toBe(422);
    await manager.call(supportConfig.choose, { body: { writable: true } });
    kit.clock.advance(60_000);
    await expect.poll(async () => (await chatOf(inside.caller)).adapter).toBe("live_chat");
  });

  it("OPEN-16: ends in the same inbox, whichever it is", async () => {
    const { id, caller } = await chatter(kit, manager);
    const guest = httpCaller(url);
    const email = `same-${randomUUID()}@example.org`;
    await say(caller, "By chat");
    await fillForm(guest, "By form", { email });
    const { body } = await agent.call(listConversations, { query: { box: "waiting", limit: 100 } });
    expect(body.find((one) => one.player_id === Number(id))).toMatchObject({
      channel: "chat",
      department: 26,
    });
    expect(body.find((one) => one.email === email)).toMatchObject({
      channel: "form",
      department: 1,
      player_id: null,
      name: "Gus",
    });
  });
});

describe("a conversation", () => {
  it("SUPPORT-03: is started with its department, and a member of the club has a tag", async () => {
    const gold = await chatter(kit, manager, [GOLD]);
    const view = await chatOf(gold.caller);
    expect(view.department).toBe(DEPARTMENTS.vip);
    expect(view.name).toMatch(/^VIP /);
    await say(gold.caller, "Hello", { department: 2 });
    const found = await inBox(agent, "waiting", (one) => one.player_id === Number(gold.id));
    expect(found).toMatchObject({ department: 2, vip: true, name: view.name });
    const plain = await chatter(kit, manager);
    expect((await chatOf(plain.caller)).department).toBe(DEPARTMENTS.default);
    expect((await say(plain.caller, "Hi", { department: 2 })).status).toBe(422);
    expect((await say(plain.caller, "Hi", { department: 1 })).status).toBe(201);
  });

  it("is one for each visitor, however many words come at once, and each word counts once", async () => {
    const { id, caller } = await chatter(kit, manager);
    const ids = Array.from({ length: 15 }, () => randomUUID());
    const answers = await Promise.all(
      [...ids, ...ids].map((one) => say(caller, `Word ${one}`, { id: one })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await textsOf(caller)).toHaveLength(15);
    const { body } = await agent.call(listConversations, { query: { box: "waiting", limit: 100 } });
    expect(body.filter((one) => one.player_id === Number(id))).toHaveLength(1);
    expect((await say(caller, "Something else", { id: ids[0] as string })).status).toBe(409);
  });

  it("is shown live on the player's own channel, with the answer and a notice", async () => {
    const { id, caller } = await chatter(kit, manager);
    const published = vi.spyOn(kit.house.live, "publish");
    await say(caller, "Is anybody there?");
    await answer(id, "Yes.", "What is it?");
    const shown = published.mock.calls.filter(([, name]) => name === "support_messages");
    published.mockRestore();
    expect(new Set(shown.map(([channel]) => channel))).toEqual(new Set([`user#${id}`]));
    expect(shown.map(([, , told]) => (told as { message: unknown }).message)).toMatchObject(
      [
        { author: "visitor", text: "Is anybody there?" },
        {},
        { author: "agent", text: "Yes." },
        { author: "agent", text: "What is it?" },
      ].map((one) => (Object.keys(one).length === 0 ? null : one)),
    );
    const view = await chatOf(caller);
    expect(view).toMatchObject({ unread: 2, conversation: { state: "claimed" } });
    // One notice, until the player has looked.
    const notices = async () => (await caller.call(listNotices, {})).body.notifications.length;
    expect(await notices()).toBe(1);
    await caller.call(markChatSeen, { body: { up_to: view.messages.at(-1)?.id as number } });
    expect((await chatOf(caller)).unread).toBe(0);
    expect(await notices()).toBe(0);
    await answer(id, "Still there?");
    expect(await notices()).toBe(1);
    expect((await chatOf(caller)).unread).toBe(1);
  });

  it("hands earlier messages out page by page", async () => {
    const { caller } = await chatter(kit, manager);
    for (let at = 0; at < 28; at++) await say(caller, `Word ${at}`);
    kit.clock.advance(61_000);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const first = await chatOf(caller);
    expect([first.messages.length, first.has_more]).toEqual([28, false]);
    const before = first.messages[10]?.id as number;
    const { body } = await caller.call(listChatMessages, { query: { before } });
    expect(body.messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Word ${at}`),
    );
    expect(body.has_more).toBe(false);
  });

  it("is nobody else's: another player and a guest read nothing of it", async () => {
    const one = await chatter(kit, manager);
    const other = await chatter(kit, manager);
    await say(one.caller, "A secret");
    const last = (await chatOf(one.caller)).messages.at(-1)?.id as number;
    for (const stranger of [other.caller, httpCaller(url)]) {
      expect(await textsOf(stranger)).toEqual([]);
      const { body } = await stranger.call(listChatMessages, { query: { before: last + 1 } });
      expect(body).toEqual({ messages: [], has_more: false });
      await stranger.call(markChatSeen, { body: { up_to: last } });
    }
    const spoofed = httpCaller(url, {}, { cookies: { chat: "0".repeat(64) } });
    expect(await textsOf(spoofed)).toEqual([]);
  });

  it.each([
    ["nothing", "   ", 422],
    ["a text that is too long", "x".repeat(2_001), 422],
    ["a huge text", "x".repeat(200_000), 413],
    ["control characters", "a\u0007b", 422],
    ["the NUL character", "a\u0000b", 422],
    ["lines and HTML, which stay text", "<b>one</b>\n<script>two</script>", 201],
  ])("takes or refuses %s", async (_what, text, status) => {
    const { caller } = await chatter(kit, manager);
    expect((await say(caller, text)).status).toBe(status);
    expect(await textsOf(caller)).toEqual(status === 201 ? [text] : []);
  });

  it("is a player's with a session; a guest chats by the form alone", async () => {
    expect((await say(httpCaller(url), "Hello")).status).toBe(401);
  });
});
