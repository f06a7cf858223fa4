import {
  endSession,
  getPlayer,
  getPlayerSettings,
  listAccounts,
  listSessions,
  registerPlayer,
  signIn,
  signOut,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, serve: {} });
});
afterAll(() => kit.close());

const browser = () => httpCaller(kit.served?.url as string);
let count = 0;
const newcomer = (part: object = {}) => ({
  email: `new-${++count}@example.org`,
  password: "long-enough-7",
  currency: "EUR",
  country: "DE",
  date_of_birth: "1990-01-01",
  terms_acceptance: true as const,
  ...part,
});
const register = (who: ReturnType<typeof browser>, part: object = {}) =>
  who.call(registerPlayer, { body: { user: newcomer(part) } });

describe("registration", () => {
  it("creates the player, opens the account and signs in (WALLET-01)", async () => {
    const who = browser();
    const { status, body } = await register(who, {
      email: "Ann@Example.org",
      currency: "BTC",
      nickname: "Ann",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: "ann@example.org",
      currency: "BTC",
      license_name: "CW",
      user_id: body.id,
    });
    expect((await who.call(getPlayer, {})).body).toMatchObject({ id: body.id, nickname: "Ann" });
    expect((await who.call(listAccounts, {})).body).toEqual([
      {
        currency: "BTC",
        active: true,
        amount_cents: 0,
        available_to_cashout_cents: 0,
        held_cents: 0,
        debt_cents: 0,
        version: 0,
      },
    ]);
  });

  it.each([
    ["an e-mail in use", { email: "ANN@example.org" }, "email", "email_taken"],
    ["a currency not offered", { currency: "KZT" }, "currency", "currency_not_offered"],
    ["a country not served", { country: "US" }, "country", "country_not_served"],
    ["one day too young", { date_of_birth: "2008-05-02" }, "date_of_birth", "too_young"],
    [
      "20 years in Estonia",
      { country: "EE", date_of_birth: "2006-01-01" },
      "date_of_birth",
      "too_young",
    ],
    ["a common password", { password: "password123" }, "password", "password_too_common"],
    [
      "a password of other characters",
      { password: "abcdefgh*" },
      "password",
      "VALIDATION.PASSWORD.WRONG_CHARTS",
    ],
    [
      "a day that does not exist",
      { date_of_birth: "1990-02-31" },
      "date_of_birth",
      "VALIDATION.BIRTH_DAY.INVALID",
    ],
    [
      "terms not accepted",
      { terms_acceptance: false },
      "terms_acceptance",
      "VALIDATION.COMMON.REQUIRED",
    ],
  ])("refuses %s (OPEN-23, OPEN-24)", async (_, part, field, code) => {
    const { status, body } = await register(browser(), part);
    expect({ status, errors: (body as unknown as { errors: object }).errors }).toEqual({
      status: 422,
      errors: { [field]: { [code]: expect.any(String) } },
    });
  });

  it("accepts an 18th birthday and ignores fields that are not the player's to set (OPEN-24)", async () => {
    const who = browser();
    expect(
      (
        await register(who, {
          date_of_birth: "2008-05-01",
          license_name: "EE",
          id: 5,
          verified: true,
        })
      ).status,
    ).toBe(201);
    expect((await who.call(getPlayer, {})).body).toMatchObject({
      license_name: "CW",
      verified: false,
    });
  });
});

describe("sessions", () => {
  it("know a guest as {} and give no private channel (AUTH-01, NOTIFY-05)", async () => {
    const guest = browser();
    expect((await guest.call(getPlayer, {})).body).toEqual({});
    const { cent } = (await guest.call(getPlayerSettings, {})).body;
    const claims = JSON.parse(Buffer.from(cent.token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ sub: "", channels: ["public"] });
  });

  it("sign in and out, are listed, and can be ended from another", async () => {
    const [here, there] = [browser(), browser()];
    const user = newcomer();
    await here.call(registerPlayer, { body: { user } });
    const again = await there.call(signIn, {
      body: { user: { email: user.email.toUpperCase(), password: user.password } },
    });
    expect(again.status).toBe(200);
    const sessions = (await here.call(listSessions, {})).body;
    expect(sessions.map((session) => session.current)).toEqual([false, true]);
    const other = sessions.find((session) => !session.current);
    await here.call(endSession, { params: { id: other?.id as number } });
    expect((await there.call(getPlayer, {})).body).toEqual({});
    await here.call(signOut, {});
    expect((await here.call(getPlayer, {})).body).toEqual({});
  });

  it("cannot be ended by another player", async () => {
    const [one, two] = [browser(), browser()];
    await register(one);
    await register(two);
    const [session] = (await one.call(listSessions, {})).body;
    expect((await two.call(endSession, { params: { id: session?.id as number } })).status).toBe(
      404,
    );
    expect((await one.call(getPlayer, {})).body.id).toBeDefined();
  });

  it("says the same of a wrong password and an unknown e-mail, and asks for a captcha after five failures from one address", async () => {
    const user = newcomer();
    await browser().call(registerPlayer, { body: { user } });
    const attempt = (email: string, password: string) =>
      browser().call(signIn, { body: { user: { email, password } } });
    const wrong = await attempt(user.email, "not-the-one-1");
    const unknown = await attempt("nobody@example.org", "not-the-one-1");
    expect({ status: wrong.status, body: wrong.body }).toEqual({
      status: unknown.status,
      body: unknown.body,
    });
    expect(wrong.status).toBe(422);
    for (let index = 0; index < 4; index++) await attempt(user.email, "not-the-one-1");
    expect((await attempt(user.email, user.password)).body).toEqual({
      errors: { captcha: { captcha_required: expect.any(String) } },
    });
    clock.advance(15 * 60_000 + 1000);
    expect((await attempt(user.email, user.password)).status).toBe(200);
  });

  it("keep no password and no token at rest", async () => {
    const rows = await kit.house.database.query<{ password_hash: string; token_hash: string }>(
      "select p.password_hash, s.token_hash from accounts.players p join accounts.sessions s on s.player_id = p.id",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.password_hash).toMatch(/^\$argon2id\$/);
      expect(row.token_hash).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
