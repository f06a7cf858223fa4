import { PSEUDO_LOCALE } from "@houselight/contracts/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PLAYER_PASSWORD, registered } from "@houselight/test-kit";
import { fillDetails, freshEmail, signOut } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { casesInTurn } from "../support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Presses the button of the provider in the dialog that is open, and says who one is there. */
async function goThroughProvider({ page, words }: Visitor, email: string): Promise<void> {
  // The language of keys names all providers alike; Paperpass comes first.
  const name = words.language === PSEUDO_LOCALE ? "auth.social.continueWith" : "Paperpass";
  await page.getByRole("dialog").getByRole("button", { name }).first().click();
  await page.waitForURL("**/identity/interaction/**");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

describe("signing in with a provider", () => {
  it.each(casesInTurn(1))(
    "AUTH-16: completes the sign-up and is in, with one way in that stays ($language, $screen)",
    async (one) => {
      const visitor = await visit(live, one.screen, one.language);
      const { page, words } = visitor;
      const email = freshEmail("social");
      await visitor.open("/login?redirect=%2Fprofile%2Fsecurity");
      await goThroughProvider(visitor, email);
      const form = page.locator("main form");
      await form.waitFor();
      if (one.screen === "narrow") await expectAccessible(page, "details of a new player");
      // What the provider handed back was used: the page goes on all the same when it is loaded anew.
      await visitor.reload();
      await form.waitFor();
      await fillDetails(words, form);

      // AUTH-15: the page on which one connects and disconnects.
      await page.getByRole("heading", { name: words.text("security.providersTitle") }).waitFor();
      expect(await page.getByText(email, { exact: true }).count()).toBeGreaterThan(0);
      const row = page.getByRole("listitem").filter({ hasText: "Paperpass" });
      await row.getByText(words.text("security.isConnected"), { exact: true }).waitFor();
      const google = page.getByRole("listitem").filter({ hasText: "google" });
      await google.getByText(words.text("security.isNotConnected"), { exact: true }).waitFor();
      visitor.allow(/409/);
      await row.getByRole("button", { name: words.text("security.disconnect") }).click();
      await page.getByText(words.text("refusals.last_way_in")).first().waitFor();
      await visitor.leave();
    },
  );
});

it("OPEN-04: a sign-up with a provider does not go on to the cashbox", async () => {
  const visitor = await visit(live, "narrow");
  const { page, words } = visitor;
  await visitor.open("/registration?redirect=%2Fdeposit%3FdepositPromocode%3DBOATS");
  await goThroughProvider(visitor, freshEmail("social"));
  const form = page.locator("main form");
  await form.waitFor();
  await fillDetails(words, form);
  await page.waitForURL(({ pathname }) => pathname === "/");
  await page.getByRole("heading", { name: words.text("lobby.firstDepositTitle") }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await visitor.leave();
});

it("says nothing of passkeys that it cannot offer in a field", async () => {
  const visitor = await visit(live, "wide", "en", "localhost");
  const { page, words } = visitor;
  visitor.allow(/503/);
  await page.route("**/api/users/passkey/options", (route) =>
    route.fulfill({ status: 503, json: { errors: { base: { service_unavailable: "" } } } }),
  );
  const asked = page.waitForResponse("**/api/users/passkey/options");
  await visitor.open("/login");
  const button = page.getByRole("button", { name: words.text("auth.usePasskey") });
  const alert = page.getByRole("dialog").getByText(words.text("refusals.service_unavailable"));
  await asked;
  await page.waitForLoadState("networkidle");
  expect(await alert.count()).toBe(0);
  await button.click();
  await alert.waitFor();
  await visitor.leave();
});

it("adds a passkey, signs out, and signs in by it", async () => {
  const { id, token } = await registered(live.house);
  await live.house.database.query(
    "update accounts.players set confirmed_at = now() where id = $1",
    [id],
  );
  // A passkey needs a site with a name.
  const visitor = await visit(live, "wide", "en", "localhost");
  const { page, words, context } = visitor;
  const url = live.url.replace("127.0.0.1", "localhost");
  await context.addCookies([
    { name: "session", value: token, url, httpOnly: true, sameSite: "Lax" },
  ]);
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await visitor.open("/profile/security");
  const press = (key: string) =>
    page.getByRole("button", { name: words.text(key), exact: true }).click();
  await press("security.passkeys.add");
  const part = page.locator("section").filter({
    has: page.getByRole("heading", { name: words.text("security.passkeys.title") }),
  });
  await part.getByLabel(words.text("security.currentPassword")).fill(PLAYER_PASSWORD);
  await press("security.passkeys.goOn");
  await part.getByLabel(words.text("security.passkeys.name")).fill("Desk");
  await press("security.passkeys.save");
  await part.getByText("Desk", { exact: true }).waitFor();
  await expectAccessible(page, "passkeys");
  await signOut(visitor);

  // Where the browser offers passkeys by itself, opening the dialog is enough.
  await visitor.open("/login");
  await page
    .getByRole("button", { name: words.text("auth.usePasskey"), exact: true })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await page.getByRole("button", { name: words.text("account.open"), exact: true }).waitFor();
  await visitor.leave();
});

describe("a session that ends by itself", () => {
  it("is told beforehand, kept by a press, and leads back to its page after its end", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    // The house says that little is left: nobody waits for half an hour.
    let left = 100;
    await page.route("**/api/player/session", async (route) => {
      if (route.request().method() === "POST") left = 1_800;
      if (left === 0) return route.fallback();
      await route.fulfill({ json: { idle_left_seconds: left, left_seconds: 40_000 } });
    });
    await visitor.open("/profile/limits");
    const dialog = page.getByRole("dialog", { name: words.text("sessionEnd.title") });
    await dialog.waitFor();
    await expectAccessible(page, "end of a session");
    await dialog.getByRole("button", { name: words.text("sessionEnd.stay") }).click();
    await dialog.waitFor({ state: "detached" });

    left = 1;
    await visitor.reload();
    await dialog.waitFor();
    left = 0;
    await live.house.database.query("update accounts.sessions set ended_at = now()");
    visitor.allow(/401/);
    await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/profile/limits");
    await visitor.leave();
  });
});

describe("terms that a player has not accepted", () => {
  it("AUTH-17, MODAL-08: are asked for in a popup that a press beside it leaves open", async () => {
    const visitor = await visitAsPlayer(live, "narrow", 0n);
    const { page, words } = visitor;
    await live.house.database.query("update accounts.players set terms_accepted_at = null");
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitor.open("/");
    const dialog = page.getByRole("dialog", { name: words.text("termsMissing.title") });
    await dialog.waitFor();
    await page.mouse.click(20, 450);
    await page.waitForTimeout(500);
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole("button", { name: words.text("termsMissing.accept") }).click();
    await dialog.waitFor({ state: "detached" });
    await visitor.leave();
  });

  it("AUTH-17: are accepted without a word for a player who came by a provider", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    await live.house.database.query("update accounts.players set terms_accepted_at = null");
    await live.house.database.query(
      `insert into social.identities (provider, subject, player_id, connected_at)
       select 'paperpass', 'journey ' || max(id), max(id), now() from accounts.players`,
    );
    const accepted = page.waitForResponse(/update_details/);
    await visitor.open("/profile/security");
    expect((await accepted).status()).toBe(201);
    expect(await page.getByRole("dialog", { name: words.text("termsMissing.title") }).count()).toBe(
      0,
    );
    // AUTH-15: who has a password besides may disconnect.
    const row = page.getByRole("listitem").filter({ hasText: "Paperpass" });
    await row.getByRole("button", { name: words.text("security.disconnect") }).click();
    await row.getByText(words.text("security.isNotConnected"), { exact: true }).waitFor();
    await visitor.leave();
  });
});

