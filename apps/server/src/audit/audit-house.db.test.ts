import { randomUUID } from "node:crypto";
import { fund, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StartError } from "#platform/config";
import { MODULES } from "#app";
import { postTransfers } from "#core/wallet";
import type { Tx } from "#platform/database";
import { auditBroken, failed, playedRound } from "./audit.testing.ts";
import { auditHouse, auditVariables } from "./audit-house.ts";

let test: TestHouse;
let player: bigint;
let roundIds: string[];
let paymentId: string;
let openRoundId: string;

beforeAll(async () => {
  test = await openTestHouse();
  const { house } = test;
  player = (await registered(house)).id;
  await fund(house, player, 10_000n);
  await fund(house, (await registered(house, "NOK")).id, 5_000n, "NOK");
  roundIds = Array.from({ length: 6 }, () => randomUUID());
  for (const [index, roundId] of roundIds.entries())
    await playedRound(house, player, {
      id: roundId,
      stake: 100n,
      payout: index % 2 === 0 ? 0n : 250n,
    });
  await foldHouseMovements();
  paymentId = await succeededPayment(700n);
  openRoundId = await openRound(40n);
  await house.reactions.settled();
});
afterAll(() => test.close());

/** Folds the movements so far into the house's balances; later ones wait for the next turn. */
async function foldHouseMovements(): Promise<void> {
  const jobs = MODULES.flatMap((module) => module.jobs?.(test.house) ?? []);
  await jobs.find(({ name }) => name === "wallet.fold-house-movements")?.run();
}

async function succeededPayment(amount: bigint): Promise<string> {
  const id = randomUUID();
  await test.house.database.tx(async (tx) => {
    await tx.query(
      `insert into cashbox.payments (player_id, id, reference, body_hash, action, licence, method, provider, currency,
         amount, eur_cents, state, created_at)
       values ($1, $2, $3, 'x', 'deposit', 'CW', 'card', 'paperpay', 'EUR', $4, $4, 'succeeded', now())`,
      [player, id, randomUUID(), amount],
    );
    await tx.query(
      "insert into cashbox.sources (player_id, method, currency, outstanding) values ($1, 'card', 'EUR', $2)",
      [player, amount],
    );
    const shared = { playerId: player, groupId: id, leg: 0, currency: "EUR" };
    await postTransfers(tx, [
      { ...shared, kind: "deposit", debit: "clearing:paperpay", credit: "cash", amount },
    ]);
  });
  return id;
}

/** A round whose stake waits for its settlement. */
async function openRound(stake: bigint): Promise<string> {
  const id = randomUUID();
  await test.house.database.tx(async (tx) => {
    const shared = { playerId: player, groupId: id, leg: 0, currency: "EUR" };
    await postTransfers(tx, [
      { ...shared, kind: "stake", debit: "cash", credit: "stakes", amount: stake },
    ]);
    await tx.query(
      `insert into wagers.wagers (player_id, id, body_hash, owner, subject, licence, currency, status, stake_cash, stake_bonus,
         paid_cash, paid_bonus, record, cash_after, bonus_after, version_after, placed_at, open_cash, open_bonus, open_house)
       select player_id, $2, 'x', owner, subject, licence, currency, 'open', $3, 0, 0, 0,
         replace(record, '"nonce":5', '"nonce":6'), cash_after, bonus_after, version_after, now(), $3, 0, 0
       from wagers.wagers where player_id = $1 order by seq desc limit 1`,
      [player, id, stake],
    );
    await tx.query("update fairness.counters set nonce = nonce + 1 where player_id = $1", [player]);
  });
  return id;
}

const auditAfter = (breakIt: (tx: Tx) => Promise<unknown>) =>
  auditBroken(test.house.database, breakIt);

/** Breaks the house by one statement; answers which invariants fail and what the named one says. */
async function broken(id: string, statement: string, parameters: readonly unknown[] = []) {
  const results = await auditAfter((tx) => tx.query(statement, parameters));
  const found = results.find((result) => result.id === id)?.findings ?? [];
  return { failed: failed(results), subjects: found.map(({ subject }) => subject) };
}

