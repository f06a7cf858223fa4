import { hash, verify } from "@node-rs/argon2";
import { type Operator, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import { appendAuditEntries } from "./audit-trail.ts";
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
/** argon2id, OWASP's first choice: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashed once so that an unknown e-mail costs as long as a wrong password. */
const decoy = perHouse((house) => hash(house.random.hex(16), ARGON2));

/** Nothing happens when the e-mail stands already. */
export async function createOperator(
  house: House,
  { password, ...operator }: Omit<OperatorRecord, "id" | "passwordHash"> & { password: string },
): Promise<void> {
  const passwordHash = await hash(password, ARGON2);
  await insertOperator(house.database, { ...operator, passwordHash }, house.clock.now());
}

/** Throws Refused("wrong_credentials"), and says no more than that one of the two is wrong. */
export async function signInOperator(
  house: House,
  credentials: { readonly email: string; readonly password: string },
  ip: string,
): Promise<{ operator: OperatorRecord; token: string }> {
  const known = await selectOperatorByEmail(house.database, credentials.email);
  const right = await verify(known?.passwordHash ?? (await decoy(house)), credentials.password);
  const at = house.clock.now();
  if (!known || !right) {
    await house.database.tx((tx) =>
      appendAuditEntries(tx, [
        { at, operator: known ?? null, action: "operator.sign-in-failed", subject: ip, detail: {} },
      ]),
    );
    throw new Refused("wrong_credentials");
  }
  const token = Buffer.from(house.random.bytes(32)).toString("base64url");
  const expiresAt = new Date(at.getTime() + OPERATOR_SESSION_MS);
  await house.database.tx(async (tx) => {
    const session = { tokenHash: sha256(token), operatorId: known.id, at, expiresAt, ip };
    await insertOperatorSession(tx, session);
    await appendAuditEntries(tx, [
      { at, operator: known, action: "operator.sign-in", subject: ip, detail: {} },
    ]);
  });
  return { operator: known, token };
}

/** Whom a token of the back office names; null when it is no session. */
export const identifyOperator =
  (house: House) =>
  async (token: string): Promise<Operator | null> => {
    if (token.length > 100) return null;
    const found = await selectOperatorBySession(house.database, sha256(token), house.clock.now());
    if (!found) return null;
    const { id, sessionId, email, role } = found;
    return { id, sessionId, email, permissions: permissionsOf(role) };
  };
