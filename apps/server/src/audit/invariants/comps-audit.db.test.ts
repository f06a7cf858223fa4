import { randomUUID } from "node:crypto";
import { exchangeCompPoints, signIn } from "@houselight/contracts";
import { happen, httpCaller, openTestHouse, settled, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";

let test: TestHouse;
let ada: bigint;
beforeAll(async () => {
  // The demonstration gives its players points by corrections that were made.
  test = await openTestHouse({ serve: {}, env: { DEMO: "yes" } });
  const { house } = test;
  const url = test.served?.url as string;
  const player = { email: "ada@paper-rocket.example", password: "paper-rocket-42", dfpc: "x1" };
  const caller = httpCaller(url);
  await caller.call(signIn, { body: { user: player } });
  const [row] = await house.database.query<{ id: bigint }>(
    "select id from accounts.players where email = $1",
    [player.email],
  );
  ada = row?.id as bigint;
  await happen(test, settled(ada, 200_000n));
  const exchange = async (
    type: "money" | "lotteries" | "freespins",
    group: string,
    points: number,
  ) => {
    const body = { id: randomUUID(), points, group };
    const { status } = await caller.call(exchangeCompPoints, { params: { type }, body });
    expect(status).toBe(200);
  };
  await exchange("money", "money-5", 250);
  await exchange("lotteries", "lamplighters-ticket", 80);
  await exchange("freespins", "spins-10", 100);
});
afterAll(() => test.close());

it("passes a house whose players earn points and exchange them", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I19")?.checked).toBe("2 balances of points");
});

const MONEY = `(select r.id from comps.rewards r join comps.exchanges e on e.id = r.exchange_id
  join comps.cards c on c.id = e.card_id where c.type = 'money')`;

it("I19: takes what exchanged free spins have won, a bonus under their id, for nothing more that was given", async () => {
  const results = await auditBroken(test.house.database, async (tx) => {
    await tx.query(
      `create temporary table won as select * from bonuses.bonuses where id in ${MONEY}`,
    );
    await tx.query(
      `update won set id = (select r.id from comps.rewards r
       join freespins.sets s on s.id = r.id and s.player_id = r.player_id)`,
    );
    const won = await tx.query(
      "insert into bonuses.bonuses overriding user value select * from won returning id",
    );
    expect(won).toHaveLength(1);
  });
  expect(failed(results)).not.toContain("I19");
});

it.each([
  [
    "points from nowhere",
    "update comps.balances set chargeable = chargeable + 1, persistent = persistent + 1",
  ],
  [
    "lifetime points that fell",
    "update comps.balances set persistent = persistent - 1 where persistent > chargeable",
  ],
  ["an award that is lost", "delete from comps.movements where kind = 'award'"],
  [
    "an award of other points",
    "update comps.movements set points = points + 1 where kind = 'award'",
  ],
  ["an exchange that moved nothing", "delete from comps.movements where kind = 'exchange'"],
  [
    "points that were taken for no exchange",
    "update comps.movements set id = gen_random_uuid() where kind = 'exchange'",
  ],
  ["an exchange of other points", "update comps.exchanges set points = points + 1"],
  ["a correction that nobody made", "update comps.corrections set state = 'dropped'"],
  ["a correction of other points", "update comps.corrections set points = points + 1"],
  ["an exchange that gave nothing", "delete from comps.rewards"],
  ["money that was not given", `delete from bonuses.bonuses where id in ${MONEY}`],
  [
    "money that was given to another player",
    `update bonuses.bonuses set player_id = 1 where id in ${MONEY}`,
  ],
  ["tickets that were not given", "delete from lotteries.grants where count = 2"],
  ["a ticket too many", "update lotteries.grants set count = 3 where count = 2"],
  [
    "an exchange that gave twice",
    `insert into comps.rewards select gen_random_uuid(), player_id, exchange_id from comps.rewards`,
  ],
])("finds %s", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I19");
});
