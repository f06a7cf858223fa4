import { randomUUID } from "node:crypto";
import { makeCashCorrection, proposeCashCorrection } from "@houselight/contracts";
import {
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  const { house, served } = kit;
  const url = served?.url as string;
  const [one, other] = [
    await signedInOperator(house, url, "manager"),
    await signedInOperator(house, url, "manager"),
  ];
  const player = await signedInPlayer(house, url, 1_000n);
  const correct = async (amount_cents: number, made: boolean) => {
    const id = randomUUID();
    const terms = { currency: "EUR", reason: "counted twice", kind: "error" } as const;
    const body = { id, amount_cents, ...terms };
    await one.call(proposeCashCorrection, { params: { id: Number(player.id) }, body });
    if (made) expect((await other.call(makeCashCorrection, { params: { id } })).status).toBe(200);
  };
  await correct(250, true);
  await correct(-100, true);
  await correct(70, false);
});
afterAll(() => kit.close());

it("passes a house with corrections that were made and one that waits", async () => {
  expect(failed(await auditHouse(kit.house.database))).toEqual([]);
});

const OURS = "kind = 'correction' and 'house:corrections' in (debit, credit)";

it.each([
  [
    "a correction that moved nothing",
    `delete from wallet.transfers where ${OURS} and amount = 250`,
  ],
  [
    "a correction of another amount",
    "update corrections.corrections set amount = 251 where amount = 250",
  ],
  [
    "one that moved the other way",
    "update corrections.corrections set amount = 100 where amount = -100",
  ],
  [
    "one in another currency",
    "update corrections.corrections set currency = 'USD' where amount = 250",
  ],
  [
    "money that moved for a correction nobody made",
    "update corrections.corrections set state = 'open', decided_at = null where amount = 250",
  ],
  [
    "one that was made without moving",
    `update corrections.corrections set state = 'made', decided_at = now(), decided_by_id = 0 where amount = 70`,
  ],
])("finds %s (I6)", async (_what, statement) => {
  const results = await auditBroken(kit.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I6");
});