describe("a healthy house", () => {
  it("passes every invariant, and says how much was looked at", async () => {
    const results = await auditHouse(test.house.database);
    expect(failed(results)).toEqual([]);
    expect(results.map(({ id, checked }) => `${id} ${checked}`)).toEqual([
      "I1 2 currencies",
      "I2 10 transfer groups",
      "I3 6 accounts",
      "I4 13 transfers",
      "I5 8 wagers and payments",
      "I6 6 settled wagers",
      "I7 1 seed pairs",
      "I8 1 open wagers",
      "I9 0 withdrawals",
      "I10 0 wagers with bonus money",
      "I11 1 payments",
      "I12 0 blocks",
      "I13 0 pots",
      "I14 0 entries",
      "I15 0 lotteries",
      "I16 0 prizes",
      "I17 0 bonuses",
      "I18 0 sets of free spins",
      "I19 0 balances of points",
      "I20 0 drawn prizes",
      "I21 0 completed steps",
      "I22 0 flights",
      "I23 0 bets on sport",
      "I24 1 days of a product in a currency",
      "I25 0 gifts",
      "I26 0 periods of a player",
      "I27 0 transactions",
      "I28 0 rounds",
      "I29 0 bonuses with a requirement",
      "I30 0 amounts of limits",
      "I31 0 scores",
      "I32 56 reactions",
    ]);
  });

  it("does not miss events that were pruned after a day", async () => {
    const results = await auditAfter(async (tx) => {
      await tx.query("update wallet.transfers set created_at = now() - interval '2 days'");
      await tx.query("delete from outbox.bundles");
    });
    expect(failed(results)).toEqual([]);
  });
});

