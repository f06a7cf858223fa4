import { getProject, registerPlayer, requestCaptcha, signIn } from "@houselight/contracts";
import { type HttpCaller, httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterEach, describe, expect, it } from "vitest";
import { openVendor } from "./site-verify.testing.ts";

const PASSWORD = "long-enough-7";
const SECRET = "vendor's secret";
const SCRIPT = "https://vendor.example/api.js?render=explicit";
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

let count = 0;
/** A house with the given captcha, and a player at whom strangers have guessed. */
async function besieged(env: Readonly<Record<string, string>>) {
  const kit: TestHouse = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1", ...env } });
  closing.push(() => kit.close());
  const stranger = (): HttpCaller =>
    httpCaller(kit.served?.url as string, { "x-forwarded-for": `198.51.100.${++count}` });
  const email = `owner-${++count}@example.org`;
  const owner = { email, password: PASSWORD, currency: "EUR", country: "DE" };
  await stranger().call(registerPlayer, {
    body: { user: { ...owner, date_of_birth: "1990-01-01", terms_acceptance: true } },
  });
  const attempt = async (password: string, captcha?: string): Promise<string> => {
    const user = { email, password, ...(captcha === undefined ? {} : { captcha }) };
    const { status, body } = await stranger().call(signIn, { body: { user } });
    const { errors } = body as { errors?: Record<string, object> };
    return errors ? `${status} ${Object.keys(Object.values(errors)[0] ?? {})[0]}` : `${status}`;
  };
  for (let guess = 0; guess < 20; guess++) await attempt("not-the-one-1");
  expect(await attempt(PASSWORD)).toBe("422 captcha_required");
  const setting = (await stranger().call(getProject, {})).body.captcha;
  const challenge = async (site_key?: string) =>
    (
      await stranger().call(requestCaptcha, {
        body: { account: "player", email, ...(site_key === undefined ? {} : { site_key }) },
      })
    ).status;
  return { kit, attempt, setting, challenge };
}

describe("the captcha of a house (OPEN-13)", () => {
  it("is its own, by the site key of the project alone; a bad token fails the sign-in", async () => {
    const { attempt, setting, challenge } = await besieged({});
    expect(setting).toEqual({ kind: "proof_of_work", site_key: expect.stringMatching(/^house-/) });
    expect(await challenge(setting.site_key)).toBe(201);
    expect(await challenge("another-key")).toBe(422);
    for (const bad of ["", "made-up", "always-passes", setting.site_key])
      expect(await attempt(PASSWORD, bad)).toBe("422 captcha_required");
  });

  it("of a developer takes the site key for an answer, and nothing else", async () => {
    const { attempt, setting, challenge } = await besieged({
      CAPTCHA_ALWAYS_PASSES: "1",
      NODE_ENV: "test",
    });
    expect(setting).toEqual({ kind: "always_passes", site_key: "always-passes" });
    expect(await challenge(setting.site_key)).toBe(422);
    expect(await attempt(PASSWORD, "made-up")).toBe("422 captcha_required");
    expect(await attempt("not-the-one-1", setting.site_key)).toBe("422 wrong_credentials");
    expect(await attempt(PASSWORD, setting.site_key)).toBe("200");
  });

  it("of a vendor is checked by siteverify, once an answer, and never by a vendor that is down", async () => {
    const vendor = await openVendor(SECRET);
    closing.push(() => vendor.close());
    const { attempt, setting, challenge } = await besieged({
      CAPTCHA_SITE_KEY: "site-key",
      CAPTCHA_SECRET: SECRET,
      CAPTCHA_VERIFY_URL: vendor.url,
      CAPTCHA_SCRIPT_URL: SCRIPT,
    });
    expect(setting).toEqual({ kind: "widget", site_key: "site-key", script_url: SCRIPT });
    expect(JSON.stringify(setting)).not.toContain(SECRET);
    expect(await challenge("site-key")).toBe(422);
    expect(await attempt(PASSWORD, "made-up")).toBe("422 captcha_required");
    const used = vendor.answer();
    expect(await attempt("not-the-one-1", used)).toBe("422 wrong_credentials");
    expect(vendor.asked.at(-1)).toEqual({ secret: SECRET, response: used, sitekey: "site-key" });
    expect(await attempt(PASSWORD, used)).toBe("422 captcha_required");
    for (const mode of ["broken", "nonsense"] as const) {
      vendor.state.mode = mode;
      expect(await attempt(PASSWORD, vendor.answer())).toBe("422 captcha_required");
    }
    vendor.state.mode = "up";
    expect(await attempt(PASSWORD, vendor.answer())).toBe("200");
  });
});
