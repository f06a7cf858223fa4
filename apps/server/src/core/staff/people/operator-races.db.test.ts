import { randomUUID } from "node:crypto";
import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { House } from "#platform/module";
import { createOperator, openSession, signInOperator } from "../operator-sessions.ts";
import {
  type OperatorRecord,
  selectOperatorByEmail,
  updateOperatorHash,
} from "../operator-store.ts";
import { takeAccess } from "./apply-change.ts";
import { inviteFromMachine } from "./invite-from-machine.ts";
import { acceptInvitation, changePassword } from "./own-account.ts";

const PASSWORD = "long-enough-7";
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse();
});
afterAll(() => kit.close());

async function newOperator(): Promise<OperatorRecord> {
  const email = `race-${randomUUID()}@example.org`;
  await createOperator(kit.house, { email, name: "Race", role: "support", password: PASSWORD });
  return (await selectOperatorByEmail(kit.house.database, email)) as OperatorRecord;
}
const reset = ({ id }: OperatorRecord): Promise<void> =>
  kit.house.database.tx((tx) => takeAccess(tx, id, kit.house.clock.now()));
const standing = async ({ email }: OperatorRecord) =>
  (await selectOperatorByEmail(kit.house.database, email))?.passwordHash;

/** The house, in which something happens right before the next transaction begins, or a later one. */
function interrupted(happens: () => Promise<void>, before = 1): House {
  const { database } = kit.house;
  let left = before;
  const tx: House["database"]["tx"] = async (work) => {
    if (--left === 0) await happens();
    return database.tx(work);
  };
  return { ...kit.house, database: { ...database, tx } };
}

describe("an operator whose access was taken (OPEN-46)", () => {
  it("gets no session by a password that was compared before", async () => {
    const operator = await newOperator();
    await reset(operator);
    await expect(openSession(kit.house, operator, "198.51.100.7")).rejects.toThrow(
      "wrong_credentials",
    );
    const sessions = await kit.house.database.query(
      "select 1 from staff.sessions where operator_id = $1",
      [operator.id],
    );
    expect(sessions).toEqual([]);
  });

  it("does not come back by a change of the password that was under way", async () => {
    const operator = await newOperator();
    const late = interrupted(() => reset(operator));
    const who = { ...operator, sessionId: 0n };
    const passwords = { current: PASSWORD, next: "another-one-8" };
    await expect(changePassword(late, who, passwords)).rejects.toThrow("password_wrong");
    expect(await standing(operator)).toBeNull();
  });

  it("accepts no invitation when it is taken before the session is opened", async () => {
    const operator = await newOperator();
    const { random, clock, database } = kit.house;
    const asked = { email: operator.email, name: undefined, role: "support" };
    const invitation = await inviteFromMachine(database, asked, { random, now: clock.now() });
    const late = interrupted(() => reset(operator), 2);
    const wish = { ...invitation, password: "chosen-by-me-8", ip: "198.51.100.9" };
    await expect(acceptInvitation(late, wish)).rejects.toThrow("invitation_over");
  });

  it("keeps a password that was changed since the former one was compared", async () => {
    const operator = await newOperator();
    await updateOperatorHash(kit.house.database, operator.id, "the hash of another password");
    const { passwordHash: former } = operator;
    const late = "the former password, hashed anew";
    await updateOperatorHash(kit.house.database, operator.id, late, { former });
    expect(await standing(operator)).toBe("the hash of another password");
  });

  it("signs in as ever where nothing came between", async () => {
    const { email } = await newOperator();
    const attempt = { email, password: PASSWORD, ip: "198.51.100.8", deviceToken: null };
    expect((await signInOperator(kit.house, attempt)).operator.email).toBe(email);
  });
});
