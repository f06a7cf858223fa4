import { activateFreespins, listFreespins, playRound, signIn } from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed } from "../../audit.testing.ts";
import { auditHouse } from "../../audit-house.ts";

const ADA = "ada@paper-rocket.example";
const NOAH = "noah@paper-rocket.example";
let test: TestHouse;
beforeAll(async () => {
  // The demonstration gives its players free spins: ten to one, five to the other.
  test = await openTestHouse({
    serve: {},
    env: { DEMO: "yes" },
    seed: "the audit of free spins 1",
  });
  await play(ADA, 7);
  await play(NOAH, 5);
  await test.house.reactions.settled();
  await test.house.reactions.settled();
});
afterAll(() => test.close());

/** Activates the free spins of a player of the demonstration and plays some of them. */
async function play(email: string, rounds: number): Promise<void> {
  const caller = httpCaller(test.served?.url as string);
  const user = { email, password: "paper-rocket-42", dfpc: "x1" };
  await caller.call(signIn, { body: { user } });
  const [spins] = (await caller.call(listFreespins, {})).body;
  if (!spins) throw new Error(`${email} has no free spins`);
  const { id: freespins_id, game: slug, currency, stake_cents } = spins;
  await caller.call(activateFreespins, { params: { id: freespins_id } });
  for (let round = 0; round < rounds; round += 1) {
    const body = { id: randomUUID(), currency, bet: { kind: "slot", stake_cents }, freespins_id };
    const { status } = await caller.call(playRound, { params: { slug }, body });
    expect(status).toBe(200);
  }
}

it("passes a house in which free spins are played and over, each of which has won something", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I18")?.checked).toBe("2 sets of free spins");
  const stages = await test.house.database.query(
    "select stage, won > 0 as won from freespins.sets order by stage",
  );
  expect(stages).toEqual([
    { stage: "activated", won: true },
    { stage: "finished", won: true },
  ]);
});

const OPEN = "stage = 'activated'";
const OVER = "stage = 'finished'";

it.each([
  ["a spin too many", `update freespins.sets set used = used + 1 where ${OPEN}`],
  ["winnings that no round won", `update freespins.sets set won = won + 1 where ${OPEN}`],
  [
    "a round that is of no free spins",
    "delete from freespins.rounds where wager_id = (select wager_id from freespins.rounds limit 1)",
  ],
  [
    "a round of other free spins",
    `update freespins.rounds r set set_id = (select id from freespins.sets where ${OVER})
     where wager_id = (select wager_id from freespins.rounds
       where set_id = (select id from freespins.sets where ${OPEN}) limit 1)`,
  ],
  ["a round at another stake", `update freespins.sets set stake = stake + 1 where ${OPEN}`],
  [
    "free spins that ended and kept what they won",
    `update freespins.sets set stage = 'canceled', ended_at = now() where ${OPEN}`,
  ],
  [
    "free spins that are not over and gave what they won",
    `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
     select player_id, id, 80, 'freespins', currency, 'house:free-spins', 'house:bonuses', won
     from freespins.sets where ${OPEN}`,
  ],
  [
    "winnings that went elsewhere",
    "update wallet.transfers set credit = 'house:gaming' where kind = 'freespins'",
  ],
  ["a bonus of another amount", "update bonuses.bonuses set amount = amount + 1"],
  ["a bonus that never came", "delete from bonuses.bonuses"],
  [
    "money that nobody has won on the account of free spins",
    `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
       values (1, gen_random_uuid(), 0, 'correction', 'EUR', 'house:adjustments', 'house:free-spins', 7);
     insert into wallet.house_movements (account, currency, amount)
       values ('house:adjustments', 'EUR', -7), ('house:free-spins', 'EUR', 7)`,
  ],
])("I18: %s", async (_, statements) => {
  const results = await auditBroken(test.house.database, async (tx) => {
    for (const statement of statements.split(";")) await tx.query(statement);
  });
  expect(failed(results)).toContain("I18");
});
