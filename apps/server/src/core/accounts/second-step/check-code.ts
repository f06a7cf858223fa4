import { guardCode, openSecret, recoveryCodeHash, timeStepOf } from "#core/sign-in";
import type { House } from "#platform/module";
import { tellOwner } from "../entry/confirm-password.ts";
import { deedOf, mailPlayers } from "../mails/mail-players.ts";
import { selectSecondStep, useRecoveryCode, useTimeStep } from "./second-step-store.ts";

/**
 * Checks a code of the app, or a recovery code in its place, and uses it up. Every try counts first.
 * Throws Refused: otp_wrong, otp_locked.
 */
export async function checkCode(
  house: House,
  playerId: bigint,
  typed: string,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  await guardCode(house, playerId.toString(), async () => {
    const step = await selectSecondStep(house.database, playerId);
    if (!step?.enabled) return false;
    const secret = openSecret(house, playerId.toString(), step.sealedSecret);
    const timeStep = await timeStepOf(house, secret, typed);
    if (timeStep !== null) return useTimeStep(house.database, playerId, timeStep);
    return takeRecoveryCode(house, playerId, typed, from);
  }).catch(tellOwner(house, playerId));
}

function takeRecoveryCode(
  house: House,
  playerId: bigint,
  typed: string,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<boolean> {
  const hash = recoveryCodeHash(house, playerId.toString(), typed);
  return house.database.tx(async (tx) => {
    const left = await useRecoveryCode(tx, playerId, hash);
    if (left === undefined) return false;
    const data = { ...deedOf(house, from), left: `${left}` };
    await mailPlayers(house, tx, "recovery_code_used", [{ playerId, reference: hash, data }]);
    return true;
  });
}
