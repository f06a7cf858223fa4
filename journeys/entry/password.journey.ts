import { confirmEmail } from "@houselight/contracts/accounts";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, freshEmail, PASSWORD, signOut } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { mailTo, pathIn } from "../support/mailbox.ts";
import { expectAccessible, type Visitor, visit, visitAsPlayer } from "../support/visitor.ts";

const NEXT = "lanterns-over-the-pond-3";
let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

async function shot({ page, screen }: Visitor, name: string): Promise<void> {
  const folder = process.env["SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${screen}.png`, fullPage: true });
}

const button = ({ page, words }: Visitor, key: string) =>
  page.getByRole("button", { name: words.text(key), exact: true });
const field = ({ page, words }: Visitor, key: string) =>
  page.getByLabel(words.text(key), { exact: true });

async function logIn(visitor: Visitor, email: string): Promise<void> {
  await field(visitor, "auth.email").fill(email);
  await field(visitor, "auth.password").fill(NEXT);
  await button(visitor, "auth.logIn").click();
}

/** Returns the code after that of the moment, which is used up: an app whose clock is ahead shows it. */
const nextCode = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

/** Registers, wishes for another mail, and confirms the e-mail by the link under its old address. */
async function registerAndConfirm(visitor: Visitor, email: string): Promise<void> {
  const { page, words } = visitor;
  await visitor.open("/registration");
  await fillRegistration(visitor, email);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await visitor.open("/users/security");
  await page.getByText(words.text("security.unconfirmed")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/profile/security");
  await expectAccessible(page, "security");
  await shot(visitor, "security-new");
  await button(visitor, "auth.resend").click();
  await page.getByText(words.text("auth.resent")).waitFor();
  await button(visitor, "auth.resend").click();
  await page.getByText(words.text("refusals.mail_just_sent")).waitFor();
  const mail = await mailTo(live, email, "Confirm your e-mail for Paper Rocket");
  // A lost line uses no link up: it is tried again where it was lost.
  const address = (url: URL) => url.pathname === confirmEmail.path;
  await page.route(address, (route) => route.abort());
  visitor.allow(/ERR_FAILED/);
  await visitor.open(`/users${pathIn(mail, "/confirmation")}`);
  await page.getByText(words.text("errors.network")).waitFor();
  await expectAccessible(page, "a confirmation without an answer");
  await page.unroute(address);
  await button(visitor, "site.retry").click();
  await page.getByText(words.text("auth.confirmDone")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/confirmation");
  await shot(visitor, "confirmation");
  await button(visitor, "auth.confirmGoOn").click();
  await visitor.open("/profile/security");
  await page.getByText(words.text("security.confirmed"), { exact: true }).waitFor();
}

/** Asks for a link and chooses a new password by it. Returns the link. */
async function chooseNewPassword(visitor: Visitor, email: string): Promise<string> {
  const { page, words } = visitor;
  await visitor.open("/remind");
  await field(visitor, "auth.email").fill(email);
  await shot(visitor, "remind");
  await button(visitor, "auth.remindSend").click();
  await page.getByText(words.text("auth.remindSent", { email })).waitFor();
  await shot(visitor, "remind-sent");
  const link = pathIn(
    await mailTo(live, email, "A new password for Paper Rocket"),
    "/new-password",
  );
  await visitor.open(link);
  await field(visitor, "auth.newPassword").fill(NEXT);
  await field(visitor, "auth.newPasswordAgain").fill(PASSWORD);
  await button(visitor, "auth.newPasswordSave").click();
  await page.getByText(words.text("VALIDATION.PASSWORD.CONFIRMATION")).waitFor();
  await field(visitor, "auth.newPasswordAgain").fill(NEXT);
  await expectAccessible(page, "new password");
  await shot(visitor, "new-password");
  await button(visitor, "auth.newPasswordSave").click();
  await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
  await mailTo(live, email, "Your password at Paper Rocket was changed");
  return link;
}

/** Switches the second step on. Returns the secret of the app. */
async function switchStepOn(visitor: Visitor): Promise<string> {
  const { page, words } = visitor;
  await visitor.open("/profile/security");
  await button(visitor, "security.setUp").click();
  const step = page.locator("section").filter({
    has: page.getByRole("heading", { name: words.text("security.stepTitle") }),
  });
  await step.getByLabel(words.text("security.currentPassword"), { exact: true }).fill(NEXT);
  await step.getByRole("button", { name: words.text("security.setUp"), exact: true }).click();
  const secret = (await page.locator("[data-secret]").getAttribute("data-secret")) ?? "";
  await page.getByRole("img", { name: words.text("security.qr") }).waitFor();
  await expectAccessible(page, "the setup of a second step");
  await shot(visitor, "second-step");
  await field(visitor, "security.codeFromApp").fill(await generate({ secret }));
  await button(visitor, "security.switchOn").click();
  await page.getByRole("heading", { name: words.text("security.codesTitle") }).waitFor();
  expect(await step.getByRole("listitem").count()).toBe(10);
  await shot(visitor, "recovery-codes");
  await button(visitor, "security.codesKept").click();
  await page.getByText(words.text("security.stepOnText")).waitFor();
  await shot(visitor, "security-on");
  return secret;
}

/** Logs in by a wrong code, which the form says, and by a right one. */
async function logInByCode(visitor: Visitor, email: string, secret: string): Promise<void> {
  const { page, words } = visitor;
  await visitor.open("/login");
  await logIn(visitor, email);
  await page.getByRole("dialog", { name: words.text("auth.codeTitle") }).waitFor();
  await expectAccessible(page, "the second step of a login");
  await field(visitor, "auth.code").fill("000000");
  await button(visitor, "auth.logIn").click();
  await page.getByText(words.text("refusals.otp_wrong")).waitFor();
  await shot(visitor, "code");
  await field(visitor, "auth.code").fill(await nextCode(secret));
  await button(visitor, "auth.logIn").click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

describe("a player's way in", () => {
  it("AUTH-03, AUTH-04, AUTH-21, AUTH-22, AUTH-23, ROUTE-27, ROUTE-36: goes by mails, a new password and a second step", {
    timeout: 240_000,
  }, async () => {
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    visitor.allow(/status of 422/);
    const email = freshEmail("way-in");
    await registerAndConfirm(visitor, email);
    await signOut(visitor);
    const link = await chooseNewPassword(visitor, email);
    await logIn(visitor, email);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const secret = await switchStepOn(visitor);
    await signOut(visitor);
    await logInByCode(visitor, email, secret);
    await visitor.open("/profile/security");
    await page.getByText(words.text("security.stepOnText")).waitFor();
    // The used link, opened once more.
    await visitor.open(link);
    await field(visitor, "auth.newPassword").fill("one-more-time-4");
    await field(visitor, "auth.newPasswordAgain").fill("one-more-time-4");
    await button(visitor, "auth.newPasswordSave").click();
    await page.getByText(words.text("refusals.reset_token_invalid")).waitFor();
    await visitor.leave();
  });

  it("ROUTE-27, ROUTE-36: leads from old addresses to the popups, with their query, as guest and as player", async () => {
    for (const visitor of [await visit(live, "wide"), await visitAsPlayer(live, "wide", 0n)]) {
      const { page, words } = visitor;
      for (const [from, to, title] of [
        [
          "/users/password/edit?reset_password_token=t",
          "/new-password?reset_password_token=t",
          "auth.newPasswordTitle",
        ],
        ["/profile/password/edit", "/new-password", "auth.newPasswordTitle"],
        ["/profile/confirmation", "/confirmation", "auth.confirmTitle"],
        ["/email-verify", "/email-verify", "auth.confirmTitle"],
      ] as const) {
        await visitor.open(from);
        await page.getByRole("dialog", { name: words.text(title) }).waitFor();
        const { pathname, search } = new URL(page.url());
        expect(`${pathname}${search}`).toBe(to);
      }
      await expectAccessible(page, "another confirmation");
      await visitor.leave();
    }
  });
});
