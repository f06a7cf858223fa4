import { guardPassword } from "#core/sign-in";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { lockPasswordVersion, renewPasswordHash } from "../entry/password-store.ts";
import { wishMail } from "../mails/mail-wishes.ts";
import type { Player } from "../player.ts";
import { selectCredentials } from "../player-store.ts";
import { checkCode } from "../second-step/check-code.ts";
import { isSecondStepOn } from "../second-step/second-step.ts";
import { admitPlayer, type From } from "./admit.ts";
import { noteFailure, noteLock } from "./note-failures.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  readonly otp_attempt?: string | undefined;
  readonly withdrawals_only?: boolean | undefined;
}

/** A player whose password was right; `version` is that of the password. */
interface Proven {
  readonly player: Player;
  readonly version: number;
  readonly codeMissing: boolean;
}

/**
 * Checks e-mail and password, then the code of a second step, and opens a session. A wrong password
 * is refused before any code is looked at; a wrong code counts like a wrong password. Throws Refused:
 * wrong_credentials, captcha_required, entrance_busy, otp_required, otp_wrong, otp_locked,
 * EE_LICENSE_BLOCKED, and account_restricted to who has not said that a session for withdrawals is enough.
 */
export async function signInPlayer(
  house: House,
  user: Credentials,
  from: From,
): Promise<{ player: Player; token: string }> {
  const { player, version, codeMissing } = await provePlayer(house, user, from);
  if (codeMissing) throw new Refused("otp_required");
  const proof = {
    withdrawalsOnly: user.withdrawals_only ?? false,
    // The password was changed since it was compared: sessions have ended, and none begins by the old one.
    holds: async (tx: Tx) => {
      if ((await lockPasswordVersion(tx, player.id)) !== version)
        throw new Refused("wrong_credentials");
    },
  };
  const token = await admitPlayer(house, player, proof, from);
  return { player, token };
}

function provePlayer(house: House, user: Credentials, from: From): Promise<Proven> {
  const { ip, deviceToken } = from;
  const { email, captcha } = user;
  const attempt = {
    kind: "player",
    email,
    ip,
    deviceToken,
    captcha,
    onBesieged: async () => {
      await noteLock(house, email);
      await wishMail(house, "besieged", email);
    },
  } as const;
  return guardPassword(house, attempt, async (passwords) => {
    const known = await selectCredentials(house.database, email);
    const passwordHash = known?.passwordHash ?? undefined;
    const right = await passwords.matches(passwordHash, user.password);
    if (!known || passwordHash === undefined || !right) {
      await noteFailure(house, email, known?.player.id ?? null);
      return null;
    }
    const { player, version } = known;
    const renewed = await passwords.renewed(passwordHash, user.password);
    if (renewed)
      await renewPasswordHash(house.database, player.id, { passwordHash: renewed, version });
    if (!(await isSecondStepOn(house, player.id))) return { player, version, codeMissing: false };
    if (!user.otp_attempt) return { player, version, codeMissing: true };
    await checkCode(house, player.id, user.otp_attempt, from);
    return { player, version, codeMissing: false };
  });
}