describe("a broken house", () => {
  it("I1, I3: money from nowhere on an account", async () => {
    const found = await broken(
      "I3",
      "update wallet.accounts set cash = cash + 1 where player_id = $1",
      [player],
    );
    expect(found).toEqual({ failed: ["I1", "I3"], subjects: [`account ${player}/EUR`] });
  });

  it("I1, I3: a movement of the house that was lost before it was folded", async () => {
    const statement =
      "delete from wallet.house_movements where id = (select max(id) from wallet.house_movements)";
    expect(await broken("I1", statement)).toEqual({
      failed: ["I1", "I3"],
      subjects: ["currency EUR"],
    });
  });

  it("I3 alone: money moved between two players outside of the ledger", async () => {
    const results = await auditAfter(async (tx) => {
      await tx.query("insert into wallet.accounts (player_id, currency) values (9001, 'EUR')");
      await tx.query(
        "update wallet.accounts set cash = cash - 5 where player_id = $1 and currency = 'EUR'",
        [player],
      );
      await tx.query("update wallet.accounts set cash = 5 where player_id = 9001");
    });
    expect(failed(results)).toEqual(["I3"]);
    expect(results[2]?.violations).toBe(2);
  });

  it("I2: a round that says another payout than was moved", async () => {
    const found = await broken(
      "I2",
      "update wagers.wagers set paid_cash = paid_cash + 1 where id = $1",
      [roundIds[1]],
    );
    expect(found).toEqual({ failed: ["I2", "I24"], subjects: [`wager ${player}/${roundIds[1]}`] });
  });

  it("I2: a payment whose money never came", async () => {
    const results = await auditAfter((tx) =>
      tx.query("delete from wallet.transfers where group_id = $1", [paymentId]),
    );
    expect(failed(results)).toEqual(["I2", "I3"]);
  });

  it("I2: a transfer with the same account on both sides, or of nothing", async () => {
    const results = await auditAfter(async (tx) => {
      await tx.query("alter table wallet.transfers drop constraint transfers_two_sides");
      await tx.query(
        `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
         values ($1, $2, 0, 'correction', 'EUR', 'cash', 'cash', 5)`,
        [player, randomUUID()],
      );
    });
    expect(failed(results)).toEqual(["I2"]);
  });

  it("I4: a bucket that was under zero for a moment, though it is not now", async () => {
    const results = await auditAfter(async (tx) => {
      const insert = `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
        values ($1, $2, 0, 'correction', 'EUR', $3, $4, 7)`;
      await tx.query(insert, [player, randomUUID(), "held", "house:adjustments"]);
      await tx.query(insert, [player, randomUUID(), "house:adjustments", "held"]);
    });
    expect(failed(results)).toEqual(["I4"]);
    expect(results[3]?.findings[0]?.detail).toBe("held in EUR came to -7");
  });

  it("I5: a payment credited twice", async () => {
    const statement = `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
      select player_id, group_id, 1, kind, currency, debit, credit, amount from wallet.transfers where group_id = $1`;
    const found = await broken("I5", statement, [paymentId]);
    expect(found).toEqual({
      failed: ["I2", "I3", "I5"],
      subjects: [`group ${player}/${paymentId}`],
    });
  });

  it("I5: a round that stands twice", async () => {
    const results = await auditAfter(async (tx) => {
      await tx.query("alter table wagers.wagers drop constraint wagers_pkey");
      await tx.query(
        "insert into wagers.wagers overriding system value select * from wagers.wagers where id = $1",
        [roundIds[0]],
      );
    });
    expect(failed(results)).toContain("I5");
    expect(results[4]?.findings).toEqual([
      { subject: `wager ${player}/${roundIds[0]}`, detail: "stands 2 times" },
    ]);
  });

  it("I5: a round that was told twice", async () => {
    const statement = `insert into outbox.bundles (name, size, told)
       select name, 1, json_build_array(json_build_array(player_id::text, payload))::text
       from outbox.events where payload->>'wagerId' = $1`;
    expect((await broken("I5", statement, [roundIds[0]])).failed).toEqual(["I5", "I24"]);
  });

  it("I6: a round without its transfers", async () => {
    const found = await broken("I6", "delete from wallet.transfers where group_id = $1", [
      roundIds[0],
    ]);
    expect(found.subjects).toEqual([`wager ${player}/${roundIds[0]}`]);
    expect(found.failed).toEqual(["I2", "I3", "I6"]);
  });

  it("I6: a round without its event", async () => {
    const statement = `delete from outbox.bundles where id in (
      select id / 4096 from outbox.events where payload->>'wagerId' = $1)`;
    const found = await broken("I6", statement, [roundIds[2]]);
    expect(found).toEqual({ failed: ["I6"], subjects: [`wager ${player}/${roundIds[2]}`] });
  });

  it("I6: a movement without a reason", async () => {
    const group = randomUUID();
    const statement = `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
      values ($1, $2, 0, 'payout', 'EUR', 'house:gaming', 'cash', 5)`;
    const found = await broken("I6", statement, [player, group]);
    expect(found).toEqual({ failed: ["I3", "I6"], subjects: [`group ${player}/${group}`] });
  });

  it("I7: a round that is open for more than a day", async () => {
    const found = await broken(
      "I7",
      "update wagers.wagers set placed_at = now() - interval '25 hours' where id = $1",
      [openRoundId],
    );
    expect(found).toEqual({ failed: ["I7"], subjects: [`round ${player}/${openRoundId}`] });
  });

  it("but no round that its player goes on with, whenever it was begun", async () => {
    const results = await auditAfter(async (tx) => {
      await tx.query(
        "update wagers.wagers set placed_at = placed_at - interval '26 hours' where id = $1",
        [openRoundId],
      );
      await tx.query(
        `insert into wagers.commands (player_id, id, wager_id, kind, body_hash, wager, created_at)
         values ($1, $2, $3, 'add', 'x', 'x', now() - interval '23 hours')`,
        [player, randomUUID(), openRoundId],
      );
    });
    expect(failed(results)).toEqual([]);
  });

  it("I7, I8: a round that is settled while its stake still waits", async () => {
    const found = await broken("I7", "update wagers.wagers set status = 'settled' where id = $1", [
      openRoundId,
    ]);
    expect(found.failed).toEqual(["I6", "I7", "I8", "I24"]);
    expect(found.subjects).toEqual([`wager ${player}/${openRoundId}`]);
  });

  it("I7: a round that vanished leaves a gap in the nonces", async () => {
    const results = await auditAfter(async (tx) => {
      await tx.query("delete from wagers.wagers where id = $1", [roundIds[3]]);
      await tx.query("delete from wallet.transfers where group_id = $1", [roundIds[3]]);
    });
    expect(failed(results)).toEqual(["I3", "I7", "I24"]);
    expect(results[6]?.findings[0]?.subject).toMatch(/^pair /);
  });

  it("I7: a round under seeds that do not exist", async () => {
    const results = await auditAfter((tx) =>
      tx.query("delete from fairness.pairs where player_id = $1", [player]),
    );
    expect(failed(results)).toEqual(["I7"]);
    expect(results[6]?.violations).toBe(7);
  });

  it("I8: a stake in waiting that no open round explains", async () => {
    const results = await auditAfter(async (tx) => {
      await tx.query(
        "update wallet.accounts set cash = cash - 5, stakes = stakes + 5 where player_id = $1",
        [player],
      );
      await tx.query(
        `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
         values ($1, $2, 0, 'correction', 'EUR', 'cash', 'stakes', 5)`,
        [player, randomUUID()],
      );
    });
    expect(failed(results)).toEqual(["I8"]);
    expect(results[7]?.findings[0]?.detail).toBe("keeps 45 in stakes, open wagers staked 40");
  });
});

it.each([
  [{}, undefined],
  [{ CDD_THRESHOLD_EUR: " " }, undefined],
  [{ CDD_THRESHOLD_EUR: "500" }, 500],
  // What the audit does not ask for is no reason to end.
  [{ CDD_THRESHOLD_EUR: "500", PORT: "http", DATABASE_URL: "postgres://db/house" }, 500],
])("the threshold of an audit is read as the house reads it: %o", (env, threshold) =>
  expect(auditVariables(env).CDD_THRESHOLD_EUR).toBe(threshold),
);

it.each(["many", "0", "1.5"])("a threshold of %s is named, and nothing is judged by it", (text) => {
  expect(() => auditVariables({ CDD_THRESHOLD_EUR: text })).toThrow(StartError);
  expect(() => auditVariables({ CDD_THRESHOLD_EUR: text })).toThrow(/CDD_THRESHOLD_EUR/);
});
