import { type Attempt, guardPassword } from "#core/sign-in";
import type { Operator } from "#platform/http";
import type { Tx } from "#platform/database";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { hashForHouse } from "#platform/passwords";
import { appendTrailEntries } from "./audit-trail.ts";
import {
  insertOperator,
  insertOperatorSession,
  type OperatorRecord,
  selectOperatorByEmail,
  selectOperatorBySession,
  updateOperatorHash,
} from "./operator-store.ts";
import { permissionsOf } from "./roles.ts";

/** A working day: whoever comes back the next morning signs in again. */
export const OPERATOR_SESSION_MS = 10 * 3_600_000;

/** Creates an operator; does nothing when the e-mail exists. */
export async function createOperator(
  house: House,
  { password, ...operator }: Omit<OperatorRecord, "id" | "passwordHash"> & { password: string },
): Promise<void> {
  const passwordHash = await hashForHouse(house, password);
  await insertOperator(house.database, { ...operator, passwordHash }, house.clock.now());
}

/**
 * Checks an operator's password and opens a session. Says no more than that one of the two is wrong.
 * Throws Refused: wrong_credentials, captcha_required, entrance_busy.
 */
export async function signInOperator(
  house: House,
  credentials: Omit<Attempt, "kind"> & { readonly password: string },
): Promise<{ operator: OperatorRecord; token: string }> {
  const { email, ip, password } = credentials;
  const operator = await guardPassword(
    house,
    { ...credentials, kind: "operator" },
    async (passwords) => {
      const known = await selectOperatorByEmail(house.database, email);
      if ((await passwords.matches(known?.passwordHash, password)) && known) {
        const renewed = await passwords.renewed(known.passwordHash, password);
        if (renewed) await updateOperatorHash(house.database, known.id, renewed);
        return known;
      }
      await noteSignIn(house, { operator: known ?? null, ip, action: "operator.sign-in-failed" });
      return null;
    },
  );
  const token = Buffer.from(house.random.bytes(32)).toString("base64url");
  const at = house.clock.now();
  const expiresAt = new Date(at.getTime() + OPERATOR_SESSION_MS);
  const session = { tokenHash: sha256(token), operatorId: operator.id, at, expiresAt, ip };
  await noteSignIn(house, { operator, ip, action: "operator.sign-in" }, (tx) =>
    insertOperatorSession(tx, session),
  );
  return { operator, token };
}

/** Puts a sign-in, or a failed one, on the audit trail, in the transaction of what `also` writes. */
async function noteSignIn(
  house: House,
  what: { operator: OperatorRecord | null; ip: string; action: string },
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const { operator, ip, action } = what;
  await house.database.tx(async (tx) => {
    await also(tx);
    const at = house.clock.now();
    await appendTrailEntries(tx, [{ at, operator, action, subject: ip, detail: {} }]);
  });
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
