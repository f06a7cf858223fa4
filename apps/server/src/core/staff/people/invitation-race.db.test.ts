import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  acceptInvitation,
  listOperators,
  makeStaffChange,
  proposeStaffChange,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, signedInOperator, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateDisabled } from "./member-store.ts";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

/** Waits until a statement of somebody else waits for a row. */
async function someoneWaits(): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const waiting = await kit.house.database.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (waiting.length > 0) return;
    await pause(10);
  }
  throw new Error("nobody waits");
}

/** Invites an operator by two managers. */
async function invited() {
  const one = await signedInOperator(kit.house, url, "manager");
  const two = await signedInOperator(kit.house, url, "manager");
  const email = `race-${randomUUID().slice(0, 8)}@example.org`;
  const change = { kind: "add_operator", email, name: "Race", role: "support" } as const;
  const proposed = await one.call(proposeStaffChange, {
    body: { id: randomUUID(), change, reason: "a race on purpose" },
  });
  const made = await two.call(makeStaffChange, { params: { id: proposed.body.id } });
  const members = (await one.call(listOperators, {})).body;
  return {
    id: BigInt(members.find((member) => member.email === email)?.id as number),
    token: made.body.invitation as string,
    code: proposed.body.invitation_code as string,
  };
}

describe("an invitation (OPEN-46)", () => {
  // On the embedded database one transaction runs at a time.
  it.runIf(process.env["TEST_DATABASE_URL"])(
    "is over for whoever is shut out in the moment in which they accept it",
    async () => {
      const { id, token, code } = await invited();
      const body = { token, code, password: "chosen-by-me-7" };
      const [shut, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const disabling = kit.house.database.tx(async (tx) => {
        const now = kit.house.clock.now();
        await updateDisabled(tx, id, { disabledAt: now, now });
        shut.resolve();
        await end.promise;
      });
      await shut.promise;
      const accepting = httpCaller(url).call(acceptInvitation, { body });
      await someoneWaits().finally(() => end.resolve());
      await disabling;
      const { status, body: refused } = await accepting;
      expect([status, refused]).toMatchObject([
        422,
        { errors: { base: { invitation_over: expect.any(String) } } },
      ]);
    },
  );
});
