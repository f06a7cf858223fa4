import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginTwoFactor,
  enableTwoFactor,
  getPlayer,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signIn,
  signInWithPasskey,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerNewPlayer, updateEntrance } from "#core/accounts";
import { waitingMails } from "#core/mail";
import { createAuthenticator } from "@houselight/test-kit/outside/authenticator";

const PASSWORD = "long-enough-7";
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
});
afterAll(() => kit?.close());

type Browser = ReturnType<typeof httpCaller>;
type Creation = Parameters<ReturnType<typeof createAuthenticator>["create"]>[0];
type Request = Parameters<ReturnType<typeof createAuthenticator>["prove"]>[0];
let count = 0;

const originOf = (host = "localhost"): string => `http://${host}:${kit.served?.port}`;
const browserOf = (host = "localhost"): Browser =>
  httpCaller(kit.served?.url as string, {
    "x-forwarded-for": `192.0.2.${1 + (++count % 250)}`,
    "x-forwarded-host": `${host}:${kit.served?.port}`,
  });
const said = ({ status, body }: { status: number; body: unknown }): string => {
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? String(Object.keys(Object.values(errors)[0] ?? {})[0]) : `${status}`;
};
const playerOf = async (browser: Browser) => (await browser.call(getPlayer, {})).body;

async function newPlayer(confirmed = true) {
  const email = `passkeys-${++count}@example.org`;
  const { player } = await registerNewPlayer(
    kit.house,
    {
      email,
      password: PASSWORD,
      country: "DE",
      currency: "EUR",
      date_of_birth: "1990-01-01",
      terms_acceptance: true,
    },
    { host: "localhost", country: null, ip: "127.0.0.1", userAgent: "test" },
    { confirmed },
  );
  const browser = browserOf();
  await browser.call(signIn, { body: { user: { email, password: PASSWORD } } });
  return { email, id: player.id, browser };
}

const beginAdding = async (browser: Browser, current_password = PASSWORD) =>
  browser.call(beginPasskey, { body: { current_password } });

/** A player with a passkey. */
async function withPasskey() {
  const player = await newPlayer();
  const authenticator = createAuthenticator();
  const { options } = (await beginAdding(player.browser)).body;
  const credential = authenticator.create(options as unknown as Creation, originOf());
  const added = await player.browser.call(addPasskey, { body: { name: "Phone", credential } });
  expect(added.status).toBe(201);
  return { ...player, authenticator };
}

const optionsFor = async (browser: Browser): Promise<Request> =>
  (await browser.call(beginPasskeySignIn, { body: {} })).body.options as unknown as Request;
const enter = (browser: Browser, credential: object, part: object = {}) =>
  browser.call(signInWithPasskey, { body: { credential: credential as never, ...part } });

