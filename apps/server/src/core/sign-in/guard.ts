import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { addressBlock } from "#platform/network";
import { assertRoom, type Lane, type Passwords, withPasswords } from "#platform/passwords";
import type { CheckedCaptcha } from "./captcha/captcha.ts";
import { captchaOf } from "./captcha/chosen-captcha.ts";
import { type AccountName, knownDevice } from "./device.ts";
import { failuresKey } from "./tries/failures.ts";
import { countTry, release, triesKey } from "./tries/tries.ts";
import { insertUsedCaptcha } from "./tries/tries-store.ts";

/** Wrong passwords in 15 minutes: of one device that signed in to the account before. */
const DEVICE_TRIES_MAX = 10;
/** Of strangers at one address, at one account. */
const TRIES_HERE_MAX = 5;
/** Of strangers anywhere, at one account. */
const TRIES_MAX = 20;

/** Mails that a visitor of one address may wish for. */
const WISHES_HERE_MAX = 5;

/** An attempt at an account's password, whether the account exists or not. */
export interface Attempt extends AccountName {
  readonly ip: string;
  readonly deviceToken: string | null;
  readonly captcha?: string | undefined;
  /** Called once in a window, when strangers have used up their tries at the account. */
  onBesieged?(): Promise<unknown>;
}

/** A way for an attempt to go on: its lane, and what was counted for it. */
interface Way {
  readonly lane: Lane;
  readonly counted: readonly string[];
  /** Counts that a right password ends. */
  readonly forgotten: readonly string[];
}

/** Names what a captcha is about: one account. */
export const captchaSubject = ({ kind, email }: AccountName): string => triesKey(kind, email);

/** Key of the tries at an account that came with a captcha. */
export const provenKey = ({ kind, email }: AccountName): string => triesKey("proven", kind, email);

/**
 * Lets an attempt at a password through, counted before anything is hashed. `check` returns what it
 * finds, or null for a wrong password or an unknown name; both get the same answer.
 * Throws Refused: wrong_credentials, captcha_required, entrance_busy.
 */
export async function guardPassword<T>(
  house: House,
  attempt: Attempt,
  check: (passwords: Passwords) => Promise<T | null>,
): Promise<T> {
  const way = await findWay(house, attempt);
  const key = captchaSubject(attempt);
  const found = await withPasswords(house, { lane: way.lane, key }, check).catch(
    async (error: unknown) => {
      // No password was compared: that was no guess.
      if (error instanceof Refused && error.code === "entrance_busy")
        await release(house, way.counted);
      throw error;
    },
  );
  if (found === null) throw new Refused("wrong_credentials");
  await release(house, way.counted, [...way.forgotten, failuresKey(attempt.kind, attempt.email)]);
  return found;
}

/** A known device goes first, then who solved a captcha, then a stranger whose counts are not full. */
async function findWay(house: House, attempt: Attempt): Promise<Way> {
  const { kind, email, ip } = attempt;
  const account = captchaSubject(attempt);
  const here = triesKey("here", kind, email, addressBlock(ip));
  const device = knownDevice(house, attempt, attempt.deviceToken);
  if (device) {
    assertRoom(house, "known", account);
    const key = triesKey("device", kind, email, device);
    if ((await countTry(house, key)) <= DEVICE_TRIES_MAX)
      return { lane: "known", counted: [key], forgotten: [key, here] };
  }
  if (attempt.captcha) {
    const captcha = await captchaOf(house).check(attempt.captcha, account);
    if (captcha && (await useCaptcha(house, captcha, account))) {
      const key = provenKey(attempt);
      await countTry(house, key);
      return { lane: "proven", counted: [key], forgotten: [here] };
    }
  }
  assertRoom(house, "stranger", account);
  const counted = [here, triesKey("anywhere", kind, email)] as const;
  const [triesHere, tries] = await Promise.all([
    countTry(house, counted[0]),
    countTry(house, counted[1]),
  ]);
  if (tries === TRIES_MAX + 1) await attempt.onBesieged?.();
  if (triesHere > TRIES_HERE_MAX || tries > TRIES_MAX) throw new Refused("captcha_required");
  return { lane: "stranger", counted, forgotten: [here] };
}

/** Uses a captcha up, if there is room for whom it lets through. Returns false when it was used before. */
function useCaptcha(house: House, captcha: CheckedCaptcha, key: string): Promise<boolean> {
  assertRoom(house, "proven", key);
  return insertUsedCaptcha(house.database, captcha);
}

/**
 * Lets a visitor of an address wish for five mails in 15 minutes, and for more with a solved captcha
 * each. Throws Refused("captcha_required").
 */
export async function guardWish(
  house: House,
  wish: { readonly email: string; readonly ip: string; readonly captcha?: string | undefined },
): Promise<void> {
  const account = captchaSubject({ kind: "player", email: wish.email });
  if (wish.captcha !== undefined) {
    const captcha = await captchaOf(house).check(wish.captcha, account);
    if (captcha && (await insertUsedCaptcha(house.database, captcha))) return;
  }
  if ((await countTry(house, triesKey("wish", addressBlock(wish.ip)))) > WISHES_HERE_MAX)
    throw new Refused("captcha_required");
}

/**
 * Gives a new account's password its turn to be hashed: a newcomer who solved a captcha goes before
 * those who did not. Throws Refused("entrance_busy").
 */
export async function withNewcomer<T>(
  house: House,
  newcomer: { readonly email: string; readonly captcha?: string | undefined },
  work: (passwords: Passwords) => Promise<T>,
): Promise<T> {
  const key = captchaSubject({ kind: "player", email: newcomer.email });
  const captcha =
    newcomer.captcha === undefined ? null : await captchaOf(house).check(newcomer.captcha, key);
  const proven = captcha !== null && (await useCaptcha(house, captcha, key));
  return withPasswords(house, { lane: proven ? "proven" : "newcomer", key }, work);
}
