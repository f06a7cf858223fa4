import {
  beginConnecting,
  beginTwoFactor,
  continueSocialSignIn,
  disconnectAuthProvider,
  enableTwoFactor,
  getPlayer,
  listAuthProviders,
  signIn,
  updateAuthDetails,
} from "@houselight/contracts";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerNewPlayer, updateEntrance } from "#core/accounts";
import {
  answerWith,
  begin,
  browserOf,
  DETAILS,
  freshEmail,
  openSocialKit,
  PROVIDER,
  type SocialKit,
  signInSocially,
  socialPlayer,
  visitProvider,
} from "./social.testing.ts";

const PASSWORD = "long-enough-7";
let kit: SocialKit;
beforeAll(async () => {
  kit = await openSocialKit();
});
afterAll(() => kit?.close());

type Browser = ReturnType<typeof browserOf>;
const said = ({ status, body }: { status: number; body: unknown }): string => {
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? String(Object.keys(Object.values(errors)[0] ?? {})[0]) : `${status}`;
};
const isSignedIn = async (browser: Browser) =>
  (await browser.call(getPlayer, {})).body.id !== undefined;

/** A player with a password and a confirmed e-mail, signed in, who has connected the provider. */
async function connected(email: string): Promise<Browser> {
  const from = { host: "localhost", country: null, ip: "127.0.0.1", userAgent: "test" };
  const user = { ...DETAILS, email, password: PASSWORD };
  await registerNewPlayer(kit.house, user, from, { confirmed: true });
  const browser = browserOf(kit);
  await browser.call(signIn, { body: { user: { email, password: PASSWORD } } });
  expect((await connect(browser, email)).body.outcome).toBe("connected");
  return browser;
}

async function connect(browser: Browser, email: string) {
  const begun = await browser.call(beginConnecting, {
    params: { id: PROVIDER },
    body: { current_password: PASSWORD },
  });
  if (begun.status !== 200) throw new Error(said(begun));
  return answerWith(browser, await visitProvider(begun.body.url, { email }));
}

describe("what a provider hands back", () => {
  it("counts once", async () => {
    const email = freshEmail();
    await socialPlayer(kit, email);
    const browser = browserOf(kit);
    const handed = await visitProvider(await begin(browser), { email });
    expect((await answerWith(browser, handed)).body.outcome).toBe("signed_in");
    expect(said(await answerWith(browser, handed))).toBe("auth_flow_unknown");
  });

  it("counts once of thirty at once", async () => {
    const email = freshEmail();
    await socialPlayer(kit, email);
    const browser = browserOf(kit);
    const handed = await visitProvider(await begin(browser), { email });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => answerWith(browser, handed)),
    );
    const heard = answers.map(said);
    expect(heard.filter((one) => one === "200")).toHaveLength(1);
    expect(heard.filter((one) => one === "auth_flow_unknown")).toHaveLength(29);
  });

  it("is worth nothing in another browser, and is left for its own", async () => {
    const email = freshEmail();
    await socialPlayer(kit, email);
    const [victim, attacker] = [browserOf(kit), browserOf(kit)];
    const handed = await visitProvider(await begin(attacker), { email: freshEmail() });
    // The attacker's address, opened by the victim: nobody is signed in as somebody else.
    expect(said(await answerWith(victim, handed))).toBe("auth_flow_unknown");
    await begin(victim);
    expect(said(await answerWith(victim, handed))).toBe("auth_flow_unknown");
    expect((await answerWith(attacker, handed)).body.outcome).toBe("sign_up");
  });

  it("does not hold with another's code", async () => {
    const [own, other] = [browserOf(kit), browserOf(kit)];
    const [ours, theirs] = await Promise.all(
      [own, other].map(async (one) => visitProvider(await begin(one), { email: freshEmail() })),
    );
    if (!ours?.code || !theirs?.code) throw new Error("both have a code");
    const mixed = { ...ours, code: theirs.code };
    expect(said(await answerWith(own, mixed))).toBe("auth_provider_failed");
  });

  it.each([
    ["nonce", "another-nonce"],
    ["client_id", "other-shop"],
    ["code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"],
  ])("does not hold with another %s", async (name, value) => {
    const browser = browserOf(kit);
    const url = new URL(await begin(browser));
    expect(url.searchParams.get(name)).not.toBeNull();
    url.searchParams.set(name, value);
    const handed = await visitProvider(url.href, { email: freshEmail() });
    expect(said(await answerWith(browser, handed))).toBe("auth_provider_failed");
  });

  it.each([
    ["another issuer", { iss: "https://evil.example" }],
    ["a code that nobody gave", { code: "made-up" }],
  ])("does not hold with %s", async (_, part) => {
    const browser = browserOf(kit);
    const handed = await visitProvider(await begin(browser), { email: freshEmail() });
    const answer = await answerWith(browser, { ...handed, ...part });
    expect(said(answer)).toBe("auth_provider_failed");
  });

  it("is refused at another provider's page, and after ten minutes", async () => {
    const browser = browserOf(kit);
    const handed = await visitProvider(await begin(browser), { email: freshEmail() });
    expect(said(await answerWith(browser, handed, "google"))).toBe("auth_flow_unknown");
    kit.clock.advance(601_000);
    expect(said(await answerWith(browser, handed))).toBe("auth_flow_unknown");
  });
});

