import { guardCode, openSecret, recoveryCodeHash, timeStepOf } from "#core/sign-in";
import type { House } from "#platform/module";
import { appendTrailEntries } from "../audit-trail.ts";
import { selectSecondStep, useRecoveryCode, useTimeStep } from "./second-step-store.ts";

/** Names whose codes are counted and sealed: no player has such an id. */
export const ownerOf = (operatorId: bigint): string => `operator ${operatorId}`;

interface Who {
  readonly id: bigint;
  readonly email: string;
}

/**
 * Checks a code of the app, or a recovery code in its place, and uses it up. Every try counts first.
 * Throws Refused: otp_wrong, otp_locked.
 */
export async function checkCode(house: House, operator: Who, typed: string): Promise<void> {
  const owner = ownerOf(operator.id);
  await guardCode(house, owner, async () => {
    const step = await selectSecondStep(house.database, operator.id);
    if (!step?.enabled) return false;
    const secret = openSecret(house, owner, step.sealedSecret);
    const timeStep = await timeStepOf(house, secret, typed);
    if (timeStep !== null) return useTimeStep(house.database, operator.id, timeStep);
    return takeRecoveryCode(house, operator, typed);
  });
}

/** Uses a recovery code up, which is on the audit trail: it says that an app may be lost. */
function takeRecoveryCode(house: House, operator: Who, typed: string): Promise<boolean> {
  const hash = recoveryCodeHash(house, ownerOf(operator.id), typed);
  return house.database.tx(async (tx) => {
    const left = await useRecoveryCode(tx, operator.id, hash);
    if (left === undefined) return false;
    const subject = ownerOf(operator.id);
    const note = { action: "operator.recovery-code-used", subject, detail: { left } };
    await appendTrailEntries(tx, [{ at: house.clock.now(), operator, ...note }]);
    return true;
  });
}
