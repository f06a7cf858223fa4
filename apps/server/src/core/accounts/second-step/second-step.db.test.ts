import {
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  getPlayer,
  remindPassword,
  renewRecoveryCodes,
  resetPassword,
} from "@houselight/contracts";
import { type HttpCaller as Browser, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
} from "../entry/entry.testing.ts";

const STEP_MS = 30_000;
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
});
afterAll(() => kit.close());

/** The code that an app shows `steps` steps from now. */
const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: kit.clock.now().getTime() / 1000 + steps * 30 });
const begin = (by: Browser, current_password = PASSWORD) =>
  by.call(beginTwoFactor, { body: { current_password } });
const enable = (by: Browser, otp_attempt: string) =>
  by.call(enableTwoFactor, { body: { otp_attempt } });
const disable = async (by: Browser, otp_attempt: string, current_password = PASSWORD) =>
  said(await by.call(disableTwoFactor, { body: { current_password, otp_attempt } }));

/** A player whose second step is on; the code of the moment is used up. */
async function withStep() {
  const player = await newPlayer(kit);
  const { secret } = (await begin(player.browser)).body;
  const { recovery_codes } = (await enable(player.browser, await codeOf(secret))).body;
  kit.clock.advance(STEP_MS);
  return { ...player, secret, codes: recovery_codes };
}

