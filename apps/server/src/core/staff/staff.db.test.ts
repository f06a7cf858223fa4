import {
  getOperator,
  listTrailEntries,
  operatorSignIn,
  operatorSignOut,
  UNATTENDED_HEADER,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, signedInOperator, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectTrailEntries } from "./trail/trail-store.ts";
import { appendTrailEntries, chainHash } from "./audit-trail.ts";
import { signInOperator } from "./operator-sessions.ts";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const note = (action: string) => ({
  at: kit.house.clock.now(),
  operator: null,
  action,
  subject: "test",
  detail: { b: 2, a: 10n },
});
const append = (...actions: string[]) =>
  kit.house.database.tx((tx) => appendTrailEntries(tx, actions.map(note)));
const all = async () =>
  (
    await selectTrailEntries(kit.house.database, { subject: null, before: null, limit: 1000 })
  ).toReversed();

describe("operators", () => {
  it("sign in, are known with their permissions, and sign out", async () => {
    const operator = await signedInOperator(kit.house, url, "cashier");
    const { body } = await operator.call(getOperator, {});
    expect(body).toMatchObject({ role: "cashier" });
    expect(body.permissions).toContain("withdrawals.decide");
    await operator.call(operatorSignOut, {});
    expect((await operator.call(getOperator, {})).status).toBe(401);
  });

  it("are let in for a working day", async () => {
    const operator = await signedInOperator(kit.house, url, "support");
    for (let halfHours = 1; halfHours < 20; halfHours++) {
      kit.clock.advance(1_800_000);
      expect((await operator.call(getOperator, {})).status).toBe(200);
    }
    kit.clock.advance(1_800_000);
    expect((await operator.call(getOperator, {})).status).toBe(401);
  });

  it("are asked again after an hour without a request", async () => {
    const operator = await signedInOperator(kit.house, url, "support");
    kit.clock.advance(3_600_000 - 1);
    expect((await operator.call(getOperator, {})).status).toBe(200);
    kit.clock.advance(3_600_000);
    expect((await operator.call(getOperator, {})).status).toBe(401);
  });

  it("are asked again after an hour in which only their page asks", async () => {
    const operator = await signedInOperator(kit.house, url, "support");
    const byPage = () =>
      operator.send(getOperator.method, getOperator.path, undefined, {
        [UNATTENDED_HEADER]: "yes",
      });
    kit.clock.advance(1_800_000);
    expect((await byPage()).status).toBe(200);
    kit.clock.advance(1_800_000);
    expect((await byPage()).status).toBe(401);
  });

  it("learn no more than that one of the two is wrong, and repeated attempts are on record", async () => {
    const guest = httpCaller(url);
    const credentials = { email: "nobody@example.org", password: "wrong-one-7" };
    const failed = async () =>
      (await all()).filter(({ action }) => action === "operator.sign-in-failed");
    for (let tries = 1; tries <= 4; tries++) {
      // Names that nobody has are counted by the address that tries them.
      const { status, body } = await guest.call(operatorSignIn, {
        body: { ...credentials, email: `nobody-${tries}@example.org` },
      });
      expect(status).toBe(422);
      expect(body).toEqual({ errors: { password: { wrong_credentials: expect.any(String) } } });
      expect(await failed()).toHaveLength(tries < 3 ? 0 : 1);
    }
    expect((await failed())[0]).toMatchObject({ operator: null, detail: { failures: 3 } });
  });
});

describe("an operator's password", () => {
  it("cannot be tried from many places more than twenty times in a quarter of an hour", async () => {
    const operator = await signedInOperator(kit.house, url, "cashier");
    const { email } = (await operator.call(getOperator, {})).body;
    const guess = (place: number, deviceToken: string | null = null) =>
      signInOperator(kit.house, {
        email,
        password: "wrong-one-7",
        ip: `192.0.2.${place}`,
        deviceToken,
      });
    for (let place = 0; place < 20; place++)
      await expect(guess(place)).rejects.toMatchObject({ code: "wrong_credentials" });
    await expect(guess(20)).rejects.toMatchObject({ code: "captcha_required" });
    await expect(guess(21)).rejects.toMatchObject({ code: "captcha_required" });
    // Twenty-two tries leave two entries: they were repeated, and used up.
    const about = (await all()).filter(
      (one) => one.operator === email && one.action !== "operator.sign-in",
    );
    expect(about).toMatchObject([{ action: "operator.sign-in-failed", detail: { failures: 3 } }]);
    const locked = (await all()).filter(({ action }) => action === "operator.sign-in-locked");
    expect(locked).toHaveLength(1);
    kit.clock.advance(15 * 60_000);
    await expect(guess(20)).rejects.toMatchObject({ code: "wrong_credentials" });
  });
});

describe("audit trail", () => {
  it("chains each entry to the one before it, whoever appends", async () => {
    await Promise.all([append("a", "b"), append("c"), append("d")]);
    let before = "0".repeat(64);
    for (const { hash, ...entry } of await all()) {
      expect(chainHash(before, entry)).toBe(hash);
      before = hash;
    }
  });

  it("cannot be changed or shortened", async () => {
    await append("kept");
    const change = "update staff.audit_entries set action = 'other'";
    await expect(kit.house.database.query(change)).rejects.toThrow("append-only");
    await expect(kit.house.database.query("delete from staff.audit_entries")).rejects.toThrow(
      "append-only",
    );
  });

  it("is read page by page by those who may", async () => {
    await append("one", "two", "three");
    const manager = await signedInOperator(kit.house, url, "manager");
    const query = { subject: "test", limit: 2 };
    const first = (await manager.call(listTrailEntries, { query })).body;
    expect(first.map((entry) => entry.action)).toEqual(["three", "two"]);
    const before = first.at(-1)?.id;
    const next = (await manager.call(listTrailEntries, { query: { ...query, before } })).body;
    expect(next[0]?.action).toBe("one");
  });
});
