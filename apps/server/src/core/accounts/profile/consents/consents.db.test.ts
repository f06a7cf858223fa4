import { createHash } from "node:crypto";
import {
  CONSENT_TEXT_VERSION,
  getPlayer,
  getSubscriptions,
  listConsents,
  listPlayerConsents,
  registerPlayer,
  setSubscriptions,
  unsubscribe,
  updatePlayer,
} from "@houselight/contracts";
import words from "@houselight/contracts/messages/en.json" with { type: "json" };
import {
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitingMails } from "#core/mail";
import { said } from "../../entry/entry.testing.ts";
import { unsubscribePath } from "../../mails/unsubscribe-link.ts";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

async function confirmedPlayer() {
  const player = await signedInPlayer(kit.house, url);
  await kit.house.database.query("update accounts.players set confirmed_at = now() where id = $1", [
    player.id,
  ]);
  const { email = "" } = (await player.caller.call(getPlayer, {})).body;
  const subscribe = (promotions: boolean) =>
    player.caller.call(setSubscriptions, { body: { promotions } });
  const log = async () => (await player.caller.call(listConsents, {})).body;
  return { ...player, email, subscribe, log };
}
const isSubscribed = async ({ caller }: { caller: ReturnType<typeof httpCaller> }) =>
  (await caller.call(getSubscriptions, {})).body.promotions;

describe("the subscription to news (PROFILE-18)", () => {
  it("says whether anything changed, and is logged with time, source, text and address", async () => {
    const player = await confirmedPlayer();
    expect(await isSubscribed(player)).toBe(false);
    expect((await player.subscribe(true)).body).toEqual({ promotions: true, changed: true });
    expect((await player.subscribe(true)).body).toEqual({ promotions: true, changed: false });
    expect(await isSubscribed(player)).toBe(true);
    expect(await player.log()).toEqual([
      {
        channel: "email",
        given: true,
        at: kit.clock.now().toISOString(),
        source: "subscription",
        text_version: CONSENT_TEXT_VERSION,
        ip: "127.0.0.1",
      },
    ]);
  });

  it("is changed with the profile as well, each way by itself", async () => {
    const { caller, log } = await confirmedPlayer();
    const patch = (user: object) => caller.call(updatePlayer, { body: { user } });
    await patch({ receive_sms_promos: true });
    await patch({ receive_promos: true, receive_sms_promos: false });
    expect((await caller.call(getPlayer, {})).body).toMatchObject({
      receive_promos: true,
      receive_sms_promos: false,
    });
    const said = (await log()).map(({ channel, given, source }) => `${channel} ${given} ${source}`);
    expect(said.toSorted()).toEqual([
      "email true profile",
      "sms false profile",
      "sms true profile",
    ]);
  });

  it("is logged once of thirty at once", async () => {
    const player = await confirmedPlayer();
    const answers = await Promise.all(Array.from({ length: 30 }, () => player.subscribe(true)));
    expect(answers.filter(({ body }) => body.changed)).toHaveLength(1);
    expect(await player.log()).toHaveLength(1);
  });

  it("that came with the registration stands in the log", async () => {
    const caller = httpCaller(url);
    const user = {
      email: "consents@example.org",
      password: "long-enough-7",
      currency: "EUR",
      country: "DE",
      date_of_birth: "1990-01-01",
      terms_acceptance: true as const,
      receive_promos: true,
    };
    await caller.call(registerPlayer, { body: { user } });
    expect((await caller.call(listConsents, {})).body).toMatchObject([
      { channel: "email", given: true, source: "registration" },
    ]);
  });
});

describe("the log of consents", () => {
  it("is read by operators who may read players, and by no other player", async () => {
    const player = await confirmedPlayer();
    await player.subscribe(true);
    const params = { id: Number(player.id) };
    const support = await signedInOperator(kit.house, url, "support");
    expect((await support.call(listPlayerConsents, { params })).body).toEqual(await player.log());
    expect(said(await support.call(listPlayerConsents, { params: { id: 9_999_999 } }))).toBe(
      "player_not_found",
    );
    const cashier = await signedInOperator(kit.house, url, "cashier");
    expect((await cashier.call(listPlayerConsents, { params })).status).toBe(403);
    const other = await confirmedPlayer();
    expect((await other.caller.call(listPlayerConsents, { params })).status).toBe(401);
    expect(await other.log()).toEqual([]);
  });

  it("is not rewritten, whoever asks the database", async () => {
    const player = await confirmedPlayer();
    await player.subscribe(true);
    for (const sql of [
      "update accounts.consents set given = false",
      "delete from accounts.consents",
    ])
      await expect(kit.house.database.query(sql)).rejects.toThrow("kept as they were said");
  });

  it("names the text that was agreed to: another text needs another version", () => {
    const { email, sms } = words.consents;
    const hash = createHash("sha256")
      .update(JSON.stringify([email, sms]))
      .digest("hex");
    expect(`${CONSENT_TEXT_VERSION} ${hash.slice(0, 12)}`).toMatchInlineSnapshot(
      `"2026-11 ad1d70591da4"`,
    );
  });
});

describe("the address that ends advertising (RFC 8058)", () => {
  const post = (path: string, type = "application/x-www-form-urlencoded") =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": type },
      body: "List-Unsubscribe=One-Click",
    });

  it("stands in advertising, works by POST without a session, and as often as one likes", async () => {
    const player = await confirmedPlayer();
    await player.subscribe(true);
    const mails = await waitingMails(kit.house, player.email);
    const path = mails.find(({ kind }) => kind === "promos_begun")?.data["unsubscribe"] ?? "";
    expect(path).toBe(unsubscribePath(kit.house, player.id));
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expect((await post(path, type)).status).toBe(200);
    expect(await isSubscribed(player)).toBe(false);
    const entries = (await player.log()).map(({ source, given }) => [source, given]);
    expect(entries).toEqual([
      ["mail_link", false],
      ["subscription", true],
    ]);
  });

  it("changes nothing by GET: programs that look into mails follow links", async () => {
    const player = await confirmedPlayer();
    await player.subscribe(true);
    for (const method of ["GET", "HEAD"])
      await fetch(`${url}${unsubscribePath(kit.house, player.id)}`, { method });
    expect(await isSubscribed(player)).toBe(true);
  });

  it("is none when it was made up, cut, or made for another player", async () => {
    const [one, other] = [await confirmedPlayer(), await confirmedPlayer()];
    await other.subscribe(true);
    const mark = unsubscribePath(kit.house, one.id).split(".")[1];
    for (const token of [
      `${other.id}.${mark}`,
      `${other.id}.`,
      "x",
      `${other.id}.${"A".repeat(43)}`,
    ]) {
      const answer = await httpCaller(url).call(unsubscribe, { query: { token } });
      expect(said(answer)).toBe("unsubscribe_link_invalid");
    }
    expect(await isSubscribed(other)).toBe(true);
  });

  it("is mailed to nobody whose address is not confirmed", async () => {
    const { caller } = await signedInPlayer(kit.house, url);
    await caller.call(setSubscriptions, { body: { promotions: true } });
    const { email = "" } = (await caller.call(getPlayer, {})).body;
    const kinds = (await waitingMails(kit.house, email)).map(({ kind }) => kind);
    expect(kinds).not.toContain("promos_begun");
  });
});
