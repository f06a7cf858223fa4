import { listTrailEntries } from "@houselight/contracts";
import { type HttpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  fresh,
  openStudios,
  roundOf,
  type Seat,
  seat,
  type TestStudios,
} from "../studio-games.testing.ts";

let studios: TestStudios;
let manager: HttpCaller;
let ada: Seat;
let round: ReturnType<typeof roundOf>;
beforeAll(async () => {
  studios = await openStudios();
  manager = await signedInOperator(studios.house, studios.url, "manager");
});
beforeEach(async () => {
  ada = await seat(studios);
  round = roundOf(studios, ada);
});
afterAll(async () => expect(await studios.close()).toEqual([]));

const noted = async () => {
  const query = { action: "significant.studio-call", subject: `player ${ada.playerId}` };
  return (await manager.call(listTrailEntries, { query })).body.map(({ detail }) => detail);
};

describe("a studio's call that must not occur", () => {
  it("is on the trail when an id stands for something else, once however often it comes", async () => {
    const one = fresh("t");
    await round.bet(one, 100);
    await round.bet(one, 100);
    expect(await noted()).toEqual([]);
    for (let time = 0; time < 3; time++)
      expect(await round.bet(one, 101)).toBe("transaction_mismatch");
    expect(await noted()).toMatchObject([
      { studio: "mill", code: "transaction_mismatch", transactions: [one], amounts: ["101"] },
    ]);
  });

  it("is on the trail when a win has no bet, or its bet was taken back", async () => {
    expect(await round.win(fresh("t"), 100)).toBe("round_unknown");
    const [one, late] = [fresh("t"), fresh("t")];
    await round.bet(one, 100);
    await round.rollback(one);
    await round.rollback(late);
    expect(await round.win(late, 100)).toBe("transaction_rolled_back");
    expect((await noted()).map(({ code }) => code)).toEqual([
      "transaction_rolled_back",
      "round_unknown",
    ]);
  });

  it("is none when a bet is refused, or comes after its rollback", async () => {
    const one = fresh("t");
    await round.rollback(one);
    expect(await round.bet(one, 100)).toBe("transaction_rolled_back");
    expect(await round.bet(fresh("t"), 1_000_000)).toBe("not_enough_money");
    expect(await noted()).toEqual([]);
  });
});