describe("a passkey", () => {
  it("is added by the password, named, listed, told by mail and removed by the password", async () => {
    const { browser, email, authenticator } = await withPasskey();
    const { id } = authenticator;
    expect((await browser.call(listPasskeys, {})).body).toMatchObject([
      { id, name: "Phone", last_used_at: null },
    ]);
    await browser.call(renamePasskey, { params: { id }, body: { name: "Old phone" } });
    const remove = async (current_password: string) =>
      said(await browser.call(removePasskey, { params: { id }, body: { current_password } }));
    expect(await remove("not-this-one-1")).toBe("password_wrong");
    expect(await remove(PASSWORD)).toBe("200");
    expect(await remove(PASSWORD)).toBe("passkey_not_found");
    const mails = await waitingMails(kit.house, email);
    const told = mails.filter(({ kind }) => kind.startsWith("way_in"));
    expect(told.map(({ kind, data }) => [kind, data["way"]]).sort()).toEqual([
      ["way_in_added", "Phone"],
      ["way_in_removed", "Old phone"],
    ]);
    const guest = browserOf();
    const proof = authenticator.prove(await optionsFor(guest), originOf());
    expect(said(await enter(guest, proof))).toBe("passkey_wrong");
  });

  it("signs in, and stands for both steps", async () => {
    const { browser, email, authenticator } = await withPasskey();
    const { secret } = (
      await browser.call(beginTwoFactor, { body: { current_password: PASSWORD } })
    ).body;
    const epoch = Math.floor(kit.clock.now().getTime() / 1000);
    const otp_attempt = await generate({ secret, epoch });
    await browser.call(enableTwoFactor, { body: { otp_attempt } });
    const guest = browserOf();
    const answer = await enter(guest, authenticator.prove(await optionsFor(guest), originOf()));
    expect(answer.body).toMatchObject({ email });
    expect(await playerOf(guest)).toMatchObject({ email });
    const [passkey] = (await guest.call(listPasskeys, {})).body;
    expect(passkey?.last_used_at).not.toBeNull();
  });

  it("opens an excluded player's account to withdraw alone", async () => {
    const { id, authenticator } = await withPasskey();
    await updateEntrance(kit.house.database, id, new Date(kit.clock.now().getTime() + 86_400_000));
    const guest = browserOf();
    const prove = async () => authenticator.prove(await optionsFor(guest), originOf());
    expect(said(await enter(guest, await prove()))).toBe("account_restricted");
    const part = { withdrawals_only: true };
    expect(said(await enter(guest, await prove(), part))).toBe("200");
  });

  it("may be asked for in two tabs at once", async () => {
    const { authenticator } = await withPasskey();
    const guest = browserOf();
    const first = await optionsFor(guest);
    const second = await optionsFor(guest);
    expect(said(await enter(guest, authenticator.prove(first, originOf())))).toBe("200");
    expect(said(await enter(guest, authenticator.prove(second, originOf())))).toBe("200");
  });

  it("is for the owner of a confirmed e-mail, who knows the password", async () => {
    const { browser } = await newPlayer(false);
    expect(said(await beginAdding(browser, "not-this-one-1"))).toBe("password_wrong");
    expect(said(await beginAdding(browser))).toBe("email_unconfirmed");
  });

  it("needs a site with a name", async () => {
    const { email } = await newPlayer();
    const browser = browserOf("127.0.0.1");
    await browser.call(signIn, { body: { user: { email, password: PASSWORD } } });
    expect(said(await beginAdding(browser))).toBe("passkeys_not_here");
    expect(said(await browser.call(beginPasskeySignIn, { body: {} }))).toBe("passkeys_not_here");
  });

  it("is one of ten at most", async () => {
    const { browser } = await newPlayer();
    for (let made = 0; made < 10; made++) {
      const { options } = (await beginAdding(browser)).body;
      const credential = createAuthenticator().create(options as unknown as Creation, originOf());
      await browser.call(addPasskey, { body: { name: `Key ${made}`, credential } });
    }
    expect(said(await beginAdding(browser))).toBe("too_many_passkeys");
  });
});