describe("somebody's e-mail in another's mouth", () => {
  it("opens no account: who only says so is somebody else", async () => {
    const email = freshEmail();
    await connected(email);
    const attacker = browserOf(kit);
    const answer = await signInSocially(attacker, { email, verified: false });
    expect(said(answer)).toBe("email_unverified");
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it("takes no identity away that is another's", async () => {
    const email = freshEmail();
    await connected(email);
    const other = await connected(freshEmail());
    await other.call(disconnectAuthProvider, { params: { id: PROVIDER } });
    expect(said(await connect(other, email))).toBe("identity_taken");
    const own = (await other.call(listAuthProviders, {})).body;
    expect(own.some((provider) => provider.connected)).toBe(false);
  });

  it("creates one account of thirty wishes at once", async () => {
    const browser = browserOf(kit);
    await signInSocially(browser, { email: freshEmail() });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        browser.call(updateAuthDetails, { body: { user: DETAILS } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });
});

describe("connecting a provider", () => {
  it("wants the password, and the session that began it", async () => {
    const email = freshEmail();
    const player = await connected(email);
    const params = { id: PROVIDER };
    const begun = await player.call(beginConnecting, {
      params,
      body: { current_password: "not-this-one-1" },
    });
    expect(said(begun)).toBe("password_wrong");
    await player.call(disconnectAuthProvider, { params });
    const again = await player.call(beginConnecting, {
      params,
      body: { current_password: PASSWORD },
    });
    const handed = await visitProvider(again.body.url, { email: freshEmail() });
    // Another session of the same player, in the same browser.
    await player.call(signIn, { body: { user: { email, password: PASSWORD } } });
    expect(said(await answerWith(player, handed))).toBe("auth_flow_unknown");
  });
});

describe("the rules of a sign-in hold for one by a provider", () => {
  it("the second step is asked for", async () => {
    const email = freshEmail();
    const player = await connected(email);
    const { secret } = (await player.call(beginTwoFactor, { body: { current_password: PASSWORD } }))
      .body;
    const code = () => generate({ secret, epoch: Math.floor(kit.clock.now().getTime() / 1000) });
    await player.call(enableTwoFactor, { body: { otp_attempt: await code() } });
    kit.clock.advance(60_000);
    const browser = browserOf(kit);
    expect(said(await signInSocially(browser, { email }))).toBe("otp_required");
    expect(await isSignedIn(browser)).toBe(false);
    const goOn = async (otp_attempt: string) =>
      said(await browser.call(continueSocialSignIn, { body: { user: { otp_attempt } } }));
    expect(await goOn("000000")).toBe("otp_wrong");
    expect(await goOn(await code())).toBe("200");
    expect(await isSignedIn(browser)).toBe(true);
    expect(await goOn(await code())).toBe("auth_flow_unknown");
  });

  it("an excluded player gets in to withdraw alone", async () => {
    const email = freshEmail();
    const player = await connected(email);
    const id = BigInt((await player.call(getPlayer, {})).body.id ?? 0);
    const until = new Date(kit.clock.now().getTime() + 86_400_000);
    await updateEntrance(kit.house.database, id, until);
    const browser = browserOf(kit);
    expect(said(await signInSocially(browser, { email }))).toBe("account_restricted");
    const user = { withdrawals_only: true };
    expect((await browser.call(continueSocialSignIn, { body: { user } })).status).toBe(200);
  });

  it("a player of another licence is kept out in Estonia", async () => {
    const email = freshEmail();
    await socialPlayer(kit, email);
    const browser = browserOf(kit, { "x-forwarded-host": "estonia.localhost" });
    const answer = await signInSocially(browser, { email });
    expect([answer.status, said(answer)]).toEqual([403, "EE_LICENSE_BLOCKED"]);
  });

  it("a sign-in ends the session that this browser had", async () => {
    const email = freshEmail();
    await connected(email);
    const browser = await connected(freshEmail());
    const before = (await browser.call(getPlayer, {})).body.id;
    expect((await signInSocially(browser, { email })).body.outcome).toBe("signed_in");
    expect((await browser.call(getPlayer, {})).body.id).not.toBe(before);
  });
});
