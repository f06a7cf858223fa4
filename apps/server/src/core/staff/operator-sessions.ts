import { type Attempt, FAILURES_MAX, guardPassword, isRepeatedFailure } from "#core/sign-in";
import { type Operator, Refused } from "#platform/http";
import type { Tx } from "#platform/database";
import { sha256 } from "#platform/ids";
import { addressBlock } from "#platform/network";
import type { House } from "#platform/module";
import { hashForHouse } from "#platform/passwords";
import { appendTrailEntries } from "./audit-trail.ts";
import {
  IDLE_MS,
  insertOperator,
  insertOperatorSession,
  lockOperatorHash,
  type OperatorRecord,
  selectOperatorByEmail,
  selectOperatorBySession,
  touchOperatorSession,
  updateOperatorHash,
} from "./operator-store.ts";
import { checkCode } from "./second-step/check-code.ts";

/** A working day: whoever comes back the next morning signs in again. */
export const OPERATOR_SESSION_MS = 10 * 3_600_000;
/** Its last use is noted no more often than this. */
const TOUCH_MS = 60_000;

/** Creates an operator; does nothing when the e-mail exists. */
export async function createOperator(
  house: House,
  {
    password,
    ...operator
  }: Pick<OperatorRecord, "email" | "name" | "role"> & { readonly password: string },
): Promise<void> {
  const passwordHash = await hashForHouse(house, password);
  await insertOperator(house.database, { ...operator, passwordHash }, house.clock.now());
}

/**
 * Checks an operator's password, and the code of the second step where it is on, and opens a session.
 * Says no more than that e-mail or password is wrong; a wrong code counts as a wrong password does.
 * Throws Refused: wrong_credentials, captcha_required, entrance_busy, second_step_required, otp_wrong,
 * otp_locked.
 */
export async function signInOperator(
  house: House,
  credentials: Omit<Attempt, "kind"> & {
    readonly password: string;
    readonly code?: string | undefined;
  },
): Promise<{ operator: OperatorRecord; token: string }> {
  const { email, ip, password, code } = credentials;
  const operator = await guardPassword(
    house,
    { ...credentials, kind: "operator", onBesieged: () => noteLock(house, email) },
    async (passwords) => {
      const known = await selectOperatorByEmail(house.database, email);
      const passwordHash = known?.passwordHash ?? undefined;
      if ((await passwords.matches(passwordHash, password)) && known && passwordHash) {
        const renewed = await passwords.renewed(passwordHash, password);
        const former = { former: passwordHash };
        if (renewed) await updateOperatorHash(house.database, known.id, renewed, former);
        if (known.secondStep && code !== undefined) await checkSignInCode(house, known, code, ip);
        return { ...known, passwordHash: renewed ?? passwordHash };
      }
      await noteFailure(house, known ?? null, ip);
      return null;
    },
  );
  // The password was right, so that nothing is counted: the page asks for the code and comes again.
  if (operator.secondStep && code === undefined) throw new Refused("second_step_required");
  return { operator, token: await openSession(house, operator, ip) };
}

/**
 * Puts repeated wrong passwords on the audit trail, once in a quarter of an hour: of one operator, and of
 * names that nobody has by the address that tries them, so that no guessing makes the trail grow.
 */
async function noteFailure(house: House, operator: OperatorRecord | null, ip: string) {
  const name = operator?.email ?? `nobody at ${addressBlock(ip)}`;
  if (!(await isRepeatedFailure(house, "operator", name))) return;
  const detail = { failures: FAILURES_MAX };
  await noteSignIn(house, { operator, ip, action: "operator.sign-in-failed", detail });
}

/** Puts on the audit trail that strangers have used up their tries at an operator's password. */
async function noteLock(house: House, email: string): Promise<void> {
  const operator = await selectOperatorByEmail(house.database, email);
  if (!operator) return;
  await house.database.tx((tx) =>
    appendTrailEntries(tx, [
      {
        at: house.clock.now(),
        operator: null,
        action: "operator.sign-in-locked",
        subject: `operator ${operator.id}`,
        detail: {},
      },
    ]),
  );
}

/** Checks a code at the entrance; a wrong one is on the audit trail. Throws Refused: otp_wrong, otp_locked. */
async function checkSignInCode(
  house: House,
  operator: OperatorRecord,
  code: string,
  ip: string,
): Promise<void> {
  try {
    await checkCode(house, operator, code);
  } catch (error) {
    if (error instanceof Refused && error.code === "otp_wrong")
      await noteSignIn(house, { operator, ip, action: "operator.sign-in-failed" });
    throw error;
  }
}

/** Tells whether an operator must switch the second step on before anything else. */
export const isSecondStepNeeded = (house: House, operator: Pick<OperatorRecord, "secondStep">) =>
  house.config.OPERATORS_SECOND_STEP === "required" && !operator.secondStep;

/**
 * Opens a session of an operator who has proven who they are, by the password that `operator` carries.
 * Returns its token. Throws Refused: wrong_credentials, when that password was taken or changed since.
 */
export async function openSession(
  house: House,
  operator: OperatorRecord,
  ip: string,
): Promise<string> {
  const token = Buffer.from(house.random.bytes(32)).toString("base64url");
  const at = house.clock.now();
  const expiresAt = new Date(at.getTime() + OPERATOR_SESSION_MS);
  const session = { tokenHash: sha256(token), operatorId: operator.id, at, expiresAt, ip };
  await noteSignIn(house, { operator, ip, action: "operator.sign-in" }, async (tx) => {
    if (!(await lockOperatorHash(tx, operator))) throw new Refused("wrong_credentials");
    await insertOperatorSession(tx, session);
  });
  return token;
}

/** Puts a sign-in, or a failed one, on the audit trail, in the transaction of what `also` writes. */
async function noteSignIn(
  house: House,
  what: { operator: OperatorRecord | null; ip: string; action: string; detail?: object },
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const { operator, ip, action, detail = {} } = what;
  await house.database.tx(async (tx) => {
    await also(tx);
    const at = house.clock.now();
    await appendTrailEntries(tx, [{ at, operator, action, subject: ip, detail }]);
  });
}

/** Finds the operator of a session token; null without a session. Activity keeps the session alive. */
export const identifyOperator =
  (house: House) =>
  async (token: string, isActivity: boolean): Promise<Operator | null> => {
    if (token.length > 100) return null;
    const now = house.clock.now();
    const idleSince = new Date(now.getTime() - IDLE_MS);
    const found = await selectOperatorBySession(house.database, sha256(token), { now, idleSince });
    if (!found) return null;
    const { id, sessionId, email, permissions, lastSeenAt } = found;
    if (isActivity && now.getTime() - lastSeenAt.getTime() >= TOUCH_MS)
      await touchOperatorSession(house.database, sessionId, now);
    const secondStepNeeded = isSecondStepNeeded(house, found);
    return { id, sessionId, email, permissions, secondStepNeeded };
  };
