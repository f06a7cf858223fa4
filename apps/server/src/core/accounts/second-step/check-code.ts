import { verify } from "otplib";
import { guardCode } from "#core/sign-in";
import { type House, perHouse } from "#platform/module";
import { createSeal } from "#platform/seal";
import { tellOwner } from "../entry/confirm-password.ts";
import { deedOf, mailPlayers } from "../mails/mail-players.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { selectSecondStep, useRecoveryCode, useTimeStep } from "./second-step-store.ts";

/** Clocks of telephones are a little off: the code before and the code after are taken too. */
const TOLERANCE_SECONDS = 30;
const APP_CODE = /^\d{6}$/;

const secretSeal = perHouse((house) => createSeal(house.key("second step"), house.random));

export const sealSecret = (house: House, playerId: bigint, secret: string): string =>
  secretSeal(house).close(secret, playerId.toString());
export const openSecret = (house: House, playerId: bigint, sealed: string): string =>
  secretSeal(house).open(sealed, playerId.toString());

/** Returns the time step whose code this is; null when it is none of now. Uses nothing up. */
export async function timeStepOf(
  house: House,
  secret: string,
  typed: string,
): Promise<number | null> {
  const token = typed.replaceAll(/\s/g, "");
  if (!APP_CODE.test(token)) return null;
  const epoch = Math.floor(house.clock.now().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

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
  await guardCode(house, playerId, async () => {
    const step = await selectSecondStep(house.database, playerId);
    if (!step?.enabled) return false;
    const secret = openSecret(house, playerId, step.sealedSecret);
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
  const hash = recoveryCodeHash(house, playerId, typed);
  return house.database.tx(async (tx) => {
    const left = await useRecoveryCode(tx, playerId, hash);
    if (left === undefined) return false;
    const data = { ...deedOf(house, from), left: `${left}` };
    await mailPlayers(house, tx, "recovery_code_used", [{ playerId, reference: hash, data }]);
    return true;
  });
}
