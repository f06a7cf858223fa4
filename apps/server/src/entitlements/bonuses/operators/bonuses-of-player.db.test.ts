import { randomUUID } from "node:crypto";
import { listPlayerBonuses } from "@houselight/contracts";
import {
  type HttpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveReward } from "#core/rewards";
import { lockAccounts } from "#core/wallet";

let kit: TestHouse;
let url: string;
let support: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  support = await signedInOperator(kit.house, url, "support");
});
afterAll(() => kit.close());

/** Gives a player 10 euros of bonus money to be staked three times. Returns its id. */
async function given(playerId: bigint, source: string): Promise<string> {
  const id = randomUUID();
  await kit.house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    await giveReward(kit.house, tx, {
      id,
      playerId,
      reward: { kind: "bonus", currency: "EUR", amount: 1_000n, wagering: 3, maxWin: null },
      title: "A prize",
      groupKey: "prize",
      source,
    });
  });
  return id;
}
const list = (id: bigint | number, query: Record<string, unknown> = {}) =>
  support.call(listPlayerBonuses, { params: { id: Number(id) }, query });

describe("a player's bonuses, for operators", () => {
  it("are listed with what brought them and what is left to be staked, the latest first", async () => {
    const { id } = await registered(kit.house);
    const other = await registered(kit.house);
    const first = await given(id, "wheel 1");
    const second = await given(id, "wheel 2");
    const foreign = await given(other.id, "wheel 3");
    await kit.house.database.query(
      `update bonuses.bonuses set stage = 'handle_bets', wagered = 1200, activated_at = now() where id = $1`,
      [first],
    );
    const { body } = await list(id);
    expect(body).toMatchObject([
      { id: second, source: "wheel 2", stage: "issued", wager_left_cents: 3_000, offer_id: null },
      {
        id: first,
        source: "wheel 1",
        stage: "handle_bets",
        amount_cents: 1_000,
        amount_wager_cents: 1_200,
        wager_left_cents: 1_800,
        activated_at: expect.any(String),
        ended_at: null,
      },
    ]);
    expect((await list(id, { limit: 1 })).body).toEqual(body.slice(0, 1));
    expect((await list(id, { before: second })).body).toEqual(body.slice(1));
    expect((await list(id, { before: foreign })).body).toEqual([]);
  });

  it("leave nothing to be staked of one that has ended", async () => {
    const { id } = await registered(kit.house);
    const bonus = await given(id, "wheel 1");
    await kit.house.database.query(
      "update bonuses.bonuses set stage = 'canceled', ended_at = now() where id = $1",
      [bonus],
    );
    expect((await list(id)).body).toMatchObject([
      { stage: "canceled", wager_left_cents: 0, ended_at: expect.any(String) },
    ]);
  });

  it("are for operators who may read players, of players who are there", async () => {
    expect((await list(9_999_999)).status).toBe(404);
    const { id, caller } = await signedInPlayer(kit.house, url);
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const ask = { params: { id: Number(id) }, query: {} };
    expect((await caller.call(listPlayerBonuses, ask)).status).toBe(401);
    expect((await cashier.call(listPlayerBonuses, ask)).status).toBe(403);
  });
});
