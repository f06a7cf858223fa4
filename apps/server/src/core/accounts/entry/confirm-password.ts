import { guardConfirmation } from "#core/sign-in";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { wishMail } from "../mails/mail-wishes.ts";
import { selectPlayer } from "../player-store.ts";
import { selectPasswordHash } from "./password-store.ts";

/**
 * Asks a signed-in player for the password once more, before something that a borrowed session must
 * not do. Throws Refused: password_not_set, password_wrong, account_locked, entrance_busy.
 */
export async function confirmPassword(
  house: House,
  playerId: bigint,
  password: string,
): Promise<void> {
  const passwordHash = await selectPasswordHash(house.database, playerId);
  if (passwordHash === null) throw new Refused("password_not_set");
  const right = await guardConfirmation(house, playerId.toString(), async (passwords) =>
    passwords.matches(passwordHash, password),
  ).catch(tellOwner(house, playerId));
  if (!right) throw new Refused("password_wrong");
}

/** Lets the owner know by mail when a door was shut after too many tries, and passes the refusal on. */
export const tellOwner =
  (house: House, playerId: bigint) =>
  async (error: unknown): Promise<never> => {
    const shut = error instanceof Refused && ["account_locked", "otp_locked"].includes(error.code);
    const player = shut ? await selectPlayer(house.database, playerId) : undefined;
    if (player) await wishMail(house, "besieged", player.email);
    throw error;
  };
