import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { confirmPlayer } from "../player-store.ts";
import { tokenHash } from "../mails/mail-tokens.ts";
import { deleteTokens, takeToken } from "../mails/token-store.ts";

/**
 * Confirms the e-mail that a token was sent to. Returns when, which is the first time for a player
 * who had confirmed before. Throws Refused: confirmation_token_invalid.
 */
export function confirmEmailBy(house: House, token: string): Promise<Date> {
  const now = house.clock.now();
  return house.database.tx(async (tx) => {
    const owner = await takeToken(tx, { hash: tokenHash(token), kind: "confirmation" }, now);
    // A player who has another e-mail since has not confirmed that one.
    const confirmedAt = owner && (await confirmPlayer(tx, owner, now));
    if (!owner || !confirmedAt) throw new Refused("confirmation_token_invalid");
    await deleteTokens(tx, owner.playerId, "confirmation");
    return confirmedAt;
  });
}
