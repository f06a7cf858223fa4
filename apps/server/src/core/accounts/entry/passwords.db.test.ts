import {
  changePassword,
  confirmEmail,
  getPlayerSettings,
  remindPassword,
  resetPassword,
} from "@houselight/contracts";
import { type HttpCaller as Browser, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { WebSocket } from "ws";
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
} from "./entry.testing.ts";

const HOUR_MS = 3_600_000;
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
});
afterAll(() => kit.close());

const remind = async (email: string) =>
  visitorOf(kit).call(remindPassword, { body: { user: { email } } });
const reset = async (token: string, password = NEXT, confirmation = password) =>
  said(
    await visitorOf(kit).call(resetPassword, {
      body: {
        user: { reset_password_token: token, password, password_confirmation: confirmation },
      },
    }),
  );
async function reminded(email: string): Promise<string> {
  kit.clock.advance(60_000);
  await remind(email);
  return (await tokensOf(kit, email, "new_password")).at(-1) ?? "";
}
const change = async (by: Browser, current: string, password = NEXT, again = password) =>
  said(
    await by.call(changePassword, {
      body: {
        user: { current_password: current, password, password_confirmation: again },
      },
    }),
  );

/** Opens a player's live socket as the site does. `closed` resolves when the house closes it. */
async function socketOf(browser: Browser): Promise<{ closed: Promise<void> }> {
  const { body } = await browser.call(getPlayerSettings, {});
  const url = `${kit.served?.url.replace("http", "ws")}${body.cent.url}`;
  const socket = new WebSocket(url, { origin: kit.served?.url });
  await new Promise((resolve) => socket.once("open", resolve));
  const admitted = new Promise((resolve) => socket.once("message", resolve));
  socket.send(JSON.stringify({ id: 1, connect: { token: body.cent.token } }));
  await admitted;
  return { closed: new Promise((resolve) => socket.once("close", () => resolve())) };
}

describe("a forgotten password", () => {
  it("AUTH-21, OPEN-44: a link lets the player choose another, and all sessions and sockets end", {
    timeout: 15_000,
  }, async () => {
    const { email, browser } = await newPlayer(kit);
    const { closed } = await socketOf(browser);
    const token = await reminded(email);
    expect(await reset(token)).toBe("200");
    await closed;
    expect(await isSignedIn(browser)).toBe(false);
    expect(await trySignIn(visitorOf(kit), email)).toBe("wrong_credentials");
    expect(await trySignIn(visitorOf(kit), email, NEXT)).toBe("200");
    expect(await mailKinds(kit, email)).toEqual([
      "confirm_email",
      "new_device",
      "new_password",
      "password_changed",
    ]);
  });

  it("OPEN-44: the link works once, also thirty times at once, and makes earlier ones useless", async () => {
    const { email } = await newPlayer(kit);
    const earlier = await reminded(email);
    const token = await reminded(email);
    expect(token).not.toBe(earlier);
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, n) => reset(token, `choice-number-${n}`)),
    );
    expect(all.filter((one) => one === "200")).toHaveLength(1);
    // Twelve places in the queue of hashes are a player's; who found none may come again.
    const lost = all.filter((one) => one !== "200");
    for (const one of lost) expect(["reset_token_invalid", "entrance_busy"]).toContain(one);
    const won = all.indexOf("200");
    expect(await trySignIn(visitorOf(kit), email, `choice-number-${won}`)).toBe("200");
    expect(await reset(token)).toBe("reset_token_invalid");
    expect(await reset(earlier)).toBe("reset_token_invalid");
  });

  it("the link is refused after six hours, changed, made up, and of a confirmation", async () => {
    const { email } = await newPlayer(kit);
    const token = await reminded(email);
    const [confirmation = ""] = await tokensOf(kit, email, "confirm_email");
    for (const bad of [`${token.slice(1)}A`, "made-up", confirmation])
      expect(await reset(bad)).toBe("reset_token_invalid");
    const foreign = await visitorOf(kit).call(confirmEmail, {
      query: { confirmation_token: token },
    });
    expect(said(foreign)).toBe("confirmation_token_invalid");
    kit.clock.advance(6 * HOUR_MS);
    expect(await reset(token)).toBe("reset_token_invalid");
    expect(await trySignIn(visitorOf(kit), email)).toBe("200");
  });

  it("the link to an address that is given up opens nothing: its mail was made in that moment", async () => {
    const { email, id } = await newPlayer(kit);
    const token = await reminded(email);
    const now = `moved-${email}`;
    const { database } = kit.house;
    await database.query("update accounts.players set email = $2 where id = $1", [id, now]);
    expect(await reset(token)).toBe("reset_token_invalid");
    expect(await trySignIn(visitorOf(kit), now)).toBe("200");
  });

  it("a refused password costs no link", async () => {
    const { email } = await newPlayer(kit);
    const token = await reminded(email);
    expect(await reset(token, "password1")).toBe("password_too_common");
    expect(await reset(token, "short")).toBe("VALIDATION.PASSWORD.MIN_LENGTH");
    expect(await reset(token, NEXT, "not-the-same-9")).toBe("VALIDATION.PASSWORD.CONFIRMATION");
    expect(await reset(token)).toBe("200");
  });

  it("AUTH-21: the wish is answered the same, whether anybody has the e-mail or not, and however often", async () => {
    const { email } = await newPlayer(kit);
    const answers = [];
    for (const one of [email, email, "nobody@example.org", "nobody@example.org"]) {
      const { status, body } = await remind(one);
      answers.push({ status, body });
    }
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ status: 200, body: {} })));
    expect(await tokensOf(kit, email, "new_password")).toHaveLength(1);
  });
});