describe("the second step", () => {
  it("is switched on by a code of the secret, shown with ten recovery codes, told by mail", async () => {
    const { browser, email } = await newPlayer(kit);
    const { secret, uri } = (await begin(browser)).body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Paper%20Rocket:${encodeURIComponent(email)}?secret=${secret}&issuer=Paper%20Rocket`,
    );
    expect((await browser.call(getPlayer, {})).body.two_factor_enabled).toBe(false);
    const { body } = await enable(browser, await codeOf(secret));
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await browser.call(getPlayer, {})).body.two_factor_enabled).toBe(true);
    expect(await mailKinds(kit, email)).toContain("second_factor_on");
    expect(said(await begin(browser))).toBe("two_factor_on");
    expect(said(await enable(browser, await codeOf(secret)))).toBe("two_factor_on");
  });

  it("begins by the password alone, and not without a setup, a right code, or after 15 minutes", async () => {
    const { browser } = await newPlayer(kit);
    expect(said(await begin(browser, "not-the-one-9"))).toBe("password_wrong");
    expect(said(await begin(visitorOf(kit)))).toBe("sign_in_required");
    expect(said(await enable(browser, "000000"))).toBe("two_factor_not_begun");
    const { secret } = (await begin(browser)).body;
    expect(said(await enable(browser, "abc"))).toBe("otp_wrong");
    expect(said(await enable(browser, await codeOf(secret, 5)))).toBe("otp_wrong");
    kit.clock.advance(15 * 60_000 + 1);
    expect(said(await enable(browser, await codeOf(secret)))).toBe("two_factor_not_begun");
  });

  it("counts the secret of the last setup alone", async () => {
    const { browser } = await newPlayer(kit);
    const { secret } = (await begin(browser)).body;
    const again = (await begin(browser)).body;
    expect(said(await enable(browser, await codeOf(secret)))).toBe("otp_wrong");
    expect(said(await enable(browser, await codeOf(again.secret)))).toBe("200");
  });

  it("keeps neither the secret nor a recovery code readable in the database", async () => {
    const { secret, codes } = await withStep();
    const rows = JSON.stringify(
      await kit.house.database.query(
        `select row_to_json(s)::text as row from accounts.second_steps s
         union all select row_to_json(c)::text from accounts.recovery_codes c`,
      ),
    );
    expect(rows).not.toContain(secret);
    for (const code of codes) expect(rows).not.toContain(code.replace("-", ""));
  });
});

describe("recovery codes made anew", () => {
  const renew = (by: Browser, otp_attempt: string, current_password = PASSWORD) =>
    by.call(renewRecoveryCodes, { body: { current_password, otp_attempt } });

  it("end the former ones, by password and code, and are told by mail", async () => {
    const { browser, email, secret, codes } = await withStep();
    expect(said(await renew(browser, await codeOf(secret), "not-the-one-9"))).toBe(
      "password_wrong",
    );
    expect(said(await renew(browser, "000000"))).toBe("otp_wrong");
    const { body } = await renew(browser, await codeOf(secret));
    expect(new Set([...body.recovery_codes, ...codes]).size).toBe(20);
    expect(await mailKinds(kit, email)).toContain("recovery_codes_renewed");
    const attempt = (code = "") => trySignIn(visitorOf(kit), email, PASSWORD, code);
    expect(await attempt(codes[0])).toBe("otp_wrong");
    expect(await attempt(body.recovery_codes[0])).toBe("200");
  });

  it("are ten after many wishes at once, and none while the step is off", async () => {
    const { browser, id, codes } = await withStep();
    await Promise.all(codes.slice(0, 5).map((code) => renew(browser, code)));
    const rows = await kit.house.database.query(
      "select 1 from accounts.recovery_codes where player_id = $1",
      [id],
    );
    expect(rows).toHaveLength(10);
    const without = await newPlayer(kit);
    expect(said(await renew(without.browser, "000000"))).toBe("two_factor_off");
  });
});

describe("a sign-in with a second step", () => {
  it("AUTH-03: asks for the code once the password is right, and takes it", async () => {
    const { email, secret } = await withStep();
    const browser = visitorOf(kit);
    expect(await trySignIn(browser, email)).toBe("otp_required");
    expect(await isSignedIn(browser)).toBe(false);
    expect(await trySignIn(browser, email, PASSWORD, await codeOf(secret))).toBe("200");
    expect(await isSignedIn(browser)).toBe(true);
  });

  it("AUTH-04: refuses a wrong code in the form's field, and says nothing of codes by a wrong password", async () => {
    const { email, secret } = await withStep();
    expect(await trySignIn(visitorOf(kit), email, PASSWORD, "000000")).toBe("otp_wrong");
    const code = await codeOf(secret);
    for (const one of [undefined, "000000", code])
      expect(await trySignIn(visitorOf(kit), email, "not-the-one-9", one)).toBe(
        "wrong_credentials",
      );
    expect(await trySignIn(visitorOf(kit), email, PASSWORD, code)).toBe("200");
  });

  it("takes a code of the step before or after, and of no other", async () => {
    const { email, secret } = await withStep();
    kit.clock.advance(10 * STEP_MS);
    for (const [steps, heard] of [
      [-2, "otp_wrong"],
      [2, "otp_wrong"],
      [-1, "200"],
      [1, "200"],
    ] as const)
      expect(await trySignIn(visitorOf(kit), email, PASSWORD, await codeOf(secret, steps))).toBe(
        heard,
      );
  });

  it("takes a code once: not again, not an earlier one, and one of thirty at once", async () => {
    const { email, secret } = await withStep();
    kit.clock.advance(10 * STEP_MS);
    const earlier = await codeOf(secret, -1);
    const code = await codeOf(secret);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => trySignIn(visitorOf(kit), email, PASSWORD, code)),
    );
    expect(all.filter((one) => one === "200")).toHaveLength(1);
    kit.clock.advance(1);
    for (const used of [code, earlier])
      expect(await trySignIn(visitorOf(kit), email, PASSWORD, used)).not.toBe("200");
  });

  it("shuts after five wrong codes for 15 minutes, also for the right one, and tells the owner", async () => {
    const { email, secret } = await withStep();
    const guesser = visitorOf(kit);
    for (let tries = 0; tries < 5; tries++)
      expect(await trySignIn(guesser, email, PASSWORD, "000000")).toBe("otp_wrong");
    expect(await trySignIn(visitorOf(kit), email, PASSWORD, await codeOf(secret))).toBe(
      "otp_locked",
    );
    expect(await mailKinds(kit, email)).toContain("account_besieged");
    kit.clock.advance(15 * 60_000);
    expect(await trySignIn(visitorOf(kit), email, PASSWORD, await codeOf(secret))).toBe("200");
  });

  it("counts a wrong code like a wrong password", async () => {
    const { email } = await withStep();
    const guesser = visitorOf(kit);
    for (let tries = 0; tries < 5; tries++) await trySignIn(guesser, email, PASSWORD, "000000");
    expect(await trySignIn(guesser, email)).toBe("captcha_required");
  });

  it("takes each recovery code once, however it is typed, and tells how many are left", async () => {
    const { email, codes } = await withStep();
    const [first = "", second = ""] = codes;
    expect(await trySignIn(visitorOf(kit), email, PASSWORD, first)).toBe("200");
    expect(await trySignIn(visitorOf(kit), email, PASSWORD, first)).toBe("otp_wrong");
    const typed = ` ${second.toUpperCase().replace("-", " ")} `;
    expect(await trySignIn(visitorOf(kit), email, PASSWORD, typed)).toBe("200");
    expect(await mailKinds(kit, email)).toContain("recovery_code_used");
  });

  it("knows no recovery code of another player", async () => {
    const [mine, other] = [await withStep(), await withStep()];
    expect(await trySignIn(visitorOf(kit), mine.email, PASSWORD, other.codes[0])).toBe("otp_wrong");
    expect(await trySignIn(visitorOf(kit), other.email, PASSWORD, other.codes[0])).toBe("200");
  });
});

describe("switching the second step off", () => {
  it("wants the password and a code", async () => {
    const { browser, email, secret, codes } = await withStep();
    const code = await codeOf(secret);
    expect(await disable(browser, code, "not-the-one-9")).toBe("password_wrong");
    expect(await disable(browser, "000000")).toBe("otp_wrong");
    expect(await disable(browser, code)).toBe("200");
    expect(await disable(browser, code)).toBe("two_factor_off");
    expect(await mailKinds(kit, email)).toContain("second_factor_off");
    expect(await trySignIn(visitorOf(kit), email)).toBe("200");
    const { secret: next } = (await begin(browser)).body;
    await enable(browser, await codeOf(next));
    expect(await trySignIn(visitorOf(kit), email, PASSWORD, codes[0])).toBe("otp_wrong");
  });

  it("is not what a new password does", async () => {
    const { email, secret } = await withStep();
    await visitorOf(kit).call(remindPassword, { body: { user: { email } } });
    const [token = ""] = await tokensOf(kit, email, "new_password");
    const passwords = { password: NEXT, password_confirmation: NEXT };
    await visitorOf(kit).call(resetPassword, {
      body: { user: { reset_password_token: token, ...passwords } },
    });
    expect(await trySignIn(visitorOf(kit), email, NEXT)).toBe("otp_required");
    expect(await trySignIn(visitorOf(kit), email, NEXT, await codeOf(secret))).toBe("200");
  });
});
