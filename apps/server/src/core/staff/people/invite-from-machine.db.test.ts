import {
  acceptInvitation,
  getOperator,
  listTrailEntries,
  operatorSignIn,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, signedInOperator, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemRandom } from "#platform/random";
import { inviteFromMachine } from "./invite-from-machine.ts";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const invite = (operator: { email: string; name?: string; role?: string }) =>
  inviteFromMachine(
    kit.house.database,
    { name: undefined, role: "manager", ...operator },
    { random: systemRandom, now: kit.house.clock.now() },
  );
const accept = (body: { token: string; code: string; password: string }) => {
  const caller = httpCaller(url);
  return caller.call(acceptInvitation, { body }).then(({ status }) => ({ status, caller }));
};

describe("whoever keeps the machine (OPEN-46)", () => {
  it("lets the first manager of a house in, by link and code", async () => {
    const invitation = await invite({ email: "first@example.org", name: "First" });
    expect(
      (await accept({ ...invitation, code: "AAAAA-AAAAA", password: "mine-alone-7" })).status,
    ).toBe(422);
    const { status, caller } = await accept({ ...invitation, password: "mine-alone-7" });
    expect(status).toBe(200);
    const { body } = await caller.call(getOperator, {});
    expect(body).toMatchObject({ email: "first@example.org", role: "manager" });
    expect(body.permissions).toContain("operators.manage");
  });

  it("lets one in again who is shut out, and nobody else by the old ways", async () => {
    const manager = await signedInOperator(kit.house, url, "support");
    const { email } = (await manager.call(getOperator, {})).body;
    const first = await invite({ email });
    expect((await manager.call(getOperator, {})).status).toBe(401);
    const second = await invite({ email, role: "cashier" });
    expect((await accept({ ...first, password: "mine-again-7" })).status).toBe(422);
    const { caller } = await accept({ ...second, password: "mine-again-7" });
    expect((await caller.call(getOperator, {})).body.role).toBe("cashier");
    const entered = await httpCaller(url).call(operatorSignIn, {
      body: { email, password: "mine-again-7" },
    });
    expect(entered.status).toBe(200);
  });

  it("stands on the audit trail", async () => {
    await invite({ email: "noted@example.org", name: "Noted" });
    const reader = await signedInOperator(kit.house, url, "manager");
    const query = { action: "staff.invite-from-machine" };
    const { body } = await reader.call(listTrailEntries, { query });
    expect(body[0]).toMatchObject({
      operator: null,
      detail: { email: "noted@example.org", role: "manager" },
    });
  });

  it.each([
    [
      "a role that there is not",
      { email: "x@example.org", name: "X", role: "king" },
      "no role king",
    ],
    ["a newcomer without a name", { email: "x@example.org" }, "say --name"],
  ])("is refused for %s, and nothing stays", async (_what, operator, text) => {
    await expect(invite(operator)).rejects.toThrow(text);
    const rows = await kit.house.database.query("select 1 from staff.operators where email = $1", [
      operator.email,
    ]);
    expect(rows).toEqual([]);
  });
});
