import { guardConfirmation } from "#core/sign-in";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectPasswordHash } from "../player-store.ts";

/**
 * Asks a signed-in player for the password once more, before something that a borrowed session must
 * not do. Throws Refused: password_wrong, account_locked, entrance_busy.
 */
export async function confirmPassword(
  house: House,
  playerId: bigint,
  password: string,
): Promise<void> {
  const right = await guardConfirmation(house, playerId, async (passwords) =>
    passwords.matches(await selectPasswordHash(house.database, playerId), password),
  );
  if (!right) throw new Refused("password_wrong");
}
