import { randomUUID } from "node:crypto";
import {
  answerConversation,
  claimConversation,
  getRestoreId,
  sendContactMessage,
  setRestoreId,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  plansOf,
  registered,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answeredCaptcha } from "#core/sign-in";
import { chatOf, fillForm, inBox } from "../support.testing.ts";
import { deleteOldGuests } from "./conversation-store.ts";

let kit: TestHouse;
let url: string;
let agent: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  agent = await signedInOperator(kit.house, url, "support");
});
afterAll(() => kit.close());
// Every guest of this machine is of one address.
beforeEach(() => kit.house.database.query("delete from sign_in.tries"));

const textsOf = async (caller: HttpCaller) =>
  (await chatOf(caller)).messages.map(({ text }) => text);
const asked = (id: bigint) => ({
  internalId: id.toString(),
  project: "paper-rocket",
  requestId: randomUUID(),
  type: "message_form" as const,
});

describe("the contact form", () => {
  it("SUPPORT-05: names each field that is missing", async () => {
    const { status, body } = await httpCaller(url).call(sendContactMessage, { body: {} as never });
    expect(status).toBe(422);
    expect(body).toEqual({
      errors: {
        name: { "VALIDATION.COMMON.REQUIRED": "VALIDATION.COMMON.REQUIRED" },
        email: { "VALIDATION.COMMON.REQUIRED": "VALIDATION.COMMON.REQUIRED" },
        message: { "VALIDATION.COMMON.REQUIRED": "VALIDATION.COMMON.REQUIRED" },
      },
    });
  });

  it.each([
    ["an e-mail that is none", { email: "nobody" }],
    ["a name with control characters", { name: "a\u0007" }],
    ["a name that is too long", { name: "x".repeat(61) }],
    ["a message that is too long", { message: "x".repeat(2_001) }],
  ])("is refused for %s", async (_what, wrong) => {
    const body = { name: "Gus", email: "gus@example.org", message: "Hello", ...wrong };
    expect((await httpCaller(url).call(sendContactMessage, { body })).status).toBe(422);
  });

  it("counts once when it is sent again, and 30 at once are one conversation", async () => {
    const guest = httpCaller(url);
    const { caller: player, id } = await signedInPlayer(kit.house, url);
    const same = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => fillForm(player, "Once", { id: same })));
    expect(await textsOf(player)).toEqual(["Once"]);
    const found = await inBox(agent, "waiting", (one) => one.player_id === Number(id));
    expect(found?.channel).toBe("form");
    expect((await fillForm(guest, "First")).status).toBe(201);
    await fillForm(guest, "Second");
    expect(await textsOf(guest)).toEqual(["First", "Second"]);
  });

  it("counts once when the answer to a guest's first form is lost, and with it the cookie", async () => {
    const form = { id: randomUUID(), email: `lost-${randomUUID()}@example.org` };
    await Promise.all([1, 2, 3].map(() => fillForm(httpCaller(url), "Once", form)));
    const again = httpCaller(url);
    const { status, headers } = await fillForm(again, "Once", form);
    expect([status, headers.get("idempotency-hit")]).toEqual([201, "true"]);
    expect(await textsOf(again)).toEqual(["Once"]);
    const rows = await kit.house.database.query(
      "select 1 from support.conversations where email = $1",
      [form.email],
    );
    expect(rows).toHaveLength(1);
    // Another's words under the id of a form open nothing.
    const stranger = httpCaller(url);
    const refused = await fillForm(stranger, "Something else", form);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([409, []]);
    expect(await textsOf(stranger)).toEqual([]);
  });

  it("takes a player's name and e-mail from the account, whatever the form says", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    await fillForm(caller, "Hello", { email: "somebody-else@example.org" });
    const found = await inBox(agent, "waiting", (one) => one.player_id === Number(id));
    expect(found?.email).toMatch(/^player-/);
  });

  it("gives a guest a token of the house's own making, under which the answers are read", async () => {
    const chosen = "f".repeat(64);
    const guest = httpCaller(url, {}, { cookies: { chat: chosen } });
    const email = `guest-${randomUUID()}@example.org`;
    const { headers } = await fillForm(guest, "Who are you?", { email });
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toMatch(/^chat=[0-9a-f]{64}; Path=\/; .*HttpOnly; SameSite=Strict/);
    expect(cookie).not.toContain(chosen);
    const found = await inBox(agent, "waiting", (one) => one.email === email);
    const params = { id: found?.id as number };
    await agent.call(claimConversation, { params, body: {} });
    await agent.call(answerConversation, { params, body: { id: randomUUID(), text: "People." } });
    expect(await textsOf(guest)).toEqual(["Who are you?", "People."]);
    expect((await chatOf(guest)).unread).toBe(1);
    const rows = await kit.house.database.query("select guest_hash from support.people");
    expect(JSON.stringify(rows)).not.toContain(cookie.slice(5, 69));
  });

  it("asks a guest for a captcha after five forms of one address, and lets who solved it through", async () => {
    const guest = httpCaller(url);
    const email = "many@example.org";
    const fill = (captcha?: string) =>
      guest.call(sendContactMessage, { body: { name: "Gus", email, message: "Hello", captcha } });
    for (let times = 0; times < 5; times++) expect((await fill()).status).toBe(201);
    const refused = await fill();
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining("captcha_required"),
    ]);
    const solved = await answeredCaptcha(kit.house, { kind: "player", email });
    expect((await fill(solved)).status).toBe(201);
    expect((await fill(solved)).status).toBe(422);
  });

  it("is forgotten 90 days after a guest's last word, once it is closed", async () => {
    const guest = httpCaller(url);
    await fillForm(guest, "Old");
    const later = new Date(kit.clock.now().getTime() + 1);
    await deleteOldGuests(kit.house.database, later, 100);
    expect(await textsOf(guest)).toEqual(["Old"]);
    await kit.house.database.query("update support.conversations set state = 'closed'");
    await deleteOldGuests(kit.house.database, later, 100);
    expect(await textsOf(guest)).toEqual([]);
  });

  it("is found by the age of guests, some at a time, however many people there are", async () => {
    const plan = await plansOf(kit.house.database, (tx) => deleteOldGuests(tx, kit.clock.now(), 1));
    expect(plan).toMatch(/people_guests_by_age[^\n]*\n\s+Index Cond: \(created_at </);
    for (const name of ["First", "Second"]) await fillForm(httpCaller(url), name);
    await kit.house.database.query("update support.conversations set state = 'closed'");
    const later = new Date(kit.clock.now().getTime() + 1);
    expect(await deleteOldGuests(kit.house.database, later, 1)).toBe(1);
    expect(await deleteOldGuests(kit.house.database, later, 1)).toBe(1);
  });
});

