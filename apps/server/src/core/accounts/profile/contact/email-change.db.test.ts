import {
  askEmailChange,
  changePassword,
  confirmEmailChange,
  getPlayer,
  listSessions,
  registerPlayer,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitingMails } from "#core/mail";
import {
  isSignedIn,
  newPlayer,
  NEXT,
  PASSWORD,
  said,
  trySignIn,
} from "../../entry/entry.testing.ts";
import { askForEmail } from "./change-email.ts";

const MINUTE_MS = 60_000;
const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, env: { TRUST_PROXY: "1" }, serve: {} });
});
afterAll(() => kit.close());

type Player = Awaited<ReturnType<typeof newPlayer>>;
let count = 0;
const freeEmail = () => `moved-${++count}@example.org`;

const ask = async ({ browser }: Player, email: string, current_password = PASSWORD) =>
  said(await browser.call(askEmailChange, { body: { user: { email, current_password } } }));
async function tokenTo(email: string): Promise<string> {
  const mails = await waitingMails(kit.house, email);
  const paths = mails.filter(({ kind }) => kind === "confirm_new_email");
  return paths.at(-1)?.data["path"]?.split("=").at(-1) ?? "";
}
const confirm = async (token: string, who = httpCaller(kit.served?.url as string)) =>
  said(await who.call(confirmEmailChange, { body: { token } }));
const emailOf = async ({ browser }: Player) => (await browser.call(getPlayer, {})).body.email;

describe("a change of the e-mail", () => {
  it("counts once the new address confirms it: the old one is told, other sessions end", async () => {
    const player = await newPlayer(kit);
    const elsewhere = httpCaller(kit.served?.url as string, { "x-forwarded-for": "203.0.113.77" });
    await trySignIn(elsewhere, player.email);
    const email = freeEmail();
    expect(await ask(player, email)).toBe("200");
    expect(await emailOf(player)).toBe(player.email);
    expect(await confirm(await tokenTo(email), player.browser)).toBe("200");
    expect((await player.browser.call(getPlayer, {})).body).toMatchObject({
      email,
      confirmed_at: clock.now().toISOString(),
    });
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await player.browser.call(listSessions, {})).body).toHaveLength(1);
    const told = await waitingMails(kit.house, player.email);
    const mail = told.find(({ kind }) => kind === "email_changed");
    // The old mailbox may be a stranger's by now: it does not read the new address.
    expect(mail?.data["email"]).toBe("m…@example.org");
    expect(await trySignIn(elsewhere, email)).toBe("200");
    expect(await trySignIn(elsewhere, player.email)).toBe("wrong_credentials");
  });

  it("asks for the password, another address, and a moment between two mails", async () => {
    const player = await newPlayer(kit);
    expect(await ask(player, freeEmail(), NEXT)).toBe("password_wrong");
    expect(await ask(player, player.email.toUpperCase())).toBe("email_same");
    expect(await ask(player, "no address")).toBe("VALIDATION.EMAIL.INVALID");
    expect(await ask(player, freeEmail())).toBe("200");
    expect(await ask(player, freeEmail())).toBe("mail_just_sent");
  });

  it("works once, of thirty at once too", async () => {
    const player = await newPlayer(kit);
    const email = freeEmail();
    await ask(player, email);
    const token = await tokenTo(email);
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(token)));
    expect(answers.filter((answer) => answer === "200")).toHaveLength(1);
    expect(await confirm(token)).toBe("email_token_invalid");
  });

  it("is over after a day, and when another address was asked for", async () => {
    const player = await newPlayer(kit);
    const [first, second] = [freeEmail(), freeEmail()];
    await ask(player, first);
    const old = await tokenTo(first);
    clock.advance(2 * MINUTE_MS);
    await ask(player, second);
    expect(await confirm(old)).toBe("email_token_invalid");
    const late = await tokenTo(second);
    clock.advance(24 * 60 * MINUTE_MS);
    expect(await confirm(late)).toBe("email_token_invalid");
    for (const token of ["", "x", `${late}x`]) expect(await confirm(token)).not.toBe("200");
  });

  it("is over with the password that asked for it: a thief who knew it gets nothing", async () => {
    const player = await newPlayer(kit);
    const email = freeEmail();
    await ask(player, email);
    const passwords = { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT };
    await player.browser.call(changePassword, { body: { user: passwords } });
    expect(await confirm(await tokenTo(email))).toBe("email_token_invalid");
    expect(await emailOf(player)).toBe(player.email);
  });

  it("is not asked for by a password that is changed at the same time", async () => {
    const player = await newPlayer(kit);
    const { database } = kit.house;
    let left = 1;
    const tx: typeof database.tx = async (work) => {
      if (left-- > 0)
        await database.query(
          "update accounts.players set password_version = password_version + 1 where id = $1",
          [player.id],
        );
      return database.tx(work);
    };
    const late = { ...kit.house, database: { ...database, tx } };
    const wish = { email: freeEmail(), password: PASSWORD };
    await expect(askForEmail(late, player.id, wish)).rejects.toThrow("password_wrong");
    expect(await tokenTo(wish.email)).toBe("");
  });

  it("takes no address of another player, before or meanwhile, and tells nobody whose it is", async () => {
    const [player, other] = [await newPlayer(kit), await newPlayer(kit)];
    expect(await ask(player, other.email)).toBe("200");
    expect(await tokenTo(other.email)).toBe("");
    clock.advance(2 * MINUTE_MS);
    const email = freeEmail();
    await ask(player, email);
    const token = await tokenTo(email);
    await httpCaller(kit.served?.url as string).call(registerPlayer, {
      body: {
        user: {
          email,
          password: PASSWORD,
          currency: "EUR",
          country: "DE",
          date_of_birth: "1990-01-01",
          terms_acceptance: true,
        },
      },
    });
    expect(await confirm(token)).toBe("email_taken");
    expect((await waitingMails(kit.house, player.email)).map(({ kind }) => kind)).not.toContain(
      "email_changed",
    );
  });
});
