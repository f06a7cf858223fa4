import {
  connectProvenIdentity,
  continueSocialSignIn,
  disconnectAuthProvider,
  getPlayer,
  listAuthProviders,
  listOfferedAuthProviders,
  remindPassword,
  resetPassword,
  signIn,
  updateAuthDetails,
} from "@houselight/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitingMails } from "#core/mail";
import { registerNewPlayer } from "#core/accounts";
import { authorizationUrl, providerOf } from "./providers.ts";
import {
  begin,
  browserOf,
  DETAILS,
  freshEmail,
  openSocialKit,
  PROVIDER,
  type SocialKit,
  signInSocially,
  socialPlayer,
} from "./social.testing.ts";

const PASSWORD = "long-enough-7";
let kit: SocialKit;
beforeAll(async () => {
  kit = await openSocialKit();
});
afterAll(() => kit?.close());

const said = ({ status, body }: { status: number; body: unknown }): string => {
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? String(Object.keys(Object.values(errors)[0] ?? {})[0]) : `${status}`;
};
const emailOf = async (browser: ReturnType<typeof browserOf>) =>
  (await browser.call(getPlayer, {})).body.email;

/** A player with a password; the e-mail is confirmed unless it is said otherwise. */
async function playerWith(email: string, confirmed = true) {
  const { player } = await registerNewPlayer(
    kit.house,
    { ...DETAILS, email, password: PASSWORD },
    { host: "localhost", country: null, ip: "127.0.0.1", userAgent: "test" },
    { confirmed },
  );
  return player;
}

describe("a newcomer who comes by a provider", () => {
  it("AUTH-16: says what is missing, and is signed in by the reply", async () => {
    const email = freshEmail();
    const browser = browserOf(kit);
    const answer = await signInSocially(browser, { email }, "/profile/limits?a=b");
    expect(answer.body).toEqual({
      outcome: "sign_up",
      provider: "Paperpass",
      redirect: "/profile/limits?a=b",
      email,
      auth_fields_missed: ["terms_acceptance", "country", "date_of_birth", "currency"],
    });
    expect(await emailOf(browser)).toBeUndefined();
    const made = await browser.call(updateAuthDetails, { body: { user: DETAILS } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ email, country: "DE", currency: "EUR", license_name: "CW" });
    expect((await browser.call(getPlayer, {})).body).toMatchObject({
      email,
      has_password: false,
      auth_fields_missed: [],
      confirmed_at: expect.any(String),
    });
    const again = browserOf(kit);
    expect((await signInSocially(again, { email })).body.outcome).toBe("signed_in");
    expect(await emailOf(again)).toBe(email);
  });

  it.each([
    ["too young", { date_of_birth: "2020-01-01" }, "too_young"],
    ["in a country not served", { country: "US" }, "country_not_served"],
    ["in a currency not offered", { currency: "KZT" }, "currency_not_offered"],
    ["without a country", { country: undefined }, "detail_required"],
    ["without the terms", { terms_acceptance: false }, "VALIDATION.COMMON.REQUIRED"],
    ["under 21 in Estonia", { country: "EE", date_of_birth: "2006-12-01" }, "too_young"],
  ])("is refused %s, and may correct it", async (_, part, code) => {
    const email = freshEmail();
    const browser = browserOf(kit);
    await signInSocially(browser, { email });
    const user = { ...DETAILS, ...part } as typeof DETAILS;
    expect(said(await browser.call(updateAuthDetails, { body: { user } }))).toBe(code);
    const { status } = await browser.call(updateAuthDetails, { body: { user: DETAILS } });
    expect(status).toBe(201);
  });

  it("gets no account without the provider's word on the e-mail", async () => {
    const browser = browserOf(kit);
    const visitor = { email: freshEmail(), verified: false };
    expect(said(await signInSocially(browser, visitor))).toBe("email_unverified");
    const made = await browser.call(updateAuthDetails, { body: { user: DETAILS } });
    expect(said(made)).toBe("auth_flow_unknown");
  });

  it("gets none in a country that closes the registration (451)", async () => {
    const there = { "x-forwarded-host": "partial.localhost" };
    await expect(begin(browserOf(kit, there))).rejects.toThrow("login_restricted");
    const browser = browserOf(kit);
    await signInSocially(browser, { email: freshEmail() });
    const { path } = updateAuthDetails;
    const made = await browser.send("POST", path, JSON.stringify({ user: DETAILS }), there);
    expect([made.status, said(made)]).toEqual([451, "registration_restricted"]);
  });
});

