import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type Passwords, withPasswords } from "#platform/passwords";
import { countTry, release, triesKey } from "./tries/tries.ts";

const TRIES_MAX = 5;

/**
 * Lets a signed-in player's or operator's password be compared once more, counted before it is hashed.
 * `owner` is a player's id, or `operator 7`. Five wrong ones shut this door for 15 minutes: no stranger
 * reaches it. Returns what `check` says.
 * Throws Refused: account_locked, entrance_busy.
 */
export async function guardConfirmation(
  house: House,
  owner: string,
  check: (passwords: Passwords) => Promise<boolean>,
): Promise<boolean> {
  const key = triesKey("confirm", owner);
  if ((await countTry(house, key)) > TRIES_MAX) throw new Refused("account_locked");
  const right = await withPasswords(house, { lane: "known", key }, check).catch(
    async (error: unknown) => {
      if (error instanceof Refused) await release(house, [key]);
      throw error;
    },
  );
  if (right) await release(house, [], [key]);
  return right;
}

/**
 * Lets a code of the second step be checked, counted before. Five wrong ones shut this door for 15
 * minutes: only who has the password, or a session, reaches it. Throws Refused: otp_wrong,
 * otp_locked.
 */
export async function guardCode(
  house: House,
  owner: string,
  check: () => Promise<boolean>,
): Promise<void> {
  const key = triesKey("otp", owner);
  if ((await countTry(house, key)) > TRIES_MAX) throw new Refused("otp_locked");
  if (!(await check())) throw new Refused("otp_wrong");
  await release(house, [], [key]);
}
