import { isAccountBlocked } from "#core/configuration";
import { guardPassword } from "#core/sign-in";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Player } from "../player.ts";
import { selectCredentials, updatePasswordHash } from "../player-store.ts";
import type { RequestPlace } from "../register-player.ts";
import { openSession } from "./sessions.ts";

/**
 * Checks e-mail and password and opens a session. Says only that one of the two is wrong.
 * Throws Refused: wrong_credentials, captcha_required, entrance_busy, EE_LICENSE_BLOCKED.
 */
export async function signInPlayer(
  house: House,
  user: {
    readonly email: string;
    readonly password: string;
    readonly captcha?: string | undefined;
  },
  from: RequestPlace & { readonly deviceToken: string | null },
): Promise<{ player: Player; token: string }> {
  const { ip, deviceToken } = from;
  const { email, captcha } = user;
  const attempt = { kind: "player", email, ip, deviceToken, captcha } as const;
  const player = await guardPassword(house, attempt, async (passwords) => {
    const known = await selectCredentials(house.database, email);
    const right = await passwords.matches(known?.passwordHash, user.password);
    if (!known || !right) return null;
    const renewed = await passwords.renewed(known.passwordHash, user.password);
    if (renewed) await updatePasswordHash(house.database, known.player.id, renewed);
    return known.player;
  });
  if (isAccountBlocked(player.licence, from.country)) throw new Refused("EE_LICENSE_BLOCKED");
  return { player, token: await openSession(house, house.database, player.id, from) };
}
