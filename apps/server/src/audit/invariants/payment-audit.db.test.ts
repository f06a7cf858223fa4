import { randomUUID } from "node:crypto";
import { blockPlayer, createWithdrawal, recallPayment } from "@houselight/contracts";
import {
  fund,
  httpCaller,
  openTestHouse,
  PLAYER_PASSWORD,
  registered,
  signedInOperator,
  type TestHouse,
  verifiedByTwo,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appendTrailEntries } from "#core/staff";
import { postTransfers } from "#core/wallet";
import { auditBroken, failed, playedRound } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import { checkBooks } from "../module.ts";

const IBAN = "DE89370400440532013000";
let test: TestHouse;
let player: bigint;
let blocked: bigint;
let withdrawalId: string;
let bonusRound: string;

beforeAll(async () => {
  test = await openTestHouse({ serve: {} });
  const { house } = test;
  const one = await registered(house);
  player = one.id;
  await fund(house, player, 500_000n);
  const url = test.served?.url as string;
  const caller = httpCaller(url);
  caller.useSession(one.token);
  const withdraw = async (cents: number) => {
    const id = randomUUID();
    const destination = { kind: "bank", holder: "Ada Lovelace", iban: IBAN } as const;
    const asked = { id, method: "bank", currency: "EUR", amount_cents: cents, destination };
    const body = { ...asked, password: PLAYER_PASSWORD };
    expect((await caller.call(createWithdrawal, { body })).status).toBe(201);
    return id;
  };
  withdrawalId = await withdraw(50_000);
  await caller.call(recallPayment, { params: { id: await withdraw(60_000) } });
  bonusRound = await playWithBonus();
  const other = await registered(house);
  blocked = other.id;
  const manager = await signedInOperator(house, url, "manager");
  await manager.call(blockPlayer, {
    params: { id: Number(blocked) },
    body: { until: "forever", reason: "asked by telephone" },
  });
});
afterAll(() => test.close());

/** A stake of 60 in cash and 40 in bonus money, and a win of 205. */
async function playWithBonus(): Promise<string> {
  const { house } = test;
  const { id: playerId } = await registered(house);
  await fund(house, playerId, 60n);
  const grant = { playerId, groupId: randomUUID(), leg: 0, currency: "EUR", amount: 40n } as const;
  await house.database.tx((tx) =>
    postTransfers(tx, [
      { ...grant, kind: "correction", debit: "house:bonus-cost", credit: "bonus" },
    ]),
  );
  return playedRound(house, playerId, { stake: 100n, payout: 205n });
}

const broken = async (statement: string, parameters: readonly unknown[] = []) =>
  failed(await auditBroken(test.house.database, (tx) => tx.query(statement, parameters)));

describe("the audit trail on the books", () => {
  it.each([
    ["changed", 'update staff.audit_entries set detail = \'{"reason":"other"}\' where id = 1'],
    ["taken out", "delete from staff.audit_entries where id = 1"],
    [
      "cut off",
      "delete from staff.audit_entries where id = (select max(id) from staff.audit_entries)",
    ],
    ["forged", "update staff.audit_entries set operator = 'nobody' where id = 2"],
  ])("I14: an entry that was %s", async (_, statement) => {
    expect(await broken(statement)).toEqual(["I14"]);
  });

  it("I14 holds for marks of every kind", async () => {
    await test.house.database.tx((tx) =>
      appendTrailEntries(tx, [
        {
          at: new Date("2026-11-21T10:00:00.120Z"),
          operator: null,
          action: "trial.odd-text",
          subject: 'quote " back\\slash \n tab \t Zoë 🏮 \u0001',
          detail: { z: 1n, a: ["é", null, { deep: '"' }] },
        },
      ]),
    );
    expect(failed(await auditHouse(test.house.database))).toEqual([]);
  });
});

