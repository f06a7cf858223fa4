import {
  dropParkedEvent,
  listTrailEntries,
  listParkedEvents,
  retryParkedEvent,
} from "@houselight/contracts";
import { openTestHouse, signedInOperator, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let manager: Awaited<ReturnType<typeof signedInOperator>>;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
  await kit.house.database.query(
    `insert into outbox.parked (reaction, event_txid, event_id, name, player_id, payload, error)
     select 'trial.left', '9', n, 'trial.happened', 1001, '{"n":"1"}', 'no account' from generate_series(1, 3) n`,
  );
});
afterAll(() => kit.close());

const ids = async (query: { before?: number; limit?: number } = {}) =>
  (await manager.call(listParkedEvents, { query })).body.map((event) => event.id);
const reason = { reason: "asked by support" };

describe("parked events in the back office", () => {
  it("are listed with their errors, latest first, by page", async () => {
    const [latest] = (await manager.call(listParkedEvents, {})).body;
    expect(latest).toMatchObject({
      reaction: "trial.left",
      event: "trial.happened",
      error: "no account",
      payload: { n: "1" },
      retry_wanted: false,
    });
    const first = await ids({ limit: 2 });
    expect(first).toHaveLength(2);
    expect(await ids({ before: first[1] as number })).toEqual([(first[1] as number) - 1]);
  });

  it("are tried again and dropped by an operator, on the audit trail", async () => {
    const [id] = (await ids()) as [number];
    const retried = await manager.call(retryParkedEvent, { params: { id }, body: reason });
    expect(retried.body).toMatchObject({ id, retry_wanted: true });
    await manager.call(dropParkedEvent, { params: { id }, body: reason });
    expect(await ids()).not.toContain(id);
    const entries = (await manager.call(listTrailEntries, {})).body;
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["event.retry", "event.drop"]),
    );
    const again = await manager.call(dropParkedEvent, { params: { id }, body: reason });
    expect(again.status).toBe(404);
  });

  it("are no business of a cashier", async () => {
    const cashier = await signedInOperator(kit.house, kit.served?.url as string, "cashier");
    expect((await cashier.call(listParkedEvents, {})).status).toBe(403);
  });
});
