import { getPlayer, registerPlayer, signIn } from "@houselight/contracts";
import { type HttpCaller as Browser, httpCaller, type TestHouse } from "@houselight/test-kit";
import { waitingMails } from "#core/mail";
import { grantWishes } from "../mails/mail-wishes.ts";

export const PASSWORD = "long-enough-7";
export const NEXT = "another-one-8";
let count = 0;

/** Returns the first code of a refusal; the status where the call was not refused. */
export function said({ status, body }: { status: number; body: unknown }): string {
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? String(Object.keys(Object.values(errors)[0] ?? {})[0]) : `${status}`;
}

/** Somebody at an address of their own, with a house behind a trusted proxy. */
export const visitorOf = (kit: TestHouse): Browser =>
  httpCaller(kit.served?.url as string, {
    "x-forwarded-for": `198.51.${100 + Math.floor(++count / 250)}.${1 + (count % 250)}`,
  });

/** A player who registered from a browser, which keeps the session. */
export async function newPlayer(
  kit: TestHouse,
): Promise<{ email: string; id: bigint; browser: Browser }> {
  const email = `entry-${++count}@example.org`;
  const user = { email, password: PASSWORD, currency: "EUR", country: "DE" };
  const browser = visitorOf(kit);
  const { status, body } = await browser.call(registerPlayer, {
    body: { user: { ...user, date_of_birth: "1990-01-01", terms_acceptance: true } },
  });
  if (status !== 201) throw new Error(`the registration answers ${status}`);
  return { email, id: BigInt(body.id), browser };
}

/** Returns what a browser hears when it signs in. */
export const trySignIn = async (
  browser: Browser,
  email: string,
  password = PASSWORD,
  otp_attempt?: string,
): Promise<string> =>
  said(
    await browser.call(signIn, {
      body: { user: { email, password, ...(otp_attempt ? { otp_attempt } : {}) } },
    }),
  );

export const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.call(getPlayer, {})).body.id !== undefined;

/** Returns the kinds of the mails that a player was sent, sorted. */
export async function mailKinds(kit: TestHouse, email: string): Promise<string[]> {
  await grantWishes(kit.house);
  return (await waitingMails(kit.house, email)).map(({ kind }) => kind).sort();
}

/** Returns the tokens of all links of a kind that a player was sent, the oldest first. */
export async function tokensOf(
  kit: TestHouse,
  email: string,
  kind: "confirm_email" | "new_password" | "login_link",
): Promise<string[]> {
  await grantWishes(kit.house);
  const mails = await waitingMails(kit.house, email);
  return mails
    .filter((mail) => mail.kind === kind)
    .map(({ data }) => String(data["path"]?.split("=").at(-1)));
}
