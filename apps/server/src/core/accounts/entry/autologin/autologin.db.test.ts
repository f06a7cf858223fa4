import {
  autoregisterPlayer,
  beginTwoFactor,
  enableTwoFactor,
  getPlayer,
  listTrailEntries,
  remindPassword,
  resetPassword,
  signInByLink,
} from "@houselight/contracts";
import {
  type HttpCaller as Browser,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendLinks } from "../../mails/mail-tokens.ts";
import { updateEntrance } from "../../sessions/entrance-store.ts";
import {
  isSignedIn,
  mailKinds,
  newPlayer,
  NEXT,
  PASSWORD,
  said,
  tokensOf,
  trySignIn,
  visitorOf,
} from "../entry.testing.ts";

const MINUTE_MS = 60_000;
let kit: TestHouse;
let manager: Browser;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
  manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
});
afterAll(() => kit.close());

let count = 0;
const freshUser = (more: Readonly<Record<string, unknown>> = {}) => ({
  email: `made-${++count}@example.org`,
  country: "DE",
  currency: "EUR",
  date_of_birth: "1990-01-01",
  locale: "de" as const,
  brand: "paper-rocket",
  ...more,
});
const make = (user: ReturnType<typeof freshUser>, by = manager) =>
  by.call(autoregisterPlayer, { body: { user, reason: "met at a fair" } });

/** A player whom an operator made, and the token of the mail. */
async function madePlayer() {
  const user = freshUser();
  const { status, body } = await make(user);
  if (status !== 201) throw new Error(`the operators' sign-up answers ${status}`);
  return { email: user.email, id: BigInt(body.id), token: await tokenOf(user.email) };
}
const tokenOf = async (email: string) => (await tokensOf(kit, email, "login_link")).at(-1) ?? "";
/** Mails a player of any kind a link. */
async function mailLinkTo(playerId: bigint, email: string): Promise<string> {
  const to = { playerId, email, language: "en", brand: "paper-rocket" };
  await kit.house.database.tx((tx) => sendLinks(kit.house, tx, "autologin", [to]));
  return tokenOf(email);
}
const enter = async (
  autologin_token: string,
  by = visitorOf(kit),
  more: { otp_attempt?: string; withdrawals_only?: boolean } = {},
) => said(await by.call(signInByLink, { body: { user: { autologin_token, ...more } } }));
const remind = async (email: string) => {
  kit.clock.advance(MINUTE_MS);
  return said(await visitorOf(kit).call(remindPassword, { body: { user: { email } } }));
};

