import {
  guardCode,
  makeRecoveryCodes,
  makeSecret,
  openSecret,
  recoveryCodeHash,
  sealSecret,
  SETUP_MS,
  timeStepOf,
} from "#core/sign-in";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { confirmPassword, tellOwner } from "../entry/confirm-password.ts";
import { deedOf, mailPlayers } from "../mails/mail-players.ts";
import { checkCode } from "./check-code.ts";
import {
  beginStep,
  deleteRecoveryCodes,
  deleteStep,
  enableStep,
  insertRecoveryCodes,
  selectSecondStep,
} from "./second-step-store.ts";

interface From {
  readonly ip: string;
  readonly userAgent: string;
}

export const isSecondStepOn = async (house: House, playerId: bigint): Promise<boolean> =>
  (await selectSecondStep(house.database, playerId))?.enabled ?? false;

/**
 * Makes a secret for the player's app, by the password. Returns it in Base32, and as the address of a
 * QR code. Throws Refused: two_factor_on, password_wrong, account_locked, entrance_busy.
 */
export async function beginSecondStep(
  house: House,
  player: { readonly id: bigint; readonly email: string; readonly issuer: string },
  password: string,
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(house, player.id, password);
  const { secret, uri } = makeSecret(house, { issuer: player.issuer, label: player.email });
  const sealed = sealSecret(house, player.id.toString(), secret);
  if (!(await beginStep(house.database, player.id, sealed, house.clock.now())))
    throw new Refused("two_factor_on");
  return { secret, uri };
}

/**
 * Switches the second step on by a code of the app. Returns the recovery codes, of which only hashes
 * are kept. Throws Refused: two_factor_on, two_factor_not_begun, otp_wrong, otp_locked.
 */
export async function enableSecondStep(
  house: House,
  playerId: bigint,
  code: string,
  from: From,
): Promise<string[]> {
  const now = house.clock.now();
  const begun = await selectSecondStep(house.database, playerId);
  if (begun?.enabled) throw new Refused("two_factor_on");
  if (!begun || now.getTime() - begun.begunAt.getTime() > SETUP_MS)
    throw new Refused("two_factor_not_begun");
  const { sealedSecret } = begun;
  let timeStep: number | null = null;
  await guardCode(house, playerId.toString(), async () => {
    timeStep = await timeStepOf(house, openSecret(house, playerId.toString(), sealedSecret), code);
    return timeStep !== null;
  }).catch(tellOwner(house, playerId));
  const codes = makeRecoveryCodes(house);
  await house.database.tx(async (tx) => {
    const at = { sealedSecret, timeStep: timeStep ?? 0, now };
    if (!(await enableStep(tx, playerId, at))) throw new Refused("two_factor_on");
    await insertRecoveryCodes(
      tx,
      playerId,
      codes.map((one) => recoveryCodeHash(house, playerId.toString(), one)),
    );
    const mail = { playerId, reference: house.ids.uuid(), data: deedOf(house, from) };
    await mailPlayers(house, tx, "second_factor_on", [mail]);
  });
  return codes;
}

/**
 * Makes the recovery codes anew, by password and code; the former ones end. Returns the new ones.
 * Throws Refused: two_factor_off, password_not_set, password_wrong, account_locked, otp_wrong,
 * otp_locked, entrance_busy.
 */
export async function renewCodes(
  house: House,
  playerId: bigint,
  proof: { readonly password: string; readonly code: string },
  from: From,
): Promise<string[]> {
  await confirmPassword(house, playerId, proof.password);
  if (!(await isSecondStepOn(house, playerId))) throw new Refused("two_factor_off");
  await checkCode(house, playerId, proof.code, from);
  const codes = makeRecoveryCodes(house);
  await house.database.tx(async (tx) => {
    if (!(await deleteRecoveryCodes(tx, playerId))) throw new Refused("two_factor_off");
    const hashes = codes.map((one) => recoveryCodeHash(house, playerId.toString(), one));
    await insertRecoveryCodes(tx, playerId, hashes);
    const mail = { playerId, reference: house.ids.uuid(), data: deedOf(house, from) };
    await mailPlayers(house, tx, "recovery_codes_renewed", [mail]);
  });
  return codes;
}

/**
 * Switches the second step off, by password and code. Throws Refused: two_factor_off,
 * password_wrong, account_locked, otp_wrong, otp_locked, entrance_busy.
 */
export async function disableSecondStep(
  house: House,
  playerId: bigint,
  proof: { readonly password: string; readonly code: string },
  from: From,
): Promise<void> {
  await confirmPassword(house, playerId, proof.password);
  if (!(await isSecondStepOn(house, playerId))) throw new Refused("two_factor_off");
  await checkCode(house, playerId, proof.code, from);
  await house.database.tx(async (tx) => {
    if (!(await deleteStep(tx, playerId))) throw new Refused("two_factor_off");
    const mail = { playerId, reference: house.ids.uuid(), data: deedOf(house, from) };
    await mailPlayers(house, tx, "second_factor_off", [mail]);
  });
}
