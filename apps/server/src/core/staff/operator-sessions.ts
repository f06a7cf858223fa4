import { type Operator, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { hashPassword, isPassword } from "#platform/passwords";
import { countTrailEntries } from "./trail-store.ts";
import { appendTrailEntries } from "./audit-trail.ts";
import {
  insertOperator,
  insertOperatorSession,
  type OperatorRecord,
  selectOperatorByEmail,
  selectOperatorBySession,
} from "./operator-store.ts";
import { permissionsOf } from "./roles.ts";

/** A working day: whoever comes back the next morning signs in again. */
export const OPERATOR_SESSION_MS = 10 * 3_600_000;
/** Failures of one operator from one address, so that a stranger elsewhere cannot lock it out. */
const FAILURES_HERE_MAX = 5;
/** Failures of one operator from anywhere. */
const FAILURES_MAX = 20;
const WINDOW_MS = 15 * 60_000;
const FAILED = "operator.sign-in-failed";

/** Creates an operator; does nothing when the e-mail exists. */
export async function createOperator(
  house: House,
  { password, ...operator }: Omit<OperatorRecord, "id" | "passwordHash"> & { password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await insertOperator(house.database, { ...operator, passwordHash }, house.clock.now());
}

/**
 * Throws Refused("wrong_credentials"), and says no more than that one of the two is wrong;
 * Refused("account_locked") after too many failures.
 */
export async function signInOperator(
  house: House,
  credentials: { readonly email: string; readonly password: string },
  ip: string,
): Promise<{ operator: OperatorRecord; token: string }> {
  const known = await selectOperatorByEmail(house.database, credentials.email);
  const at = house.clock.now();
  if (known) await assertNotLocked(house, known, ip, at);
  const right = await isPassword(house.random, known?.passwordHash, credentials.password);
  if (!known || !right) {
    await house.database.tx((tx) =>
      appendTrailEntries(tx, [
        { at, operator: known ?? null, action: FAILED, subject: ip, detail: {} },
      ]),
    );
    throw new Refused("wrong_credentials");
  }
  const token = Buffer.from(house.random.bytes(32)).toString("base64url");
  const expiresAt = new Date(at.getTime() + OPERATOR_SESSION_MS);
  await house.database.tx(async (tx) => {
    const session = { tokenHash: sha256(token), operatorId: known.id, at, expiresAt, ip };
    await insertOperatorSession(tx, session);
    await appendTrailEntries(tx, [
      { at, operator: known, action: "operator.sign-in", subject: ip, detail: {} },
    ]);
  });
  return { operator: known, token };
}

async function assertNotLocked(
  house: House,
  operator: OperatorRecord,
  ip: string,
  at: Date,
): Promise<void> {
  const failures = await countTrailEntries(house.database, {
    action: FAILED,
    subject: ip,
    operatorId: operator.id,
    since: new Date(at.getTime() - WINDOW_MS),
  });
  if (failures.there >= FAILURES_HERE_MAX || failures.anywhere >= FAILURES_MAX)
    throw new Refused("account_locked");
}

/** Finds the operator of a session token; null without a session. */
export const identifyOperator =
  (house: House) =>
  async (token: string): Promise<Operator | null> => {
    if (token.length > 100) return null;
    const found = await selectOperatorBySession(house.database, sha256(token), house.clock.now());
    if (!found) return null;
    const { id, sessionId, email, role } = found;
    return { id, sessionId, email, permissions: permissionsOf(role) };
  };
