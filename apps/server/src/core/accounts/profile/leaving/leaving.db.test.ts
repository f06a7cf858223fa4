import { randomUUID } from "node:crypto";
import {
  blockPlayer,
  closeAccount,
  createUserLimit,
  eraseData,
  exportData,
  getClosure,
  getPlayer,
  listAccounts,
  listConsents,
  listPlayerNotes,
  listSessions,
  listTrailEntries,
  playRound,
  reopenAccount,
  setSubscriptions,
  updatePlayer,
  writePlayerNote,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  openTestHouse,
  signedInOperator,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitingMails } from "#core/mail";
import { postTransfers } from "#core/wallet";
import {
  isSignedIn,
  newPlayer,
  NEXT,
  PASSWORD,
  said,
  trySignIn,
  visitorOf,
} from "../../entry/entry.testing.ts";
import { deleteKeptIdentities } from "./erasure-store.ts";

const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, env: { TRUST_PROXY: "1" }, serve: {} });
});
afterAll(() => kit.close());

type Player = Awaited<ReturnType<typeof newPlayer>>;
const close = ({ browser }: Player, current_password = PASSWORD) =>
  browser.call(closeAccount, { body: { current_password, reason: "privacy", comment: "Bye" } });
const erase = ({ browser }: Player, current_password = PASSWORD) =>
  browser.call(eraseData, { body: { current_password } });
const exported = ({ browser }: Player, current_password = PASSWORD) =>
  browser.call(exportData, { body: { current_password } });
const kindsTo = async (email: string) =>
  (await waitingMails(kit.house, email)).map(({ kind }) => kind);
const takeMoney = (playerId: bigint, amount: bigint) =>
  kit.house.database.tx((tx) =>
    postTransfers(tx, [
      {
        playerId,
        groupId: randomUUID(),
        leg: 0,
        kind: "correction",
        currency: "EUR",
        debit: "cash",
        credit: "house:adjustments",
        amount,
      },
    ]),
  );

