import { randomUUID } from "node:crypto";
import {
  acceptInvitation,
  beginOperatorSecondStep,
  changeOperatorPassword,
  confirmOperatorSecondStep,
  disableOperator,
  dropStaffChange,
  endOwnSession,
  getOperator,
  listOperatorSessions,
  listOperators,
  listRoles,
  listStaffChanges,
  listTrailEntries,
  listWithdrawals,
  makeStaffChange,
  operatorSignIn,
  proposeStaffChange,
  type StaffChange,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
let one: HttpCaller;
let two: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  one = await signedInOperator(kit.house, url, "manager");
  two = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

const reason = "as agreed in the meeting";
const propose = (change: StaffChange, by = one, id: string = randomUUID()) =>
  by.call(proposeStaffChange, { body: { id, change, reason } });
const make = (id: string, by = two) => by.call(makeStaffChange, { params: { id } });
const codeOf = (body: unknown): string[] =>
  Object.values((body as { errors?: Record<string, object> }).errors ?? {}).flatMap(Object.keys);

/** Proposes a change that another operator makes. */
async function agreed(change: StaffChange) {
  const proposed = await propose(change);
  expect([proposed.status, codeOf(proposed.body)]).toEqual([201, []]);
  const made = await make(proposed.body.id);
  expect([made.status, codeOf(made.body)]).toEqual([200, []]);
  const code = proposed.body.invitation_code ?? "";
  return { ...made.body, code };
}
const memberOf = async (email: string) =>
  (await one.call(listOperators, {})).body.find((member) => member.email === email);
const newEmail = () => `new-${randomUUID().slice(0, 8)}@example.org`;

/** Adds an operator, who chooses a password. */
async function joined(role = "support", password = "chosen-by-me-7") {
  const email = newEmail();
  const added = await agreed({ kind: "add_operator", email, name: "New", role });
  const caller = httpCaller(url);
  const invited = { token: added.invitation as string, code: added.code };
  const { status } = await caller.call(acceptInvitation, { body: { ...invited, password } });
  expect(status).toBe(200);
  const id = (await memberOf(email))?.id as number;
  return { email, id, caller, invited, password };
}

describe("operators (OPEN-46)", () => {
  it("are added by two, choose their own password by a link that holds once, and are let in by it", async () => {
    const { email, caller, invited, password } = await joined();
    expect((await caller.call(getOperator, {})).body).toMatchObject({ email, role: "support" });
    const again = await httpCaller(url).call(acceptInvitation, { body: { ...invited, password } });
    expect([again.status, codeOf(again.body)]).toEqual([422, ["invitation_over"]]);
    const entered = await httpCaller(url).call(operatorSignIn, { body: { email, password } });
    expect(entered.status).toBe(200);
    expect(await memberOf(email)).toMatchObject({ invited: false, open_sessions: 2 });
  });

  it("cannot sign in before they have chosen a password, nor after the link is over", async () => {
    const email = newEmail();
    const added = await agreed({ kind: "add_operator", email, name: "Late", role: "support" });
    expect(await memberOf(email)).toMatchObject({ invited: true, last_sign_in_at: null });
    const body = { email, password: "anything-goes-7" };
    expect((await httpCaller(url).call(operatorSignIn, { body })).status).toBe(422);
    kit.clock.advance(48 * 3_600_000);
    const token = added.invitation as string;
    const late = await httpCaller(url).call(acceptInvitation, {
      body: { token, code: added.code, password: "chosen-too-late-7" },
    });
    expect(codeOf(late.body)).toEqual(["invitation_over"]);
    one = await signedInOperator(kit.house, url, "manager");
    two = await signedInOperator(kit.house, url, "manager");
    const id = (await memberOf(email))?.id as number;
    const anew = await agreed({ kind: "invite_again", operator_id: id });
    const chosen = {
      token: anew.invitation as string,
      code: anew.code,
      password: "chosen-in-time-7",
    };
    expect((await httpCaller(url).call(acceptInvitation, { body: chosen })).status).toBe(200);
    const never = await propose({ kind: "invite_again", operator_id: id });
    expect(codeOf(never.body)).toEqual(["operator_state"]);
  });

  it("are let in by link and code together: neither of the two who agreed can take their place alone", async () => {
    const email = newEmail();
    const change = { kind: "add_operator", email, name: "New", role: "manager" } as const;
    const proposed = await propose(change);
    const made = await make(proposed.body.id);
    expect(made.body.change.invitation_code).toBeNull();
    const seen = async (by: HttpCaller) =>
      (await by.call(listStaffChanges, { query: {} })).body.find(
        ({ id }) => id === proposed.body.id,
      );
    expect((await seen(two))?.invitation_code).toBeNull();
    const code = (await seen(one))?.invitation_code as string;
    expect(code).toBe(proposed.body.invitation_code);
    const token = made.body.invitation as string;
    const accept = (part: object) =>
      httpCaller(url).call(acceptInvitation, {
        body: { token, code, password: "chosen-by-me-7", ...part },
      });
    const other = code.startsWith("A") ? `B${code.slice(1)}` : `A${code.slice(1)}`;
    expect(codeOf((await accept({ code: other })).body)).toEqual(["invitation_over"]);
    expect(codeOf((await accept({ token: "a".repeat(43) })).body)).toEqual(["invitation_over"]);
    expect((await accept({ code: "no code" })).status).toBe(422);
    expect((await accept({ code: code.replace("-", "").toLowerCase() })).status).toBe(200);
  });

  it("one of thirty at once uses an invitation", async () => {
    const email = newEmail();
    const added = await agreed({ kind: "add_operator", email, name: "Rush", role: "support" });
    const body = {
      token: added.invitation as string,
      code: added.code,
      password: "chosen-by-me-7",
    };
    const common = await httpCaller(url).call(acceptInvitation, {
      body: { ...body, password: "password123" },
    });
    expect(codeOf(common.body)).toEqual(["password_too_common"]);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => httpCaller(url).call(acceptInvitation, { body })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it("are shut out at once by one, with their sessions, and let in again by two", async () => {
    const { id, email, caller, password } = await joined();
    const shut = await one.call(disableOperator, { params: { id }, body: { reason } });
    expect(shut.body).toMatchObject({ disabled_at: expect.any(String), open_sessions: 0 });
    expect((await caller.call(getOperator, {})).status).toBe(401);
    const body = { email, password };
    expect((await httpCaller(url).call(operatorSignIn, { body })).status).toBe(422);
    await agreed({ kind: "enable_operator", operator_id: id });
    expect((await caller.call(getOperator, {})).status).toBe(401);
    expect((await httpCaller(url).call(operatorSignIn, { body })).status).toBe(200);
  });

  it("do not shut themselves out, nor the last manager", async () => {
    const me = (await one.call(getOperator, {})).body.id;
    const self = await one.call(disableOperator, { params: { id: me }, body: { reason } });
    expect(codeOf(self.body)).toEqual(["operator_is_you"]);
    const other = await openTestHouse({ serve: {} });
    try {
      const at = other.served?.url as string;
      const last = await signedInOperator(other.house, at, "manager");
      const id = (await last.call(getOperator, {})).body.id;
      // A role that manages operators without being the manager.
      await other.house.database.query(
        "insert into staff.role_permissions values ('cashier', 'operators.manage')",
      );
      const cashier = await signedInOperator(other.house, at, "cashier");
      const out = await cashier.call(disableOperator, { params: { id }, body: { reason } });
      expect(codeOf(out.body)).toEqual(["last_manager"]);
      const down = await propose(
        { kind: "change_role", operator_id: id, role: "support" },
        cashier,
      );
      expect(codeOf(down.body)).toEqual(["last_manager"]);
    } finally {
      await other.close();
    }
  });

  it("change their password and end other sessions by it", async () => {
    const { email, caller, password } = await joined();
    const elsewhere = httpCaller(url);
    await elsewhere.call(operatorSignIn, { body: { email, password } });
    const change = (current_password: string, next = "another-one-8") =>
      caller.call(changeOperatorPassword, { body: { current_password, password: next } });
    expect(codeOf((await change("not-mine-7")).body)).toEqual(["password_wrong"]);
    expect(codeOf((await change(password, "password123")).body)).toEqual(["password_too_common"]);
    expect(codeOf((await change(password, email)).body)).not.toEqual([]);
    expect((await change(password)).status).toBe(200);
    expect((await elsewhere.call(getOperator, {})).status).toBe(401);
    expect((await caller.call(getOperator, {})).status).toBe(200);
    const old = await httpCaller(url).call(operatorSignIn, { body: { email, password } });
    expect(old.status).toBe(422);
  });

  it("see and end their own sessions, nobody else's", async () => {
    const { email, caller, password } = await joined();
    const elsewhere = httpCaller(url);
    await elsewhere.call(operatorSignIn, { body: { email, password } });
    const sessions = (await caller.call(listOperatorSessions, {})).body;
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    const id = sessions[0]?.id as number;
    await one.call(endOwnSession, { params: { id } });
    expect((await elsewhere.call(getOperator, {})).status).toBe(200);
    await caller.call(endOwnSession, { params: { id } });
    expect((await elsewhere.call(getOperator, {})).status).toBe(401);
  });
});

describe("roles as data", () => {
  const set = (name: string, permissions: readonly string[]) =>
    ({ kind: "set_role", name, title: "Trader", permissions }) as StaffChange;

  it("permit what is stored, from the next request on", async () => {
    await agreed(set("trader", ["sportsbook.manage"]));
    const { caller } = await joined("trader");
    expect((await caller.call(listWithdrawals, { query: {} })).status).toBe(403);
    await agreed(set("trader", ["sportsbook.manage", "withdrawals.read"]));
    expect((await caller.call(listWithdrawals, { query: {} })).status).toBe(200);
    expect((await caller.call(getOperator, {})).body).toMatchObject({
      role: "trader",
      role_title: "Trader",
      permissions: ["sportsbook.manage", "withdrawals.read"],
    });
    await agreed(set("trader", []));
    expect((await caller.call(listWithdrawals, { query: {} })).status).toBe(403);
  });

  it("are removed where nobody holds them, and never the product's own", async () => {
    await agreed(set("passing", ["players.read"]));
    const remove = (name: string): StaffChange => ({ kind: "remove_role", name });
    expect(codeOf((await propose(remove("support"))).body)).toEqual(["role_fixed"]);
    expect(codeOf((await propose(remove("nothing"))).body)).toEqual(["role_unknown"]);
    const waits = await propose(remove("passing"));
    const { id } = await joined("passing");
    expect(codeOf((await make(waits.body.id)).body)).toEqual(["role_in_use"]);
    await agreed({ kind: "change_role", operator_id: id, role: "support" });
    expect((await make(waits.body.id)).status).toBe(200);
    const roles = (await one.call(listRoles, {})).body.map(({ name }) => name);
    expect(roles).not.toContain("passing");
    expect(roles).toEqual(expect.arrayContaining(["manager", "cashier", "support"]));
  });

  it.each<[string, StaffChange, string]>([
    ["a change of the manager", set("manager", []), "role_fixed"],
    ["an unknown role", { kind: "change_role", operator_id: 1, role: "nobody" }, "role_unknown"],
    [
      "an unknown operator",
      { kind: "change_role", operator_id: 9e9, role: "support" },
      "operator_not_there",
    ],
    ["an enabled one again", { kind: "enable_operator", operator_id: 1 }, "operator_state"],
  ])("refuse %s", async (_, change, code) =>
    expect(codeOf((await propose(change)).body)).toEqual([code]),
  );

  it("refuse a permission that there is not, and a role's name that is none", async () => {
    expect((await propose(set("trader", ["everything"]))).status).toBe(422);
    expect((await propose(set("Not a name", []))).status).toBe(422);
  });

  it("leave out a stored permission that the code no longer knows", async () => {
    await agreed(set("ancient", ["players.read"]));
    await kit.house.database.query(
      "insert into staff.role_permissions values ('ancient', 'fax.send')",
    );
    const role = (await one.call(listRoles, {})).body.find(({ name }) => name === "ancient");
    expect(role?.permissions).toEqual(["players.read"]);
  });
});

describe("changes of staff", () => {
  const change = (): StaffChange => ({
    kind: "add_operator",
    email: newEmail(),
    name: "New",
    role: "support",
  });

  it("need two, are made once, and bind what was proposed", async () => {
    const proposed = await propose(change());
    const { id } = proposed.body;
    expect(codeOf((await make(id, one)).body)).toEqual(["second_operator_needed"]);
    const all = await Promise.all(Array.from({ length: 30 }, () => make(id)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeOf(all.find(({ status }) => status !== 200)?.body)).toEqual(["change_state"]);
  });

  it("are the same proposal under the same id and body, and refused under another body", async () => {
    const id = randomUUID();
    const body = change();
    expect((await propose(body, one, id)).status).toBe(201);
    expect((await propose(body, one, id)).body.id).toBe(id);
    expect(codeOf((await propose(change(), one, id)).body)).toEqual(["idempotency_mismatch"]);
  });

  it("are dropped by anybody who manages operators, and wait a week at most", async () => {
    const dropped = await propose(change());
    await one.call(dropStaffChange, { params: { id: dropped.body.id } });
    expect(codeOf((await make(dropped.body.id)).body)).toEqual(["change_state"]);
    const late = await propose(change());
    kit.clock.advance(7 * 86_400_000);
    one = await signedInOperator(kit.house, url, "manager");
    two = await signedInOperator(kit.house, url, "manager");
    expect(codeOf((await make(late.body.id)).body)).toEqual(["change_expired"]);
    expect(codeOf((await make(randomUUID())).body)).toEqual(["change_not_found"]);
  });

  it("list the latest first, page by page, and stand on the audit trail with their reason", async () => {
    const proposed = await propose(change());
    const [latest] = (await one.call(listStaffChanges, { query: {} })).body;
    expect(latest).toMatchObject({ id: proposed.body.id, state: "proposed", reason });
    const next = (await one.call(listStaffChanges, { query: { after: proposed.body.id } })).body;
    expect(next.map(({ id }) => id)).not.toContain(proposed.body.id);
    const by = (await one.call(getOperator, {})).body.email;
    const read = (query: Record<string, string | number>) => one.call(listTrailEntries, { query });
    const [entry] = (await read({ operator: by, action: "staff." })).body;
    expect(entry).toMatchObject({ action: "staff.propose", operator: by, detail: { reason } });
    expect((await read({ action: "staff.propose", limit: 1 })).body).toHaveLength(1);
    expect((await read({ action: "staff" })).body).toEqual([]);
    expect((await read({ operator: "nobody@example.org" })).body).toEqual([]);
  });

  it("are not made once the proposer may not manage operators any more", async () => {
    const third = await joined("manager");
    const waits = (await propose(change(), third.caller)).body.id;
    await agreed({ kind: "change_role", operator_id: third.id, role: "support" });
    expect(codeOf((await make(waits)).body)).toEqual(["proposer_gone"]);
    await agreed({ kind: "change_role", operator_id: third.id, role: "manager" });
    await one.call(disableOperator, { params: { id: third.id }, body: { reason } });
    expect(codeOf((await make(waits)).body)).toEqual(["proposer_gone"]);
    await agreed({ kind: "enable_operator", operator_id: third.id });
    expect((await make(waits)).status).toBe(200);
  });

  it("do not let two managers shut each other out at once", async () => {
    const other = await openTestHouse({ serve: {} });
    try {
      const at = other.served?.url as string;
      const pair = await Promise.all(
        [1, 2].map(() => signedInOperator(other.house, at, "manager")),
      );
      const ids = await Promise.all(
        pair.map(async (each) => (await each.call(getOperator, {})).body.id),
      );
      const out = (by: number, id: number) =>
        pair[by]?.call(disableOperator, { params: { id }, body: { reason } });
      const both = await Promise.all([out(0, ids[1] as number), out(1, ids[0] as number)]);
      const statuses = both.map((answer) => answer?.status).toSorted();
      expect(statuses[0]).toBe(200);
      expect([401, 403, 422]).toContain(statuses[1]);
    } finally {
      await other.close();
    }
  });

  it("are listed by whether they wait", async () => {
    const waits = (await propose(change())).body.id;
    const dropped = (await propose(change())).body.id;
    await one.call(dropStaffChange, { params: { id: dropped } });
    const idsOf = async (state: "open" | "decided") =>
      (await one.call(listStaffChanges, { query: { state } })).body.map(({ id }) => id);
    expect(await idsOf("open")).toContain(waits);
    expect(await idsOf("open")).not.toContain(dropped);
    expect(await idsOf("decided")).toContain(dropped);
    expect(await idsOf("decided")).not.toContain(waits);
  });

  it("take a lost second step off, with the sessions behind it", async () => {
    const { id, email, caller, password } = await joined();
    const reset: StaffChange = { kind: "reset_second_step", operator_id: id };
    expect(codeOf((await propose(reset)).body)).toEqual(["operator_state"]);
    const begun = await caller.call(beginOperatorSecondStep, {
      body: { current_password: password },
    });
    const epoch = kit.clock.now().getTime() / 1000;
    const code = await generate({ secret: begun.body.secret, epoch });
    await caller.call(confirmOperatorSecondStep, { body: { code } });
    expect(await memberOf(email)).toMatchObject({ second_step: "on" });
    const body = { email, password };
    const asked = await httpCaller(url).call(operatorSignIn, { body });
    expect(codeOf(asked.body)).toEqual(["second_step_required"]);
    await agreed(reset);
    expect((await caller.call(getOperator, {})).status).toBe(401);
    expect((await httpCaller(url).call(operatorSignIn, { body })).status).toBe(200);
    expect(await memberOf(email)).toMatchObject({ second_step: "off" });
  });

  it("bring one back who has forgotten the password, by link and code", async () => {
    const { id, email, caller, password } = await joined();
    const begun = await caller.call(beginOperatorSecondStep, {
      body: { current_password: password },
    });
    const epoch = kit.clock.now().getTime() / 1000;
    const code = await generate({ secret: begun.body.secret, epoch });
    await caller.call(confirmOperatorSecondStep, { body: { code } });
    const reset: StaffChange = { kind: "reset_access", operator_id: id };
    const anew = await agreed(reset);
    expect((await caller.call(getOperator, {})).status).toBe(401);
    const old = await httpCaller(url).call(operatorSignIn, { body: { email, password } });
    expect(codeOf(old.body)).toEqual(["wrong_credentials"]);
    expect(await memberOf(email)).toMatchObject({ invited: true, second_step: "off" });
    // Who waits for an invitation has nothing to reset: it is sent again.
    expect(codeOf((await propose(reset)).body)).toEqual(["operator_state"]);
    const chosen = { token: anew.invitation as string, code: anew.code, password: "another-one-8" };
    expect((await httpCaller(url).call(acceptInvitation, { body: chosen })).status).toBe(200);
    const body = { email, password: chosen.password };
    expect((await httpCaller(url).call(operatorSignIn, { body })).status).toBe(200);
  });

  it("are for those who manage operators alone", async () => {
    const cashier = await signedInOperator(kit.house, url, "cashier");
    expect((await propose(change(), cashier)).status).toBe(403);
    expect((await cashier.call(listOperators, {})).status).toBe(403);
    expect((await httpCaller(url).call(listRoles, {})).status).toBe(401);
  });
});
