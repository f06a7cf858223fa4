import { randomUUID } from "node:crypto";
import {
  activateLootbox,
  listLootboxes,
  type Prize,
  signIn,
  spinWheel,
  wheelConfig,
} from "@houselight/contracts";
import { chosenByTwo, httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";

const money = (euros: number): Prize["bonuses"][number] => ({
  type: "bonus",
  title: { en: `${euros} euros` },
  bonus_amount: { EUR: euros * 100 },
  result_bonus: { wager: 3, max_win: { EUR: 10_000 } },
});
const spins: Prize["bonuses"][number] = {
  type: "freespins",
  title: { en: "Ten free spins" },
  freespins_count: 10,
  game: "lantern-tide",
  stake_eur_cents: 20,
  result_bonus: { wager: 30 },
};

let test: TestHouse;
beforeAll(async () => {
  // The demonstration gives its player two boxes.
  test = await openTestHouse({ serve: {}, env: { DEMO: "yes" } });
  const url = test.served?.url as string;
  const both = { weight: 3, bonuses: [money(5), spins] };
  const body = { enabled: true, groups: [], prizes: [both, both] };
  await chosenByTwo(test.house, url, wheelConfig, body);
  const ada = httpCaller(url);
  const user = { email: "ada@paper-rocket.example", password: "paper-rocket-42", dfpc: "x1" };
  await ada.call(signIn, { body: { user } });
  const { status } = await ada.call(spinWheel, { body: { id: randomUUID() } });
  expect(status).toBe(200);
  const { body: boxes } = await ada.call(listLootboxes, {});
  for (const { id } of boxes)
    expect((await ada.call(activateLootbox, { params: { id } })).status).toBe(200);
});
afterAll(() => test.close());

it("passes a house whose players turn the wheel and open boxes", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I20")?.checked).toBe("3 drawn prizes");
});

it("I20: takes what free spins have won, a bonus under their id, for no second prize", async () => {
  const results = await auditBroken(test.house.database, async (tx) => {
    await tx.query(
      `create temporary table won as select * from bonuses.bonuses
       where player_id in (select player_id from wheel.rewards) limit 1`,
    );
    await tx.query("update won set id = (select id from wheel.rewards where position = 1)");
    const won = await tx.query(
      "insert into bonuses.bonuses overriding user value select * from won returning id",
    );
    expect(won).toHaveLength(1);
  });
  expect(failed(results)).not.toContain("I20");
});

const BONUS = "select id from wheel.rewards where position = 0";
it.each([
  [
    "a turn whose number falls on another prize",
    "update wheel.spins set number = (number + 3) % 6",
  ],
  ["a turn of a prize that it has not", "update wheel.spins set index = 7"],
  ["a box of another weight", "update lootboxes.boxes set number = 1000000"],
  ["a turn that gave nothing", "delete from wheel.rewards"],
  ["a part of a prize that was not given", "delete from wheel.rewards where position = 1"],
  [
    "a prize of more than the record says",
    `update wheel.rewards set position = 2 where position = 1`,
  ],
  [
    "money of another amount",
    `update bonuses.bonuses set amount = amount + 1 where id in (${BONUS})`,
  ],
  [
    "money with another requirement",
    `update bonuses.bonuses set requirement = 0 where id in (${BONUS})`,
  ],
  ["money without its bound", `update bonuses.bonuses set max_win = null where id in (${BONUS})`],
  ["money of another player", `update bonuses.bonuses set player_id = 1 where id in (${BONUS})`],
  ["other free spins", "update freespins.sets set total = total + 1"],
  ["free spins of another game", "update freespins.sets set game = 'a-slot'"],
  ["a box that gave what another gave", "update lootboxes.rewards set id = gen_random_uuid()"],
])("I20: %s", async (_name, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I20");
});

it.each([
  ["a turn", "update wheel.spins set nonce = nonce + 5"],
  ["a box", "update lootboxes.boxes set pair_id = pair_id + 1"],
])("I7: %s whose draw is none of the player's", async (_name, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I7");
});