describe("closing an account", () => {
  it("ends play, deposits, advertising and other sessions; what is on it stays payable out", async () => {
    const player = await newPlayer(kit);
    await fund(kit.house, player.id, 500n);
    await player.browser.call(setSubscriptions, { body: { promotions: true } });
    const elsewhere = visitorOf(kit);
    await trySignIn(elsewhere, player.email);
    expect(said(await close(player, NEXT))).toBe("password_wrong");
    expect((await close(player)).body).toEqual({
      closed_at: clock.now().toISOString(),
      erased_at: null,
    });
    expect(await isSignedIn(elsewhere)).toBe(false);
    const round = {
      params: { slug: "lantern-tide" },
      body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", line_stake_cents: 1 } },
    };
    expect(said(await player.browser.call(playRound, round as never))).toBe("withdrawals_only");
    expect((await player.browser.call(listAccounts, {})).body).toMatchObject([
      { amount_cents: 500, available_to_cashout_cents: 500 },
    ]);
    expect((await player.browser.call(listConsents, {})).body).toMatchObject([
      { given: false, source: "closure" },
      { given: true, source: "subscription" },
    ]);
    expect(await kindsTo(player.email)).toContain("account_closed");
    expect(said(await close(player))).toBe("account_closed");
    expect(await trySignIn(elsewhere, player.email)).toBe("account_restricted");
  });

  it("happens once, of thirty at once", async () => {
    const player = await newPlayer(kit);
    const answers = await Promise.all(Array.from({ length: 10 }, () => close(player)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is taken back by an operator alone, on the player's word", async () => {
    const player = await newPlayer(kit);
    const manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
    const reopen = (id: number, who = manager) =>
      who.call(reopenAccount, { params: { id }, body: { reason: "asked by mail" } });
    expect(said(await reopen(Number(player.id)))).toBe("account_not_closed");
    expect(said(await reopen(9_999_999))).toBe("player_not_found");
    await close(player);
    const cashier = await signedInOperator(kit.house, kit.served?.url as string, "cashier");
    expect((await reopen(Number(player.id), cashier)).status).toBe(403);
    expect((await reopen(Number(player.id))).status).toBe(200);
    expect((await player.browser.call(getClosure, {})).body.closed_at).toBeNull();
    expect(
      (await player.browser.call(updatePlayer, { body: { user: { city: "Bonn" } } })).status,
    ).toBe(200);
    expect(await kindsTo(player.email)).toContain("account_reopened");
    const { body } = await manager.call(listTrailEntries, {
      query: { subject: `player ${player.id}` },
    });
    expect(body.map(({ action }) => action)).toEqual([
      "player.profile",
      "player.reopened",
      "player.closed",
    ]);
  });
});

describe("the export of a player's data", () => {
  it("tells the part of every module, asks for the password, and is that player's own", async () => {
    const [player, other] = [await newPlayer(kit), await newPlayer(kit)];
    await fund(kit.house, player.id, 12_345n);
    await player.browser.call(updatePlayer, { body: { user: { city: "Heidelberg" } } });
    expect(said(await exported(player, NEXT))).toBe("password_wrong");
    const { body } = await exported(player);
    expect(Object.keys(body.parts)).toEqual(kit.house.personalData().map(({ name }) => name));
    expect(body.parts["accounts"]).toMatchObject({
      profile: { email: player.email, city: "Heidelberg", id: `${player.id}` },
      sessions: [{ ip: expect.any(String) }],
    });
    expect(body.parts["wallet"]).toMatchObject({
      accounts: [{ currency: "EUR", cash: "12345" }],
      transfers: [{ kind: "correction", amount: "12345" }],
    });
    const text = JSON.stringify((await exported(other)).body);
    expect(text).not.toMatch(/Heidelberg|12345/);
    // Nothing that opens a door is in it.
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|sealed|token/i);
  });
});

describe("erasing a player's data", () => {
  it("waits until the account is closed and nothing is owed", async () => {
    const player = await newPlayer(kit);
    await fund(kit.house, player.id, 100n);
    expect(said(await erase(player))).toBe("account_not_closed");
    await close(player);
    expect(said(await erase(player))).toBe("money_left");
    await takeMoney(player.id, 100n);
    expect(said(await erase(player, NEXT))).toBe("password_wrong");
    expect((await erase(player)).status).toBe(200);
  });

  it("waits for the end of a block, as it does while an account is frozen", async () => {
    const player = await newPlayer(kit);
    await close(player);
    const manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
    const params = { id: Number(player.id) };
    const body = { until: "forever", reason: "asked by letter" } as const;
    expect((await manager.call(blockPlayer, { params, body })).status).toBe(200);
    expect(said(await erase(player))).toBe("erasure_waits");
  });

  it("waits for the end of a self-exclusion: who is kept out must be known", async () => {
    const player = await newPlayer(kit);
    await player.browser.call(createUserLimit, {
      body: { type: "selfexclusion", period: "month_6" },
    } as never);
    const back = visitorOf(kit);
    await back.send(
      "POST",
      "/api/users/sign_in",
      JSON.stringify({
        user: { email: player.email, password: PASSWORD, withdrawals_only: true },
      }),
    );
    await close({ ...player, browser: back });
    expect(said(await erase({ ...player, browser: back }))).toBe("exclusion_in_force");
  });

  it("leaves no name behind, keeps the books, and keeps who it was sealed until the law lets go", async () => {
    const player = await newPlayer(kit);
    await player.browser.call(updatePlayer, {
      body: {
        user: { first_name: "Zebulon", city: "Quedlinburg", mobile_phone: "+4915123456789" },
      },
    });
    await fund(kit.house, player.id, 700n);
    await takeMoney(player.id, 700n);
    await close(player);
    expect((await erase(player)).status).toBe(200);
    expect(await isSignedIn(player.browser)).toBe(false);
    expect(await trySignIn(visitorOf(kit), player.email)).toBe("wrong_credentials");
    const of = (sql: string) => kit.house.database.query<{ text: string }>(sql, [player.id]);
    const rows = [
      ...(await of("select row_to_json(p)::text as text from accounts.players p where id = $1")),
      ...(await of(
        "select row_to_json(s)::text as text from accounts.sessions s where player_id = $1",
      )),
      ...(await of(
        "select row_to_json(c)::text as text from accounts.consents c where player_id = $1",
      )),
      ...(await of(
        "select row_to_json(k)::text as text from accounts.kept_identities k where player_id = $1",
      )),
    ];
    expect(rows.map(({ text }) => text).join("\n")).not.toMatch(
      /Zebulon|Quedlinburg|15123456789|198\.51|entry-\d+@|"user_agent":"[^"]/,
    );
    expect(await of("select 'x' as text from wallet.transfers where player_id = $1")).toHaveLength(
      2,
    );
    expect(await brokenInvariants(kit.house)).toEqual([]);
    const kept = () => of("select 'x' as text from accounts.kept_identities where player_id = $1");
    const years = (count: number) => new Date(clock.now().getTime() + count * 365.25 * 86_400_000);
    await deleteKeptIdentities(kit.house.database, years(4.9));
    expect(await kept()).toHaveLength(1);
    await deleteKeptIdentities(kit.house.database, years(5.1));
    expect(await kept()).toHaveLength(0);
  });

  it("forgets what operators noted, and lets them note nothing after it", async () => {
    const player = await newPlayer(kit);
    const support = await signedInOperator(kit.house, kit.served?.url as string, "support");
    const params = { id: Number(player.id) };
    const note = (text: string) =>
      support.call(writePlayerNote, { params, body: { id: randomUUID(), text } });
    expect((await note("called about a bonus")).status).toBe(201);
    await close(player);
    // Whichever of two comes first, nothing is left.
    const [erased] = await Promise.all([erase(player), note("wrote meanwhile")]);
    expect(erased.status).toBe(200);
    expect(said(await note("called again"))).toBe("account_erased");
    const { body } = await support.call(listPlayerNotes, { params, query: {} });
    expect(body).toEqual([]);
  });

  it("ends every way in that was kept for the player", async () => {
    const player = await newPlayer(kit);
    const { database } = kit.house;
    await database.query("insert into social.identities values ('google', 'somebody', $1, now())", [
      player.id,
    ]);
    await database.query(
      `insert into passkeys.credentials (id, player_id, rp_id, public_key, counter, transports, name, created_at)
       values ('credential', $1, 'localhost', 'key', 0, '{}', 'Phone', now())`,
      [player.id],
    );
    const { body } = await exported(player);
    expect(body.parts).toMatchObject({
      social: { identities: [{ provider: "google", subject: "somebody" }] },
      passkeys: { passkeys: [{ name: "Phone" }] },
    });
    await close(player);
    expect((await erase(player)).status).toBe(200);
    for (const table of ["social.identities", "passkeys.credentials"])
      expect(
        await database.query(`select 1 from ${table} where player_id = $1`, [player.id]),
      ).toEqual([]);
  });

  it("tells the player once more, and lets the address be used again", async () => {
    const player = await newPlayer(kit);
    await close(player);
    await erase(player);
    expect(await kindsTo(player.email)).toEqual(["account_erased"]);
    const manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
    const answer = await manager.call(reopenAccount, {
      params: { id: Number(player.id) },
      body: { reason: "wants it back" },
    });
    expect(said(answer)).toBe("account_erased");
    const [kept] = await kit.house.database.query(
      "select 1 from accounts.kept_identities where player_id = $1",
      [player.id],
    );
    // No money ever moved: nothing asks whose it was.
    expect(kept).toBeUndefined();
    expect((await player.browser.call(getPlayer, {})).body).toEqual({});
    expect((await player.browser.call(listSessions, {})).status).toBe(401);
  });
});
