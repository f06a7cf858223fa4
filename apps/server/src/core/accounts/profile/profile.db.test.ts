import {
  getPlayer,
  listAccounts,
  openAccount,
  registerPlayer,
  signIn,
  updateLocale,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
});
afterAll(() => kit.close());

const PROFILE_FIELDS = `id email nickname first_name last_name date_of_birth gender country state
  city address postal_code mobile_phone mobile_phone_without_dial_code receive_promos
  receive_sms_promos currency language statuses auth_fields_missed confirmed_at created_at
  current_sign_in_at verified sumsub_verified two_factor_enabled can_issue_bonuses
  deposit_bonus_code autoregistered autologin_link license_name sow_questionnaire_expires_at
  profession`.split(/\s+/);

const USER_INFO_FIELDS = `id user_id email first_name last_name mobile_phone date_of_birth country
  city address postal_code currency locale license_name confirmed_at nickname`.split(/\s+/);

async function register(currency: string) {
  const caller = httpCaller(kit.served?.url as string);
  const user = {
    email: `profile-${currency.toLowerCase()}@example.org`,
    password: "long-enough-7",
    currency,
    country: "CA",
    date_of_birth: "1990-01-01",
    terms_acceptance: true as const,
  };
  return { caller, answer: (await caller.call(registerPlayer, { body: { user } })).body };
}

describe("the profile", () => {
  it("has every field, also those that nothing fills yet (PROFILE-01)", async () => {
    const { caller } = await register("CAD");
    const profile = (await caller.call(getPlayer, {})).body;
    expect(Object.keys(profile)).toEqual(expect.arrayContaining(PROFILE_FIELDS));
    expect(profile).toMatchObject({ statuses: [], country: "CA", currency: "CAD" });
  });

  it("has the currency of the account that is active now", async () => {
    const { caller } = await register("USD");
    await caller.call(openAccount, { body: { currency: "BTC" } });
    expect((await caller.call(getPlayer, {})).body.currency).toBe("BTC");
    const user = { email: "profile-usd@example.org", password: "long-enough-7" };
    expect((await caller.call(signIn, { body: { user } })).body.currency).toBe("BTC");
    await caller.call(openAccount, { body: { currency: "USD" } });
    expect((await caller.call(getPlayer, {})).body.currency).toBe("USD");
  });

  it("says under which licence the player is (LICENCE-14)", async () => {
    const { caller, answer } = await register("NZD");
    expect(answer.license_name).toBe("CW");
    expect((await caller.call(getPlayer, {})).body.license_name).toBe("CW");
  });

  it("keeps the language that was chosen last", async () => {
    const { caller } = await register("EUR");
    expect((await caller.call(getPlayer, {})).body.language).toBe("en");
    await caller.call(updateLocale, { body: { locale: "de" } });
    expect((await caller.call(getPlayer, {})).body.language).toBe("de");
  });
});

describe("the answer to a registration (AUTH-10)", () => {
  it("has every field of user info, and an account in the coin that was chosen", async () => {
    const { caller, answer } = await register("BTC");
    expect(Object.keys(answer).toSorted()).toEqual(USER_INFO_FIELDS.toSorted());
    expect(await caller.call(listAccounts, {})).toMatchObject({ body: [{ currency: "BTC" }] });
    const profile = (await caller.call(getPlayer, {})).body;
    expect(profile).toMatchObject({ autoregistered: false, autologin_link: null });
  });
});