describe("a changed password", () => {
  it("PROFILE-08: ends all other sessions, keeps this one, and is told by mail", async () => {
    const { email, browser } = await newPlayer(kit);
    const other = visitorOf(kit);
    await trySignIn(other, email);
    const pending = await reminded(email);
    expect(await change(browser, PASSWORD)).toBe("200");
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await reset(pending)).toBe("reset_token_invalid");
    expect(await trySignIn(other, email, NEXT)).toBe("200");
    expect(await mailKinds(kit, email)).toContain("password_changed");
  });

  it("is refused by a wrong one, five times, then the door is shut and the owner told once", async () => {
    const { email, browser } = await newPlayer(kit);
    for (let tries = 0; tries < 5; tries++)
      expect(await change(browser, "not-the-one-9")).toBe("password_wrong");
    expect(await change(browser, PASSWORD)).toBe("account_locked");
    expect(await change(browser, PASSWORD)).toBe("account_locked");
    expect(await mailKinds(kit, email)).toEqual(["account_besieged", "confirm_email"]);
    kit.clock.advance(15 * 60_000);
    expect(await change(browser, PASSWORD)).toBe("200");
  });

  it("is refused where it is too common or written in two ways, and to a guest", async () => {
    const { browser } = await newPlayer(kit);
    expect(await change(browser, PASSWORD, "password1")).toBe("password_too_common");
    expect(await change(browser, PASSWORD, NEXT, "else-9-else")).toBe(
      "VALIDATION.PASSWORD.CONFIRMATION",
    );
    expect(await change(visitorOf(kit), PASSWORD)).toBe("sign_in_required");
  });

  it("is one of many at once, and no sign-in by the old one outlives it", async () => {
    const { email, browser } = await newPlayer(kit);
    const others = Array.from({ length: 6 }, () => visitorOf(kit));
    const [changed] = await Promise.all([
      change(browser, PASSWORD),
      ...others.map((other) => trySignIn(other, email)),
    ]);
    expect(changed).toBe("200");
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
  });
});

describe("the mail about a sign-in", () => {
  it("is sent for a device that the account has not seen, and for no other", async () => {
    const { email, browser } = await newPlayer(kit);
    expect(await trySignIn(browser, email)).toBe("200");
    expect(await mailKinds(kit, email)).toEqual(["confirm_email"]);
    const elsewhere = visitorOf(kit);
    await trySignIn(elsewhere, email);
    await trySignIn(elsewhere, email);
    expect(await mailKinds(kit, email)).toEqual(["confirm_email", "new_device"]);
  });

  it("tells the owner once when strangers have used up their tries, and tells strangers nothing", async () => {
    const { email } = await newPlayer(kit);
    const guess = async (at: string) => trySignIn(visitorOf(kit), at, "not-the-one-9");
    const heard: Record<string, string[]> = {};
    for (const at of [email, "nobody-besieged@example.org"]) {
      heard[at] = [];
      for (let tries = 0; tries < 24; tries++) heard[at].push(await guess(at));
    }
    expect(heard[email]).toEqual(heard["nobody-besieged@example.org"]);
    expect(await mailKinds(kit, email)).toEqual(["account_besieged", "confirm_email"]);
  });
});