describe("payments on the books", () => {
  it("hold in a healthy house", async () => {
    const results = await auditHouse(test.house.database);
    expect(failed(results)).toEqual([]);
    expect(results.slice(8, 12).map(({ id, checked }) => `${id} ${checked}`)).toEqual([
      "I9 2 withdrawals",
      "I10 1 wagers with bonus money",
      "I11 2 payments",
      "I12 1 blocks",
    ]);
  });

  it("I2, I9: a withdrawal that says paid while its money is held", async () => {
    const statement = "update cashbox.payments set state = 'succeeded' where id = $1";
    expect(await broken(statement, [withdrawalId])).toEqual(["I2", "I9"]);
  });

  it("I9: held money that no withdrawal asks for", async () => {
    const statement =
      "update wallet.accounts set held = held + 5, cash = cash - 5 where player_id = $1";
    expect(await broken(statement, [player])).toEqual(["I3", "I9"]);
  });

  it("I9: a hold that is resolved under an open withdrawal", async () => {
    const statement = "update wallet.holds set state = 'voided', resolved_at = now() where id = $1";
    expect(await broken(statement, [withdrawalId])).toEqual(["I9"]);
  });

  it("I9: a source that owes what never came in", async () => {
    const statement = "insert into cashbox.sources values ($1, 'card', 'EUR', 500)";
    expect(await broken(statement, [player])).toEqual(["I9"]);
  });

  it("I9: a refund of what is no deposit", async () => {
    const statement = "update cashbox.payments set refund_of = reference where id = $1";
    expect(await broken(statement, [withdrawalId])).toEqual(["I9"]);
  });

  it("I10: a win on bonus money that came back as cash", async () => {
    const statement =
      "update wallet.transfers set credit = 'cash', leg = 9 where group_id = $1 and credit = 'bonus'";
    expect(await broken(statement, [bonusRound])).toContain("I10");
  });

  it("I11: an unverified player whose day reaches the threshold", async () => {
    const statement = "update cashbox.payments set eur_cents = 200000 where id = $1";
    expect(await broken(statement, [withdrawalId])).toEqual(["I11"]);
  });

  it("I12: a deposit asked for in a block", async () => {
    const statement = `insert into cashbox.payments (player_id, id, reference, body_hash, action, licence, method, provider,
        currency, amount, eur_cents, state, created_at)
      select $1, $2, $2, 'x', 'deposit', 'CW', 'card', 'paperpay', 'EUR', 100, 100, 'pending', starts_at + interval '1 second'
      from compliance.blocks`;
    expect(await broken(statement, [blocked, randomUUID()])).toEqual(["I12"]);
  });

  it("I12: a deposit asked for in a break that its player chose", async () => {
    const statement = `with pause as (
        insert into compliance.limits (player_id, type, period, created_at, ends_at)
        values ($1, 'coolingoff', 'day', '2026-01-01', '2026-01-02'))
      insert into cashbox.payments (player_id, id, reference, body_hash, action, licence, method, provider,
        currency, amount, eur_cents, state, created_at)
      values ($1, $2, $2, 'x', 'deposit', 'CW', 'card', 'paperpay', 'EUR', 100, 100, 'pending', '2026-01-01T12:00:00Z')`;
    expect(await broken(statement, [player, randomUUID()])).toEqual(["I12"]);
  });

  it("I12: a block that is not in force", async () => {
    const statement = "delete from compliance.restrictions where player_id = $1";
    expect(await broken(statement, [blocked])).toEqual(["I12"]);
  });

  it("I11 counts from the verification on no more", async () => {
    await verifiedByTwo(test.house, test.served?.url as string, player);
    const later = "update cashbox.payments set eur_cents = 900000, created_at = $2 where id = $1";
    const after = new Date(test.clock.now().getTime() + 1000);
    expect(await broken(later, [withdrawalId, after])).toEqual([]);
  });

  it("are checked every night, and the audit trail says so", async () => {
    await checkBooks(test.house);
    const [entry] = await test.house.database.query<{ action: string }>(
      "select action from staff.audit_entries order by id desc limit 1",
    );
    expect(entry?.action).toBe("books.hold");
  });

  it.runIf(process.env["TEST_DATABASE_URL"])(
    "are checked over a line of their own: whoever looks at every row may take longer than a page",
    async () => {
      const { database, config } = test.house;
      const { url } = database as unknown as { readonly url: string };
      const query = () => Promise.reject(new Error("Query read timeout"));
      await checkBooks({
        ...test.house,
        config: { ...config, DATABASE_URL: url },
        database: { ...database, query },
      });
      const entries = await database.query<{ action: string }>(
        "select action from staff.audit_entries where action like 'books.%' order by id",
      );
      expect(entries.map(({ action }) => action)).toEqual(["books.hold", "books.hold"]);
    },
  );
});
