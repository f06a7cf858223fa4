import {
  decideFreeze,
  freezePlayer,
  listTrailEntries,
  listVerificationCases,
} from "@houselight/contracts";
import { type HttpCaller, operatorGoes, registered, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verificationData } from "../personal-data-store.ts";
import { openVerification, type VerificationKit } from "../verification.testing.ts";

let kit: VerificationKit;
let operators: readonly [HttpCaller, HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openVerification();
  operators = [await manager(), await manager(), await manager()];
});
afterAll(() => kit.close());

const manager = () => signedInOperator(kit.house, kit.url, "manager");
const reason = "name and birth date stand on a list";

async function frozen(): Promise<number> {
  const id = Number((await registered(kit.house)).id);
  await operators[0].call(freezePlayer, { params: { id }, body: { reason } });
  return id;
}
const decide = async (who: number, id: number, decision: "release" | "confirm") => {
  const operator = operators[who] as HttpCaller;
  const body = { decision, reason: "compared with the list" };
  const answer = await operator.call(decideFreeze, { params: { id }, body });
  return answer.status === 200
    ? (answer.body.freeze?.state ?? "released")
    : Object.keys((answer.body as unknown as { errors: { base: object } }).errors.base)[0];
};

describe("a frozen account", () => {
  it("stands in the list of frozen ones, and cannot be frozen twice", async () => {
    const id = await frozen();
    const query = { status: "frozen", limit: 100 };
    const cases = (await operators[1].call(listVerificationCases, { query })).body;
    expect(cases.at(-1)).toMatchObject({ player_id: id, status: "none", frozen: true });
    const again = await operators[1].call(freezePlayer, { params: { id }, body: { reason } });
    expect(JSON.stringify(again.body)).toContain("already_frozen");
  });

  it("leaves its place in the list to those behind it when it is released meanwhile", async () => {
    const id = await frozen();
    kit.clock.advance(1);
    const next = await frozen();
    for (const who of [0, 1]) await decide(who, id, "release");
    const query = { status: "frozen", after: id } as const;
    const { body } = await operators[1].call(listVerificationCases, { query });
    expect(body.map(({ player_id }) => player_id)).toEqual([next]);
  });

  it("is released by two different operators alone", async () => {
    const id = await frozen();
    expect(await decide(0, id, "release")).toBe("open");
    expect(await decide(0, id, "release")).toBe("second_operator_needed");
    expect(await decide(1, id, "release")).toBe("released");
    expect(await decide(2, id, "release")).toBe("not_frozen");
    const trail = await operators[0].call(listTrailEntries, { query: { subject: `player ${id}` } });
    expect(trail.body.map(({ action }) => action)).toEqual([
      "player.freeze-release",
      "player.freeze-release",
      "player.freeze",
    ]);
  });

  it("is not released by the word of one who has left", async () => {
    const id = await frozen();
    const gone = await manager();
    const body = { decision: "release", reason: "compared with the list" } as const;
    const { body: file } = await gone.call(decideFreeze, { params: { id }, body });
    await operatorGoes(kit.house, file.freeze?.votes[0]?.operator as string);
    expect(await decide(0, id, "release")).toBe("open");
    expect(await decide(1, id, "release")).toBe("released");
  });

  it("waits while two say different things, and counts the latest word of each", async () => {
    const id = await frozen();
    expect(await decide(0, id, "release")).toBe("open");
    expect(await decide(1, id, "confirm")).toBe("open");
    expect(await decide(0, id, "confirm")).toBe("confirmed");
    expect(await decide(2, id, "confirm")).toBe("already_decided");
    // A confirmed one can still be released, by two who say so anew.
    expect(await decide(0, id, "release")).toBe("confirmed");
    expect(await decide(1, id, "release")).toBe("released");
  });

  it("is decided once by operators who write at the same moment", async () => {
    const id = await frozen();
    const all = await Promise.all([0, 1, 2, 0, 1, 2].map((who) => decide(who, id, "release")));
    // An answer shows the account as it stands after the call, so an earlier word may read the end.
    expect(all).toContain("released");
    const query = { subject: `player ${id}` };
    const trail = (await operators[0].call(listTrailEntries, { query })).body;
    const words = trail.filter(({ action }) => action === "player.freeze-release");
    expect(words.map(({ detail }) => detail.decided)).toEqual([true, false]);
  });

  it("keeps its player from being forgotten, and is in no file that a player gets", async () => {
    const id = BigInt(await frozen());
    const data = verificationData(kit.house);
    const { database, clock } = kit.house;
    const obstacle = () => database.tx(async (tx) => data.obstacle?.(tx, id, clock.now()));
    expect(await obstacle()).toBe("erasure_waits");
    expect(JSON.stringify(await data.read(database, id))).not.toMatch(/fr[eo]+ze|list/i);
    await decide(0, Number(id), "release");
    await decide(1, Number(id), "release");
    expect(await obstacle()).toBeNull();
  });

  it("is no business of a cashier", async () => {
    const cashier = await signedInOperator(kit.house, kit.url, "cashier");
    const params = { id: await frozen() };
    expect((await cashier.call(freezePlayer, { params, body: { reason } })).status).toBe(403);
    const body = { decision: "release" as const, reason };
    expect((await cashier.call(decideFreeze, { params, body })).status).toBe(403);
  });
});