describe("the restore id (SUPPORT-04)", () => {
  it("SUPPORT-04: brings a player's history back in a second browser", async () => {
    const { id, token } = await registered(kit.house);
    const first = httpCaller(url, {}, { cookies: { session: token } });
    await fillForm(first, "From the first browser");
    const { restore_id: restoreId } = await chatOf(first);
    const second = httpCaller(url, {}, { cookies: { session: token } });
    const body = asked(id);
    const { body: answer } = await second.call(getRestoreId, { body });
    expect(answer).toEqual({ ...body, restoreId });
    const set = await second.call(setRestoreId, {
      body: { ...body, restoreId: restoreId as string },
    });
    expect(set.body).toEqual({ ...body, restoreId });
    expect(await textsOf(second)).toEqual(["From the first browser"]);
  });

  it("SUPPORT-04: joins what a guest wrote in the browser in which the player signs in", async () => {
    const { id, token } = await registered(kit.house);
    const elsewhere = httpCaller(url, {}, { cookies: { session: token } });
    await fillForm(elsewhere, "As a player");
    const browser = httpCaller(url);
    await fillForm(browser, "As a guest");
    const old = await chatOf(browser);
    browser.useSession(token);
    const signedIn = await chatOf(browser);
    expect(signedIn.guest_restore_id).toBe(old.restore_id);
    const body = { ...asked(id), restoreId: signedIn.guest_restore_id as string };
    const joined = await Promise.all([1, 2, 3].map(() => browser.call(setRestoreId, { body })));
    expect(joined.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const one of [browser, elsewhere])
      expect((await textsOf(one)).toSorted()).toEqual(["As a guest", "As a player"]);
    const { body: now } = await browser.call(getRestoreId, { body: asked(id) });
    expect(now.restoreId).toBe(signedIn.restore_id);
    const open = await inBox(agent, "waiting", (one) => one.player_id === Number(id));
    expect(open?.waiting_since).not.toBeNull();
    // Signed out, the browser knows nothing of it any more.
    browser.useSession(null);
    expect(await textsOf(browser)).toEqual([]);
  });

  it("joins a form that was filled as a guest and sent again after signing in", async () => {
    const { id, token } = await registered(kit.house);
    const browser = httpCaller(url);
    const form = { id: randomUUID() };
    await fillForm(browser, "Is anybody there?", form);
    browser.useSession(token);
    await fillForm(browser, "Is anybody there?", form);
    const { guest_restore_id: restoreId } = await chatOf(browser);
    const body = { ...asked(id), restoreId: restoreId as string };
    expect((await browser.call(setRestoreId, { body })).status).toBe(200);
    expect(await textsOf(browser)).toEqual(["Is anybody there?", "Is anybody there?"]);
    // And once more it is the same message.
    const { headers } = await fillForm(browser, "Is anybody there?", form);
    expect(headers.get("idempotency-hit")).toBe("true");
  });

  it("opens nobody else's history: neither by a player's id nor by a restore id", async () => {
    const one = await signedInPlayer(kit.house, url);
    const other = await signedInPlayer(kit.house, url);
    const guest = httpCaller(url);
    await fillForm(one.caller, "Mine");
    await fillForm(guest, "A guest's");
    const ids = [(await chatOf(one.caller)).restore_id, (await chatOf(guest)).restore_id];
    expect((await other.caller.call(getRestoreId, { body: asked(one.id) })).status).toBe(404);
    for (const restoreId of ids) {
      const body = { ...asked(other.id), restoreId: restoreId as string };
      expect((await other.caller.call(setRestoreId, { body })).status).toBe(404);
    }
    expect(await textsOf(other.caller)).toEqual([]);
    expect(await textsOf(guest)).toEqual(["A guest's"]);
    const body = asked(one.id);
    expect((await httpCaller(url).call(getRestoreId, { body })).status).toBe(401);
  });
});
