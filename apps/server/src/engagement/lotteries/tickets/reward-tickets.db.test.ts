import { randomUUID } from "node:crypto";
import { getLottery, getLotteryStatus, listLotteryTickets } from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  happen,
  httpCaller,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giveReward } from "#core/rewards";
import { lockAccounts } from "#core/wallet";
import { endAndDraw, published, quickLottery, saltOf } from "../lotteries.testing.ts";

let kit: TestHouse;
let url: string;
let operators: [HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "tickets as rewards" });
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

const open = async (part: Parameters<typeof quickLottery>[1] = {}) => {
  const lottery = quickLottery(kit, part);
  await published(operators, lottery);
  return lottery.id;
};
const player = () => signedInPlayer(kit.house, url);
const give = (playerId: bigint, lotteryId: string, count: number, id: string = randomUUID()) =>
  kit.house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const reward = { kind: "lotteries", lotteryId, count } as const;
    const shown = { title: "Tickets", groupKey: "tickets", source: `exchange ${id}` };
    await giveReward(kit.house, tx, { id, playerId, reward, ...shown });
  });
const numbersOf = async ({ caller }: { caller: HttpCaller }, id: string) =>
  (await caller.call(getLotteryStatus, { params: { id } })).body.numbers;
const code = (name: string) => expect.objectContaining({ code: name });

it("LOTTERY-02: tickets of a reward grow a player's numbers, beside those of rounds, and prove their salt", async () => {
  const id = await open();
  const one = await player();
  await happen(kit, settled(one.id, 1_500n));
  await give(one.id, id, 3);
  await happen(kit, settled(one.id, 500n));
  expect(await numbersOf(one, id)).toEqual([
    { first_number: 5, count: 1 },
    { first_number: 2, count: 3 },
    { first_number: 1, count: 1 },
  ]);
  const { body: tickets } = await one.caller.call(listLotteryTickets, {
    params: { id },
    query: { after: 0 },
  });
  const { body } = await one.caller.call(getLottery, { params: { id } });
  expect([body.tickets, body.terms?.salt]).toEqual([5, saltOf(id, tickets)]);
});

it("many at once get numbers without a gap, and one id gives once", async () => {
  const id = await open();
  const players = await Promise.all([player(), player(), player()]);
  await Promise.all(
    Array.from({ length: 30 }, (_, at) => give(players[at % 3]?.id as bigint, id, (at % 4) + 1)),
  );
  const { id: first } = players[0] as { id: bigint };
  const again = randomUUID();
  await give(first, id, 1, again);
  await expect(give(first, id, 1, again)).rejects.toThrow(/duplicate key/);
  const { body } = await httpCaller(url).call(getLottery, { params: { id } });
  expect(body.tickets).toBe(74);
});

it("a round that has the id of a reward gives its tickets, and keeps nobody's from being given", async () => {
  const id = await open();
  const [one, other] = [await player(), await player()];
  const rewardId = randomUUID();
  await give(one.id, id, 3, rewardId);
  // Browsers make the ids of rounds, and the ids of rewards are shown.
  await happen(kit, settled(one.id, 1_000n, { wagerId: rewardId }), settled(other.id, 1_000n));
  expect(await numbersOf(one, id)).toEqual([
    { first_number: 4, count: 1 },
    { first_number: 1, count: 3 },
  ]);
  expect(await numbersOf(other, id)).toEqual([{ first_number: 5, count: 1 }]);
});

it("no tickets before the start, after the end, of an unknown lottery or to players of no group", async () => {
  const { id } = await player();
  const now = kit.clock.now().getTime();
  const later = await open({
    start_at: new Date(now + 60_000).toISOString(),
    end_at: new Date(now + 120_000).toISOString(),
  });
  await expect(give(id, later, 1)).rejects.toEqual(code("reward_gone"));
  await expect(give(id, randomUUID(), 1)).rejects.toEqual(code("reward_gone"));
  const closed = await open({ group_ids: ["258"] });
  await expect(give(id, closed, 1)).rejects.toEqual(code("reward_not_for_you"));
  const running = await open();
  await give(id, running, 1);
  await endAndDraw(kit);
  await expect(give(id, running, 1)).rejects.toEqual(code("reward_gone"));
});