describe("a password that the browser has stored", () => {
  /** Gives the page a store of passwords, as a browser does whose user has let it keep one. */
  const storing = (visitor: Visitor, password: string, email: string) =>
    visitor.page.addInitScript(
      ([id, secret]) => {
        Object.assign(window, { PasswordCredential: class {} });
        const found = { type: "password", id, password: secret };
        navigator.credentials.get = () => Promise.resolve(found as unknown as Credential);
        navigator.credentials.store = () => Promise.resolve();
      },
      [email, password],
    );
  const emailOf = async () => {
    const { id } = await registered(live.house);
    const [row] = await live.house.database.query<{ email: string }>(
      "select email from accounts.players where id = $1",
      [id],
    );
    return row?.email ?? "";
  };

  it("AUTH-19, OPEN-14: signs in silently, and not after signing out", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await storing(visitor, PLAYER_PASSWORD, await emailOf());
    const sent = page.waitForRequest(/users\/sign_in/);
    const told = page.waitForRequest(/users\/transaction/);
    await visitor.open("/");
    const dfpc = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect((await sent).postDataJSON()).toMatchObject({
      user: { custom_login_reg: true, captcha: expect.any(String), dfpc },
    });
    expect((await told).postDataJSON(), "AUTH-13").toMatchObject({
      transaction: { event: "login", dfpc },
    });
    await page.getByRole("button", { name: words.text("account.open"), exact: true }).waitFor();
    await signOut(visitor);
    await visitor.open("/pokies");
    await page.waitForTimeout(1_500);
    const open = page.getByRole("button", { name: words.text("account.open"), exact: true });
    expect(await open.count()).toBe(0);
    await visitor.leave();
  });

  it("AUTH-20: falls back to the login when it is wrong", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    visitor.allow(/422/);
    await storing(visitor, "not-the-password-1", await emailOf());
    await visitor.open("/");
    await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
    await visitor.leave();
  });

  it("AUTH-20: stops where the account is closed to the country", async () => {
    const visitor = await visit(live, "wide", "en", "estonia.localhost");
    const { page, words } = visitor;
    visitor.allow(/403/);
    await storing(visitor, PLAYER_PASSWORD, await emailOf());
    await visitor.open("/");
    await page
      .getByRole("alert")
      .filter({ hasText: words.text("refusals.EE_LICENSE_BLOCKED") })
      .waitFor();
    await visitor.leave();
  });
});
