import { activateFreespins, listPlayerFreespins } from "@houselight/contracts";
import {
  type HttpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { given } from "../freespins.testing.ts";

let kit: TestHouse;
let url: string;
let support: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  support = await signedInOperator(kit.house, url, "support");
});
afterAll(() => kit.close());

const list = (id: bigint | number, query: Record<string, unknown> = {}) =>
  support.call(listPlayerFreespins, { params: { id: Number(id) }, query });

describe("a player's free spins, for operators", () => {
  it("are listed with what brought them, the latest first", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const other = await signedInPlayer(kit.house, url);
    const first = await given(kit, id);
    const second = await given(kit, id, {}, { source: "shop 7" });
    const foreign = await given(kit, other.id);
    await caller.call(activateFreespins, { params: { id: first } });
    const { body } = await list(id);
    expect(body).toMatchObject([
      { id: second, source: "shop 7", stage: "issued", activated_at: null, ended_at: null },
      {
        id: first,
        source: "wheel 1",
        stage: "activated",
        freespins_total: 3,
        freespins_used: 0,
        activated_at: expect.any(String),
      },
    ]);
    expect((await list(id, { limit: 1 })).body).toEqual(body.slice(0, 1));
    expect((await list(id, { before: second })).body).toEqual(body.slice(1));
    expect((await list(id, { before: foreign })).body).toEqual([]);
  });

  it("are for operators who may read players, of players who are there", async () => {
    expect((await list(9_999_999)).status).toBe(404);
    const { id, caller } = await signedInPlayer(kit.house, url);
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const ask = { params: { id: Number(id) }, query: {} };
    expect((await caller.call(listPlayerFreespins, ask)).status).toBe(401);
    expect((await cashier.call(listPlayerFreespins, ask)).status).toBe(403);
  });
});