describe("an e-mail that has an account", () => {
  it("asks for its owner's own sign-in, which then connects", async () => {
    const email = freshEmail();
    await playerWith(email);
    const browser = browserOf(kit);
    expect((await signInSocially(browser, { email })).body.outcome).toBe("owner_asked");
    expect(await emailOf(browser)).toBeUndefined();
    expect(said(await browser.call(continueSocialSignIn, { body: { user: {} } }))).toBe(
      "auth_flow_unknown",
    );
    kit.clock.advance(1_000);
    await browser.call(signIn, { body: { user: { email, password: PASSWORD } } });
    const connected = await browser.call(connectProvenIdentity, { body: {} });
    expect(connected.status).toBe(201);
    expect(connected.body.find(({ id }) => id === PROVIDER)?.connected).toBe(true);
    expect((await waitingMails(kit.house, email)).map(({ kind }) => kind)).toContain(
      "way_in_added",
    );
    const again = browserOf(kit);
    expect((await signInSocially(again, { email })).body.outcome).toBe("signed_in");
  });

  it("is not opened by a session that was there before the proof", async () => {
    const email = freshEmail();
    await playerWith(email);
    const browser = browserOf(kit);
    await browser.call(signIn, { body: { user: { email, password: PASSWORD } } });
    kit.clock.advance(1_000);
    const stranger = { email: freshEmail() };
    expect((await signInSocially(browser, stranger)).body.outcome).toBe("sign_up");
    const connected = await browser.call(connectProvenIdentity, { body: {} });
    expect(said(connected)).toBe("auth_flow_unknown");
  });

  it("connects nothing while the e-mail is not confirmed: another may have taken it first", async () => {
    const email = freshEmail();
    await playerWith(email, false);
    const browser = browserOf(kit);
    await signInSocially(browser, { email });
    kit.clock.advance(1_000);
    await browser.call(signIn, { body: { user: { email, password: PASSWORD } } });
    const connected = await browser.call(connectProvenIdentity, { body: {} });
    expect(said(connected)).toBe("email_unconfirmed");
  });
});

describe("the providers", () => {
  it("AUTH-15: are listed for all, and for a player with what is connected", async () => {
    const guest = browserOf(kit);
    const offered = (await guest.call(listOfferedAuthProviders, {})).body;
    expect(offered.slice(0, 2)).toEqual([
      { id: PROVIDER, name: "Paperpass", type: "openid_connect", connected: false },
      { id: "google", name: "google", type: "google_oauth2", connected: false },
    ]);
    expect((await guest.call(listAuthProviders, {})).status).toBe(401);
    const player = await socialPlayer(kit, freshEmail());
    const own = (await player.call(listAuthProviders, {})).body;
    expect(own.map(({ connected }) => connected)).toEqual([true, false, false]);
  });

  it("AUTH-15: are disconnected, but never the last way in", async () => {
    const email = freshEmail();
    const player = await socialPlayer(kit, email);
    const disconnect = async (id: string) =>
      said(await player.call(disconnectAuthProvider, { params: { id } }));
    expect(await disconnect("google")).toBe("auth_provider_not_connected");
    expect(await disconnect(PROVIDER)).toBe("last_way_in");
    await choosePassword(email);
    const browser = browserOf(kit);
    await browser.call(signIn, { body: { user: { email, password: PASSWORD } } });
    const gone = await browser.call(disconnectAuthProvider, { params: { id: PROVIDER } });
    expect(gone.body.find(({ id }) => id === PROVIDER)?.connected).toBe(false);
    expect((await signInSocially(browserOf(kit), { email })).body.outcome).toBe("owner_asked");
  });

  it("that do not answer are said to be away, to all who ask at once", async () => {
    await expect(begin(browserOf(kit), undefined, "gone")).rejects.toThrow("auth_provider_away");
    const secrets = { state: "s", nonce: "n", verifier: "v" };
    const ask = () =>
      authorizationUrl(kit.house, providerOf(kit.house, "gone"), { redirectUri: "/", secrets });
    for (const one of await Promise.allSettled([ask(), ask(), ask()]))
      expect(one).toMatchObject({ status: "rejected", reason: { code: "auth_provider_away" } });
    await expect(begin(browserOf(kit), undefined, "none")).rejects.toThrow("auth_provider_unknown");
  });

  it("tell when somebody did not agree", async () => {
    const browser = browserOf(kit);
    const visitor = { email: freshEmail(), cancels: true };
    expect(said(await signInSocially(browser, visitor))).toBe("auth_denied");
  });

  it("lead back to paths of the site alone", async () => {
    for (const redirect of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/e"])
      await expect(begin(browserOf(kit), redirect)).rejects.toThrow("VALIDATION");
    const url = new URL(await begin(browserOf(kit, { "x-forwarded-host": "evil.example" })));
    expect(url.searchParams.get("redirect_uri")).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\//);
  });
});

describe("terms that were not accepted", () => {
  it("AUTH-17: are missing in the profile, and accepted by update_details", async () => {
    const player = await socialPlayer(kit, freshEmail());
    const { id } = (await player.call(getPlayer, {})).body;
    await kit.house.database.query(
      "update accounts.players set terms_accepted_at = null where id = $1",
      [id],
    );
    const missed = async () => (await player.call(getPlayer, {})).body.auth_fields_missed;
    expect(await missed()).toEqual(["terms_acceptance"]);
    const { status } = await player.call(updateAuthDetails, {
      body: { user: { terms_acceptance: true } },
    });
    expect(status).toBe(201);
    expect(await missed()).toEqual([]);
  });
});

/** Chooses a password by the link of a mail. */
async function choosePassword(email: string): Promise<void> {
  const browser = browserOf(kit);
  await browser.call(remindPassword, { body: { user: { email } } });
  await expect
    .poll(async () => {
      return (await waitingMails(kit.house, email)).some(({ kind }) => kind === "new_password");
    })
    .toBe(true);
  const mail = (await waitingMails(kit.house, email)).find(({ kind }) => kind === "new_password");
  const token = String(mail?.data["path"]?.split("=").at(-1));
  const user = { reset_password_token: token, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await browser.call(resetPassword, { body: { user } })).status).toBe(200);
}
