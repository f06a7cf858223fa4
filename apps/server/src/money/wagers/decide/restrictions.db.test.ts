import {
  createUserLimit,
  type EndpointInput,
  listUserLimits,
  removeUserLimit,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectAccounts } from "#core/wallet";
import { wagers } from "../public.ts";
import { prepareToy, STAKER, toyStake } from "../toy-owner.testing.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  await prepareToy(kit.house.database);
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const eur = (amount_cents: number) => [{ currency: "EUR", amount_cents }];
type Wish = EndpointInput<typeof createUserLimit>["body"];
const playerWith = (amount: bigint) => signedInPlayer(kit.house, kit.served?.url as string, amount);
const set = async (caller: HttpCaller, body: Wish) => {
  const answer = await caller.call(createUserLimit, { body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const used = async (caller: HttpCaller) =>
  (await caller.call(listUserLimits, {})).body.map(
    ({ accounts }) => accounts[0]?.current_value_amount_cents,
  );
const door = () => wagers(kit.house);
const stake = (
  ...asked: Parameters<typeof toyStake> extends [unknown, ...infer Rest] ? Rest : never
) => door().place(toyStake(kit.house, ...asked));
const cashOf = async (id: bigint) => (await selectAccounts(kit.house.database, id))[0]?.cash;

describe("limits at the door of wagers (OPEN-45)", () => {
  it("count every stake, settlement, correction and void, whatever it is placed on", async () => {
    const { id, caller } = await playerWith(10_000n);
    await set(caller, { type: "wager", period: "day", accounts: eur(5000) });
    await set(caller, { type: "loss", period: "day", accounts: eur(5000) });
    const command = toyStake(kit.house, id, 1000n);
    await door().place(command);
    expect(await used(caller)).toEqual([1000, 1000]);
    const { owner } = command;
    const on = { playerId: id, wagerId: command.id, bodyHash: "b", owner };
    await door().settle({ ...on, id: crypto.randomUUID(), payout: 700n });
    expect(await used(caller)).toEqual([1000, 300]);
    await door().settleAgain({ ...on, id: crypto.randomUUID(), payout: 0n });
    expect(await used(caller)).toEqual([1000, 1000]);
    await door().settleAgain({ ...on, id: crypto.randomUUID(), payout: 2500n });
    expect(await used(caller)).toEqual([1000, 0]);
    const mark = { subject: "toy", licence: "CW", currency: "EUR" };
    await door().takeBack({ ...on, ...mark, id: crypto.randomUUID() });
    expect(await used(caller)).toEqual([0, 0]);
  });

  it("are one budget for a whole batch, and leave players without limits alone", async () => {
    const [one, two] = [await playerWith(10_000n), await playerWith(10_000n)];
    await set(one.caller, { type: "wager", period: "month", accounts: eur(1000) });
    const commands = Array.from({ length: 30 }, () => [
      toyStake(kit.house, one.id, 100n, { payout: 0n }),
      toyStake(kit.house, two.id, 100n, { payout: 0n }),
    ]).flat();
    const answers = await door().all(commands);
    const refusals = answers.flatMap((answer) => ("refused" in answer ? [answer.refused] : []));
    expect(refusals).toEqual(Array.from({ length: 20 }, () => "wager_limit_exceeded"));
    expect([await cashOf(one.id), await cashOf(two.id)]).toEqual([9000n, 7000n]);
    expect(await used(one.caller)).toEqual([1000]);
    // Of one that is refused nothing is kept: it may come again when there is room.
    const again = commands[20];
    if (!again) throw new Error("there are thirty of each");
    expect(await door().place(again)).toEqual({ refused: "wager_limit_exceeded" });
  });

  it("ask for the stake of a step, and never for a step that costs nothing", async () => {
    const { id, caller } = await playerWith(10_000n);
    const command = toyStake(kit.house, id, 500n);
    await door().place(command);
    await set(caller, { type: "wager", period: "week", accounts: eur(100) });
    const { owner } = command;
    const step = (cost: bigint, payout?: bigint) =>
      door().add({
        ...STAKER,
        owner,
        playerId: id,
        id: crypto.randomUUID(),
        bodyHash: "step",
        wagerId: command.id,
        offer: () => ({
          stake: cost,
          play: () => ({ record: "step", detail: 0n, ...(payout === undefined ? {} : { payout }) }),
        }),
      });
    expect(await step(200n)).toEqual({ refused: "wager_limit_exceeded" });
    expect(await step(100n)).toMatchObject({ repeated: false });
    expect(await step(0n, 900n)).toMatchObject({ repeated: false });
    expect(await cashOf(id)).toBe(10_300n);
  });
});

describe("a self-exclusion at the door of wagers (OPEN-45)", () => {
  it("refuses stakes of every kind, free rounds and callbacks of studios too", async () => {
    const { id, caller } = await playerWith(10_000n);
    await set(caller, { type: "selfexclusion", period: "month_6" });
    expect(await stake(id, 100n)).toEqual({ refused: "self_excluded" });
    expect(await stake(id, 100n, { free: { winsTo: "cash" } })).toEqual({
      refused: "self_excluded",
    });
    expect(await cashOf(id)).toBe(10_000n);
  });

  it("lets the house complete an open round and pays what it wins", async () => {
    const { id, caller } = await playerWith(1000n);
    const command = toyStake(kit.house, id, 400n);
    await door().place(command);
    await set(caller, { type: "selfexclusion", period: "forever" });
    const { owner } = command;
    const end = {
      playerId: id,
      id: crypto.randomUUID(),
      wagerId: command.id,
      bodyHash: "end",
      owner,
    };
    expect(await door().settle({ ...end, payout: 900n })).toMatchObject({ repeated: false });
    expect(await cashOf(id)).toBe(1500n);
  });

  it("freezes bonus money: it is neither staked nor paid out", async () => {
    const { id, caller } = await playerWith(0n);
    await kit.house.database.tx(async (tx) => {
      const { postTransfers } = await import("#core/wallet");
      const gift = { kind: "correction", debit: "house:adjustments", credit: "bonus" } as const;
      const named = { playerId: id, groupId: crypto.randomUUID(), leg: 0, currency: "EUR" };
      await postTransfers(tx, [{ ...named, ...gift, amount: 700n }]);
    });
    await set(caller, { type: "selfexclusion", period: "forever" });
    expect(await stake(id, 100n)).toEqual({ refused: "self_excluded" });
    const [account] = await selectAccounts(kit.house.database, id);
    expect(account).toMatchObject({ cash: 0n, bonus: 700n });
  });
});

describe("a cooling-off at the door of wagers (OPEN-45)", () => {
  it("refuses stakes until its end, cannot be lifted early, and ends by itself", async () => {
    const { id, caller } = await playerWith(10_000n);
    const { id: limitId } = await set(caller, { type: "coolingoff", period: "day" });
    expect(await stake(id, 100n)).toEqual({ refused: "cooling_off" });
    const lifted = await caller.call(removeUserLimit, { params: { id: limitId } });
    expect([lifted.status, JSON.stringify(lifted.body)]).toEqual([
      422,
      expect.stringContaining("limit_cannot_be_lifted"),
    ]);
    kit.clock.advance(24 * 3_600_000 - 1);
    expect(await stake(id, 100n)).toEqual({ refused: "cooling_off" });
    kit.clock.advance(1);
    expect(await stake(id, 100n)).toMatchObject({ repeated: false });
    await fund(kit.house, id, 1n);
  });
});

describe("a round under a licence that makes rounds wait", () => {
  const round = { licence: "XX", roundKind: "slots", payout: 0n } as const;

  it("waits for the last one, whoever ran that", async () => {
    const { id } = await playerWith(10_000n);
    const first = toyStake(kit.house, id, 100n, round);
    expect(await door().place(first)).not.toHaveProperty("refused");
    const elsewhere = { ...first.owner, name: "another toy" };
    const next = { ...round, owner: elsewhere };
    expect(await stake(id, 100n, next)).toEqual({ refused: "round_too_soon" });
  });

  it("does not wait for what was taken back, nor for what never came", async () => {
    const { id } = await playerWith(10_000n);
    const taken = toyStake(kit.house, id, 100n, { roundKind: "slots" });
    await door().place(taken);
    const { owner } = taken;
    const back = { owner, playerId: id, bodyHash: "b", subject: "toy", currency: "EUR" };
    for (const wagerId of [taken.id, crypto.randomUUID()])
      await door().takeBack({ ...back, wagerId, id: crypto.randomUUID(), licence: "XX" });
    expect(await stake(id, 100n, round)).not.toHaveProperty("refused");
  });
});
