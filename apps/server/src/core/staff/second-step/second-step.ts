import {
  guardCode,
  guardConfirmation,
  makeRecoveryCodes,
  makeSecret,
  openSecret,
  recoveryCodeHash,
  sealSecret,
  SETUP_MS,
  timeStepOf,
} from "#core/sign-in";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendTrailEntries } from "../audit-trail.ts";
import { selectOperatorById } from "../operator-store.ts";
import { checkCode, ownerOf } from "./check-code.ts";
import { beginStep, deleteStep, enableStep, selectSecondStep } from "./second-step-store.ts";

/** Name under which an app lists the secret. */
const ISSUER = "Houselight back office";

/**
 * Asks a signed-in operator for the password once more, before something that a borrowed session must
 * not do. Returns its hash. Throws Refused: password_not_set, password_wrong, account_locked,
 * entrance_busy.
 */
export async function confirmPassword(
  house: House,
  operatorId: bigint,
  password: string,
): Promise<string> {
  const known = await selectOperatorById(house.database, operatorId);
  const passwordHash = known?.passwordHash ?? null;
  if (passwordHash === null) throw new Refused("password_not_set");
  const right = await guardConfirmation(house, ownerOf(operatorId), (passwords) =>
    passwords.matches(passwordHash, password),
  );
  if (!right) throw new Refused("password_wrong");
  return passwordHash;
}

/**
 * Makes a secret for the operator's app, by the password. Returns it in Base32, and as the address of a
 * QR code. Throws Refused: two_factor_on, and what `confirmPassword` refuses.
 */
export async function beginSecondStep(
  house: House,
  { id, email }: Operator,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(house, id, password);
  const { secret, uri } = makeSecret(house, { issuer: ISSUER, label: email });
  const sealed = sealSecret(house, ownerOf(id), secret);
  await house.database.tx(async (tx) => {
    if (!(await beginStep(tx, id, sealed, house.clock.now()))) throw new Refused("two_factor_on");
  });
  return { secret, uri };
}

/**
 * Switches the second step on by a code of the app. Returns the recovery codes, of which only hashes
 * are kept. Throws Refused: two_factor_on, two_factor_not_begun, otp_wrong, otp_locked.
 */
export async function confirmSecondStep(
  house: House,
  operator: Operator,
  code: string,
): Promise<string[]> {
  const { id } = operator;
  const now = house.clock.now();
  const begun = await selectSecondStep(house.database, id);
  if (begun?.enabled) throw new Refused("two_factor_on");
  if (!begun || now.getTime() - begun.begunAt.getTime() > SETUP_MS)
    throw new Refused("two_factor_not_begun");
  const { sealedSecret } = begun;
  let timeStep: number | null = null;
  await guardCode(house, ownerOf(id), async () => {
    timeStep = await timeStepOf(house, openSecret(house, ownerOf(id), sealedSecret), code);
    return timeStep !== null;
  });
  const codes = makeRecoveryCodes(house);
  const codeHashes = codes.map((one) => recoveryCodeHash(house, ownerOf(id), one));
  await house.database.tx(async (tx) => {
    const step = { sealedSecret, timeStep: timeStep ?? 0, now, codeHashes };
    if (!(await enableStep(tx, id, step))) throw new Refused("two_factor_on");
    const note = { action: "operator.second-step-on", subject: ownerOf(id), detail: {} };
    await appendTrailEntries(tx, [{ at: now, operator, ...note }]);
  });
  return codes;
}

/**
 * Switches the second step off, by password and code. Throws Refused: two_factor_off, otp_wrong,
 * otp_locked, and what `confirmPassword` refuses.
 */
export async function endSecondStep(
  house: House,
  operator: Operator,
  proof: { readonly password: string; readonly code: string },
): Promise<void> {
  const { id } = operator;
  await confirmPassword(house, id, proof.password);
  if (!(await selectSecondStep(house.database, id))?.enabled) throw new Refused("two_factor_off");
  await checkCode(house, operator, proof.code);
  await house.database.tx(async (tx) => {
    if (!(await deleteStep(tx, id))) throw new Refused("two_factor_off");
    const note = { action: "operator.second-step-off", subject: ownerOf(id), detail: {} };
    await appendTrailEntries(tx, [{ at: house.clock.now(), operator, ...note }]);
  });
}
