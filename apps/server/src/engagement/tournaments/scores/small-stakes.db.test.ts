import { confirmTournament, getTournamentStatus, type Scoring } from "@houselight/contracts";
import {
  brokenInvariants,
  happen,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { published, shortTournament } from "../tournaments.testing.ts";

const clock = new TestClock();
let kit: TestHouse;
let url: string;
let operators: Parameters<typeof published>[0];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, clock });
  url = kit.served?.url as string;
  operators = [
    await signedInOperator(kit.house, url, "manager"),
    await signedInOperator(kit.house, url, "manager"),
  ];
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

/** Opens a tournament and lets a player in. Returns how to play yens there, and the score. */
async function entered(scoring: Scoring, min_stake_cents = 0) {
  const id = await published(operators, shortTournament(clock.now(), { scoring, min_stake_cents }));
  const params = { id };
  const player = await signedInPlayer(kit.house, url);
  await player.caller.call(confirmTournament, { params, body: { confirmed: true } });
  const at = clock.now().toISOString();
  return {
    play: (count: number, stake: bigint, payout = 0n) =>
      happen(
        kit,
        ...Array.from({ length: count }, () =>
          settled(player.id, stake, { currency: "JPY", payout, at }),
        ),
      ),
    score: async () => {
      const { body } = await player.caller.call(getTournamentStatus, { params });
      return body;
    },
  };
}

describe("small stakes in another currency", () => {
  it("add up though none is a cent: a yen is 0.56 of one (OPEN-09)", async () => {
    const { play, score } = await entered("bets");
    await play(100, 1n);
    await play(60, 1n);
    expect(await score()).toMatchObject({ bets: 89, points: 89 });
    await play(1, 1n);
    expect(await score()).toMatchObject({ bets: 90, points: 90 });
  });

  it("and what they win adds up beside them", async () => {
    const { play, score } = await entered("wins");
    await play(10, 1n, 3n);
    // Ten yens are 5.6 cents, thirty are 16.8.
    expect(await score()).toMatchObject({ bets: 5, points: 16 });
  });

  it("count from the least stake on, to the part of a cent", async () => {
    const { play, score } = await entered("bets", 1);
    await play(5, 1n);
    expect(await score()).toMatchObject({ bets: 0 });
    await play(1, 2n);
    expect(await score()).toMatchObject({ bets: 1 });
  });
});