describe("a player whom an operator makes", () => {
  it("AUTH-10: gets one mail with a link that signs in, and is asked for the rest", async () => {
    const { email, id, token } = await madePlayer();
    expect(await mailKinds(kit, email)).toEqual(["login_link"]);
    const { body: trail } = await manager.call(listTrailEntries, {
      query: { subject: `player ${id}` },
    });
    expect(trail).toMatchObject([
      { action: "player.autoregistered", detail: { brand: "paper-rocket", licence: "CW" } },
    ]);
    const browser = visitorOf(kit);
    expect(await enter(token, browser)).toBe("200");
    const { body } = await browser.call(getPlayer, {});
    expect(body).toMatchObject({
      email,
      autoregistered: true,
      autologin_link: "/autologin",
      currency: "EUR",
      language: "de",
      has_password: false,
      auth_fields_missed: ["terms_acceptance"],
      confirmed_at: kit.clock.now().toISOString(),
    });
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it("is asked for what the licence of the brand and the country requires", async () => {
    const user = freshUser({ country: "AU", currency: "AUD" });
    expect((await make(user)).body).toMatchObject({ license_name: "AU" });
    const browser = visitorOf(kit);
    await enter(await tokenOf(user.email), browser);
    const { auth_fields_missed: missed } = (await browser.call(getPlayer, {})).body;
    expect(missed).toEqual(expect.arrayContaining(["terms_acceptance", "first_name", "address"]));
  });

  it("chooses a password by the mail of the reminder, and has no link any more", async () => {
    const { email, token } = await madePlayer();
    const browser = visitorOf(kit);
    await enter(token, browser);
    await remind(email);
    const [reset_password_token = ""] = await tokensOf(kit, email, "new_password");
    const user = { reset_password_token, password: NEXT, password_confirmation: NEXT };
    expect(said(await visitorOf(kit).call(resetPassword, { body: { user } }))).toBe("200");
    expect(await trySignIn(browser, email, NEXT)).toBe("200");
    expect((await browser.call(getPlayer, {})).body).toMatchObject({
      autoregistered: true,
      autologin_link: null,
    });
  });

  it.each([
    ["an unknown brand", { brand: "nowhere" }, "brand_unknown"],
    ["a country that is not served", { country: "FR" }, "registration_restricted"],
    ["a child", { date_of_birth: "2020-01-01" }, "too_young"],
    ["a currency that is not offered", { currency: "XXX" }, "currency_not_offered"],
  ])("is refused for %s, and nobody is mailed", async (_what, wrong, code) => {
    const user = freshUser(wrong);
    expect(said(await make(user))).toBe(code);
    expect(await mailKinds(kit, user.email)).toEqual([]);
  });

  it("is one person with one account: another spelling of a mailbox is taken", async () => {
    const { email: registered } = await newPlayer(kit);
    await make(freshUser({ email: "ada.lovelace@gmail.com" }));
    for (const email of [registered, "ada.lovelace@gmail.com", "adalovelace+2@gmail.com"])
      expect(said(await make(freshUser({ email })))).toBe("email_taken");
  });

  it("is a manager's to make: no cashier, no support, no stranger", async () => {
    const url = kit.served?.url as string;
    for (const role of ["cashier", "support"] as const)
      expect((await make(freshUser(), await signedInOperator(kit.house, url, role))).status).toBe(
        403,
      );
    expect((await make(freshUser(), visitorOf(kit))).status).toBe(401);
  });
});

describe("the link that signs in", () => {
  it("works once, also when it is pressed twenty times at once", async () => {
    const { token } = await madePlayer();
    const all = await Promise.all(Array.from({ length: 20 }, () => enter(token)));
    expect(all.filter((one) => one === "200")).toHaveLength(1);
    expect(all.filter((one) => one === "autologin_token_invalid")).toHaveLength(19);
  });

  it("is over after an hour; the reminder sends another, and no link for a password", async () => {
    const { email, token } = await madePlayer();
    kit.clock.advance(60 * MINUTE_MS);
    // Operators are asked again after an hour without a request.
    manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
    expect(await enter(token)).toBe("autologin_token_invalid");
    expect(await remind(email)).toBe("200");
    expect(await mailKinds(kit, email)).toEqual(["login_link", "login_link"]);
    const browser = visitorOf(kit);
    expect(await enter(await tokenOf(email), browser)).toBe("200");
    expect(await isSignedIn(browser)).toBe(true);
  });

  it("is refused when it is made up, of another kind, or to an address that is given up", async () => {
    const { email, id, token } = await madePlayer();
    const registered = await newPlayer(kit);
    const [confirmation = ""] = await tokensOf(kit, registered.email, "confirm_email");
    for (const bad of ["made-up", confirmation])
      expect(await enter(bad)).toBe("autologin_token_invalid");
    await kit.house.database.query("update accounts.players set email = $2 where id = $1", [
      id,
      `moved-${email}`,
    ]);
    expect(await enter(token)).toBe("autologin_token_invalid");
  });

  it("ends with the use of another link and with a new password", async () => {
    const { email, token: first } = await madePlayer();
    await remind(email);
    expect(await enter(await tokenOf(email))).toBe("200");
    expect(await enter(first)).toBe("autologin_token_invalid");

    const { email: known, id } = await newPlayer(kit);
    const third = await mailLinkTo(id, known);
    await remind(known);
    const [reset_password_token = ""] = await tokensOf(kit, known, "new_password");
    const user = { reset_password_token, password: NEXT, password_confirmation: NEXT };
    await visitorOf(kit).call(resetPassword, { body: { user } });
    expect(await enter(third)).toBe("autologin_token_invalid");
  });

  it("opens a restricted account for withdrawals alone, and a refusal costs no link", async () => {
    const { id, token } = await madePlayer();
    await updateEntrance(kit.house.database, id, new Date("2999-01-01"));
    const browser = visitorOf(kit);
    expect(await enter(token, browser)).toBe("account_restricted");
    expect(await isSignedIn(browser)).toBe(false);
    expect(await enter(token, browser, { withdrawals_only: true })).toBe("200");
  });

  it("asks for the second step where there is one, and a refusal costs no link", async () => {
    const { email, id, browser } = await newPlayer(kit);
    const current_password = PASSWORD;
    const { secret } = (await browser.call(beginTwoFactor, { body: { current_password } })).body;
    const code = () => generate({ secret, epoch: kit.clock.now().getTime() / 1000 });
    await browser.call(enableTwoFactor, { body: { otp_attempt: await code() } });
    kit.clock.advance(MINUTE_MS);
    const token = await mailLinkTo(id, email);
    expect(await enter(token)).toBe("otp_required");
    expect(await enter(token, visitorOf(kit), { otp_attempt: "000000" })).toBe("otp_wrong");
    expect(await enter(token, visitorOf(kit), { otp_attempt: await code() })).toBe("200");
  });
});
