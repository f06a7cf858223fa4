import { randomUUID } from "node:crypto";
import { listTrailEntries } from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AddCommand, PlaceCommand, WagerAnswer } from "../command.ts";
import { prepareToy, STAKER, type ToySession, toyStake } from "../toy-owner.testing.ts";
import { wagers } from "../wagers.ts";

let kit: TestHouse;
let manager: HttpCaller;
let id: bigint;
beforeAll(async () => {
  const env = { SIGNIFICANT_STAKE_EUR: "10", SIGNIFICANT_WIN_EUR: "50" };
  kit = await openTestHouse({ seed: "large movements", env, serve: {} });
  await prepareToy(kit.house.database);
  manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  ({ id } = await registered(kit.house));
  await fund(kit.house, id, 100_000n);
});

const place = (stake: bigint, part: Parameters<typeof toyStake>[3] = {}) =>
  wagers(kit.house).place(toyStake(kit.house, id, stake, part) as PlaceCommand);
const opened = async (stake: bigint, part: Parameters<typeof toyStake>[3] = {}) => {
  const answer: WagerAnswer<unknown> = await place(stake, part);
  if ("refused" in answer) throw new Error(answer.refused);
  return answer.wager;
};
const owner = () => toyStake(kit.house, id, 1n).owner;
const on = (wagerId: string) => ({
  owner: owner(),
  playerId: id,
  id: randomUUID(),
  bodyHash: "body",
  wagerId,
});
const add = (wagerId: string, stake: bigint, payout?: bigint) =>
  wagers(kit.house).add({
    ...on(wagerId),
    ...STAKER,
    offer: () => ({
      stake,
      play: () => ({
        record: "added",
        detail: null,
        ...(payout === undefined ? {} : { payout }),
      }),
    }),
  } as Omit<AddCommand<ToySession>, "kind">);
/** Returns what the trail has of the player under `significant.`, the first first. */
const noted = async () => {
  const query = { action: "significant.", subject: `player ${id}` };
  const { body } = await manager.call(listTrailEntries, { query });
  return body.toReversed().map(({ action, detail }) => [action, detail["amount"]]);
};

describe("stakes", () => {
  it("are on the trail from the house's amount on, with the wager and what it is on", async () => {
    await place(999n, { payout: 0n });
    expect(await noted()).toEqual([]);
    const command = toyStake(kit.house, id, 1000n, { payout: 0n });
    await wagers(kit.house).place(command);
    await wagers(kit.house).place(command);
    const query = { action: "significant.stake", subject: `player ${id}` };
    expect((await manager.call(listTrailEntries, { query })).body).toMatchObject([
      {
        operator: null,
        detail: {
          wager: command.id,
          on: "toy/toy",
          licence: "CW",
          currency: "EUR",
          amount: "1000",
        },
      },
    ]);
  });

  it("count by what they are worth in euro", async () => {
    // 10 EUR are 116.95 NOK, by the bundled table.
    ({ id } = await registered(kit.house, "NOK"));
    await fund(kit.house, id, 100_000n, "NOK");
    await place(11_000n, { payout: 0n, currency: "NOK" });
    expect(await noted()).toEqual([]);
    await place(12_000n, { payout: 0n, currency: "NOK" });
    expect(await noted()).toEqual([["significant.stake", "12000"]]);
  });

  it("count with all steps of a wager, once and as soon as they reach it", async () => {
    const { id: wagerId } = await opened(600n);
    expect(await noted()).toEqual([]);
    await add(wagerId, 600n);
    expect(await noted()).toEqual([["significant.stake", "1200"]]);
    await add(wagerId, 600n, 0n);
    expect(await noted()).toEqual([["significant.stake", "1200"]]);
  });

  it("of the house, for a free round, are no stake of a player", async () => {
    await place(5000n, { payout: 0n, free: { winsTo: "cash" } });
    expect(await noted()).toEqual([]);
  });
});

describe("wins", () => {
  it("are on the trail from the house's amount on, in the round or when a wager is settled", async () => {
    await place(10n, { payout: 4999n });
    expect(await noted()).toEqual([]);
    await place(10n, { payout: 5000n });
    const { id: wagerId } = await opened(10n);
    await wagers(kit.house).settle({ ...on(wagerId), payout: 5001n });
    expect(await noted()).toEqual([
      ["significant.win", "5000"],
      ["significant.win", "5001"],
    ]);
  });

  it("are none where no more comes back than was staked", async () => {
    await place(6000n, { payout: 6000n });
    expect(await noted()).toEqual([["significant.stake", "6000"]]);
  });
});

describe("corrections of a wager", () => {
  it("are on the trail where it was large or becomes so, and no others", async () => {
    const small = await opened(10n, { payout: 20n });
    await wagers(kit.house).settleAgain({ ...on(small.id), payout: 30n });
    expect(await noted()).toEqual([]);
    await wagers(kit.house).settleAgain({ ...on(small.id), payout: 7000n });
    const void_ = { subject: "toy", licence: "CW", currency: "EUR" };
    await wagers(kit.house).takeBack({ ...on(small.id), ...void_ });
    expect(await noted()).toEqual([
      ["significant.correction", "7000"],
      ["significant.correction", "0"],
    ]);
  });

  it("leave nothing of a wager that never came", async () => {
    const mark = { subject: "toy", licence: "CW", currency: "EUR" };
    await wagers(kit.house).takeBack({ ...on(randomUUID()), ...mark });
    expect(await noted()).toEqual([]);
  });
});
