import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { tokenHash } from "../../mails/mail-tokens.ts";
import { deleteTokens, selectToken, takeToken } from "../../mails/token-store.ts";
import type { Player } from "../../player.ts";
import { confirmPlayer, selectPlayer } from "../../player-store.ts";
import { checkCode } from "../../second-step/check-code.ts";
import { isSecondStepOn } from "../../second-step/second-step.ts";
import { admitPlayer, type From } from "../../sessions/admit.ts";

interface Link {
  readonly autologin_token: string;
  readonly otp_attempt?: string | undefined;
  readonly withdrawals_only?: boolean | undefined;
}

/**
 * Signs in by the token of a mailed link, which is used up by the session that it opens and confirms
 * the e-mail. The second step, blocks and exclusions hold as at any sign-in, and a refusal costs no
 * link. Throws Refused: autologin_token_invalid, otp_required, otp_wrong, otp_locked,
 * EE_LICENSE_BLOCKED, account_restricted.
 */
export async function signInByLink(
  house: House,
  user: Link,
  from: From,
): Promise<{ player: Player; token: string }> {
  const named = { hash: tokenHash(user.autologin_token), kind: "autologin" } as const;
  const owner = await selectToken(house.database, named, house.clock.now());
  const player = owner && (await selectPlayer(house.database, owner.playerId));
  if (!player) throw new Refused("autologin_token_invalid");
  if (await isSecondStepOn(house, player.id)) {
    if (!user.otp_attempt) throw new Refused("otp_required");
    await checkCode(house, player.id, user.otp_attempt, from);
  }
  const proof = {
    withdrawalsOnly: user.withdrawals_only ?? false,
    holds: async (tx: Tx) => {
      const now = house.clock.now();
      const taken = await takeToken(tx, named, now);
      // A link to an address that the player has no more proves nothing.
      if (!taken || !(await confirmPlayer(tx, taken, now)))
        throw new Refused("autologin_token_invalid");
      await deleteTokens(tx, player.id, "autologin");
    },
  };
  return { player, token: await admitPlayer(house, player, proof, from) };
}
