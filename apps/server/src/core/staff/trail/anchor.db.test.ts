import { checkTrailAnchor, getTrailAnchor } from "@houselight/contracts";
import {
  type HttpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appendTrailEntries, chainHash } from "../audit-trail.ts";
import { staff } from "../module.ts";
import { selectChain, selectHead } from "./trail-store.ts";
import { anchorStands } from "./anchor.ts";
import { checkChain } from "./check-chain.ts";

let kit: TestHouse;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
});
beforeEach(() => append("tea.made"));
afterAll(() => kit.close());

const append = (action: string) =>
  kit.house.database.tx((tx) =>
    appendTrailEntries(tx, [
      { at: kit.clock.now(), operator: null, action, subject: "kitchen", detail: {} },
    ]),
  );
const anchor = async () => (await manager.call(getTrailAnchor, {})).body;
const stands = async (query: { id: number; hash: string }) =>
  (await manager.call(checkTrailAnchor, { query })).body.stands;

/** Writes the whole chain anew, as somebody would who may write to the database: it holds by itself. */
async function forge(id: bigint): Promise<void> {
  const { database } = kit.house;
  await database.query("alter table staff.audit_entries disable trigger all");
  let before = "0".repeat(64);
  for (const { hash: _, ...entry } of await selectChain(database, 1n, 1_000)) {
    const forged = entry.id === id ? { ...entry, action: "tea.never" } : entry;
    before = chainHash(before, forged);
    await database.query("update staff.audit_entries set action = $2, hash = $3 where id = $1", [
      entry.id,
      forged.action,
      before,
    ]);
  }
  await database.query("update staff.audit_head set hash = $1", [before]);
  await database.query("alter table staff.audit_entries enable trigger all");
}

describe("an anchor of the trail", () => {
  it("is the latest entry, and stands while others follow", async () => {
    const { id, hash, read_at } = await anchor();
    const head = await selectHead(kit.house.database);
    expect([id, hash, read_at]).toEqual([
      Number(head.id),
      head.hash,
      kit.clock.now().toISOString(),
    ]);
    await append("tea.drunk");
    expect(await stands({ id, hash })).toBe(true);
    expect((await anchor()).id).toBe(id + 1);
  });

  it("does not stand for another entry, or one that is not there", async () => {
    const { id, hash } = await anchor();
    expect(await stands({ id: id - 1, hash })).toBe(false);
    expect(await stands({ id: id + 1_000, hash })).toBe(false);
    expect(await stands({ id: 0, hash })).toBe(false);
    expect(await stands({ id: 0, hash: "0".repeat(64) })).toBe(true);
  });

  it("is for those alone who may read the trail", async () => {
    const cashier = await signedInOperator(kit.house, kit.served?.url as string, "cashier");
    expect((await cashier.call(getTrailAnchor, {})).status).toBe(403);
    const query = { id: 1, hash: "0".repeat(64) };
    expect((await cashier.call(checkTrailAnchor, { query })).status).toBe(403);
  });

  it("is written to the log once a day, with no name in it", async () => {
    const lines: object[] = [];
    const log = { info: (fields: object, text: string) => lines.push({ ...fields, text }) };
    const [job] = staff.jobs?.({ ...kit.house, log } as never) ?? [];
    expect(job?.cron).toBe("7 0 * * *");
    await job?.run();
    const { id, hash } = await anchor();
    expect(lines).toEqual([{ entry: id, hash, text: "the anchor of the audit trail" }]);
  });

  it("tells a chain that was written anew, which holds by itself", async () => {
    const kept = await anchor();
    await append("tea.drunk");
    await forge(BigInt(kept.id) - 1n);
    expect((await checkChain(kit.house.database, 1n, 1_000)).brokenId).toBeNull();
    expect(await stands(kept)).toBe(false);
    const now = await anchor();
    const held = { id: BigInt(now.id), hash: now.hash };
    expect(await anchorStands(kit.house.database, held)).toBe(true);
  });
});