describe("an attack on passkeys", () => {
  it("with a challenge that was used gets nothing, of thirty at once one gets in", async () => {
    const { authenticator } = await withPasskey();
    const guest = browserOf();
    const proof = authenticator.prove(await optionsFor(guest), originOf());
    const heard = await Promise.all(
      Array.from({ length: 30 }, async () => said(await enter(guest, proof))),
    );
    expect(heard.filter((one) => one === "200")).toHaveLength(1);
    expect(new Set(heard)).toEqual(new Set(["200", "passkey_challenge_unknown"]));
  });

  it("with a challenge of another browser, or too old, gets nothing", async () => {
    const { authenticator } = await withPasskey();
    const [guest, thief] = [browserOf(), browserOf()];
    const proof = authenticator.prove(await optionsFor(guest), originOf());
    expect(said(await enter(thief, proof))).toBe("passkey_challenge_unknown");
    await optionsFor(thief);
    expect(said(await enter(thief, proof))).toBe("passkey_challenge_unknown");
    const nonsense = { ...proof, response: { ...proof.response, clientDataJSON: "bm9uc2Vuc2U" } };
    expect(said(await enter(guest, nonsense))).toBe("passkey_challenge_unknown");
    kit.clock.advance(301_000);
    expect(said(await enter(guest, proof))).toBe("passkey_challenge_unknown");
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another site's name", { rpId: "evil.example" }],
    ["nobody's finger on it", { verified: false }],
    ["another player's name in it", { userHandle: "AAAA" }],
  ])("with %s gets nothing", async (_, manner) => {
    const { authenticator } = await withPasskey();
    const guest = browserOf();
    const proof = authenticator.prove(await optionsFor(guest), originOf(), manner);
    expect(said(await enter(guest, proof))).toBe("passkey_wrong");
  });

  it("with a copied key is found by its counter", async () => {
    const { authenticator } = await withPasskey();
    const attempt = async (counter: number) => {
      const guest = browserOf();
      const options = await optionsFor(guest);
      return said(await enter(guest, authenticator.prove(options, originOf(), { counter })));
    };
    expect(await attempt(5)).toBe("200");
    expect(await attempt(5)).toBe("passkey_wrong");
    expect(await attempt(4)).toBe("passkey_wrong");
    expect(await attempt(0)).toBe("passkey_wrong");
    expect(await attempt(6)).toBe("200");
  });

  it("with a copied key gets in once, of ten that count alike at the same moment", async () => {
    const { authenticator } = await withPasskey();
    const proofs = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const guest = browserOf();
        const options = await optionsFor(guest);
        return { guest, proof: authenticator.prove(options, originOf(), { counter: 9 }) };
      }),
    );
    const heard = await Promise.all(
      proofs.map(async ({ guest, proof }) => said(await enter(guest, proof))),
    );
    expect(heard.filter((one) => one === "200")).toHaveLength(1);
    expect(heard.filter((one) => one === "passkey_wrong")).toHaveLength(9);
  });

  it("with the key of another host of ours gets nothing", async () => {
    const { authenticator } = await withPasskey();
    const host = "lantern-hall.localhost";
    const guest = browserOf(host);
    const proof = authenticator.prove(await optionsFor(guest), originOf(host));
    expect(said(await enter(guest, proof))).toBe("passkey_wrong");
  });

  it("with another player's credential adds, renames and removes nothing", async () => {
    const { browser: owner, authenticator } = await withPasskey();
    const { browser: other } = await newPlayer();
    const { options } = (await beginAdding(other)).body;
    const credential = authenticator.create(options as unknown as Creation, originOf());
    const added = await other.call(addPasskey, { body: { name: "Mine now", credential } });
    expect(said(added)).toBe("passkey_taken");
    const params = { id: authenticator.id };
    const renamed = await other.call(renamePasskey, { params, body: { name: "Mine now" } });
    expect(said(renamed)).toBe("passkey_not_found");
    const body = { current_password: PASSWORD };
    expect(said(await other.call(removePasskey, { params, body }))).toBe("passkey_not_found");
    expect((await owner.call(listPasskeys, {})).body).toHaveLength(1);
  });

  it("with a challenge of another session adds nothing", async () => {
    const { email, browser } = await newPlayer();
    const { options } = (await beginAdding(browser)).body;
    const credential = createAuthenticator().create(options as unknown as Creation, originOf());
    const second = browserOf();
    await second.call(signIn, { body: { user: { email, password: PASSWORD } } });
    const body = { name: "Phone", credential };
    expect(said(await second.call(addPasskey, { body }))).toBe("passkey_challenge_unknown");
    expect(said(await browser.call(addPasskey, { body }))).toBe("201");
    expect(said(await browser.call(addPasskey, { body }))).toBe("passkey_challenge_unknown");
  });
});
