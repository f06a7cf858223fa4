import { autoregisterPlayer } from "@houselight/contracts";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshEmail, PASSWORD } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { mailTo, pathIn } from "../support/mailbox.ts";
import { casesInTurn, type Language } from "../support/matrix.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Subjects of the mail that signs in, and of the mail for a password. */
const SUBJECTS: Partial<Record<Language, readonly [string, string]>> = {
  de: ["Dein Konto bei Paper Rocket", "Ein neues Passwort für Paper Rocket"],
  it: ["Il tuo conto su Paper Rocket", "Una nuova password per Paper Rocket"],
  no: ["Kontoen din hos Paper Rocket", "Nytt passord for Paper Rocket"],
  "fr-CA": ["Votre compte chez Paper Rocket", "Un nouveau mot de passe pour Paper Rocket"],
};
const ENGLISH = ["Your account at Paper Rocket", "A new password for Paper Rocket"] as const;

async function shot({ page, screen }: Visitor, name: string): Promise<void> {
  const folder = process.env["SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${screen}.png`, fullPage: true });
}

/** Makes an account as an operator does. Returns the path of the mailed link. */
async function makeAccount(email: string, locale: Language): Promise<string> {
  const manager = await signedInOperator(live.house, live.url, "manager");
  const user = { email, country: "DE", currency: "EUR", date_of_birth: "1990-01-01", locale };
  const { status } = await manager.call(autoregisterPlayer, {
    body: { user: { ...user, brand: "paper-rocket" }, reason: "met at a fair" },
  });
  expect(status).toBe(201);
  const [subject] = SUBJECTS[locale] ?? ENGLISH;
  return pathIn(await mailTo(live, email, subject), "/autologin");
}

/** The mail's link carries the language; the visitor adds it by itself. */
const unprefixed = (path: string): string => path.replace(/^\/[a-z]{2}(-[A-Z]{2})?(?=\/)/, "");

it.each(casesInTurn(1).filter(({ language }) => language !== "en-KW"))(
  "AUTH-10: a player whose account was made comes by a mailed link ($language, $screen)",
  async ({ language, screen }) => {
    const email = freshEmail("made");
    const link = unprefixed(await makeAccount(email, language));
    const visitor = await visit(live, screen, language);
    const { page, words } = visitor;
    const press = (key: string) =>
      page
        .getByRole("main")
        .getByRole("button", { name: words.text(key), exact: true })
        .click();

    // Twice, as a program that looks for harm in mails does before its reader.
    await visitor.open(link);
    await visitor.open(link);
    await page.getByText(words.text("autologin.text")).waitFor();
    await expectAccessible(page, "the page of the link");
    await shot(visitor, "autologin");
    await press("auth.logIn");

    const terms = page.getByRole("dialog", { name: words.text("termsMissing.title") });
    await terms.waitFor();
    await shot(visitor, "autologin-terms");
    await terms.getByRole("button", { name: words.text("termsMissing.accept") }).click();
    await terms.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toMatch(/\/profile\/security$/);
    await shot(visitor, "autologin-password");
    await press("auth.remindSend");
    const [, subject] = SUBJECTS[language] ?? ENGLISH;
    const next = unprefixed(pathIn(await mailTo(live, email, subject), "/new-password"));

    // The link was used: it leads to another.
    visitor.allow(/422/);
    await visitor.open(link);
    await press("auth.logIn");
    await page.getByText(words.text("refusals.autologin_token_invalid")).waitFor();
    await shot(visitor, "autologin-over");
    // A new password ends this session too, while the page still asks in its name.
    visitor.allow(/401/);
    await visitor.open(next);
    const field = (key: string) => page.getByLabel(words.text(key), { exact: true });
    await field("auth.newPassword").fill(PASSWORD);
    await field("auth.newPasswordAgain").fill(PASSWORD);
    await page
      .getByRole("button", { name: words.text("auth.newPasswordSave"), exact: true })
      .click();
    await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
    await field("auth.email").fill(email);
    await field("auth.password").fill(PASSWORD);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words.text("auth.logIn"), exact: true })
      .click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await visitor.leave();
  },
);
