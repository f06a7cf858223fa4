import { listBonuses, listFreespins } from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { selectAccounts } from "#core/wallet";
import { expireFreespins } from "./end-freespins.ts";
import { activated, given, letEndAt, played, refusedSpin, spinsOf } from "../freespins.testing.ts";

/** Screens are told a second after the round, and on a busy machine later. */
const SHOWN = { timeout: 20_000, interval: 100 };

const clock = new TestClock();
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "the end of free spins", clock });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(() => {
  vi.restoreAllMocks();
});

/** Without any money: the house pays. */
const player = (cash = 0n) => signedInPlayer(kit.house, url, cash);
const moneyOf = async (playerId: bigint) => {
  const [account] = await selectAccounts(kit.house.database, playerId);
  return { cash: account?.cash, bonus: account?.bonus };
};
const bonusOf = async (caller: HttpCaller, id: string) =>
  (await caller.call(listBonuses, {})).body.find((one) => one.id === id);
/** Waits until everybody has heard everything, and what it led to. */
const heard = async () => {
  for (let turn = 0; turn < 3; turn += 1) await kit.house.reactions.settled();
};
/** So many rounds lose all once in millions of runs. */
const MANY = 40;

describe("the end of free spins", () => {
  it("BONUS-02: brings one bonus of all that they have won, with the wager of their reward; nothing for nothing", async () => {
    const one = await player();
    const stages = new Set<string>();
    for (let turn = 0; turn < 40 && stages.size < 2; turn += 1) {
      const id = await activated(kit, one, { count: 1 });
      const won = await played(one.caller, id, 1);
      await heard();
      const { stage, amount_cents } = await spinsOf(one.caller, id);
      expect([stage, amount_cents]).toEqual([won > 0 ? "finished" : "lost", won]);
      const bonus = await bonusOf(one.caller, id);
      if (won === 0) expect(bonus).toBeUndefined();
      else
        expect(bonus).toMatchObject({
          title: "Three of the wheel",
          amount_cents: won,
          amount_wager_requirement_cents: won * 5,
          group_key: "wheel",
        });
      stages.add(stage);
    }
    expect([...stages].toSorted()).toEqual(["finished", "lost"]);
  });

  it("WHEEL-04: is a bonus to be wagered 30 times where the wheel says so, and cash up to its bound without a wager", async () => {
    const [one, other] = [await player(), await player()];
    const id = await activated(kit, one, { count: MANY, wagering: 30 });
    const won = await played(one.caller, id, MANY);
    await heard();
    expect(await bonusOf(one.caller, id)).toMatchObject({
      stage: "handle_bets",
      amount_cents: won,
      amount_wager_requirement_cents: won * 30,
    });
    expect(await moneyOf(one.id)).toEqual({ cash: 0n, bonus: BigInt(won) });
    const cash = await activated(kit, other, { count: MANY, wagering: 0, maxWin: 5n });
    const more = await played(other.caller, cash, MANY);
    await heard();
    expect(more).toBeGreaterThan(5);
    expect(await bonusOf(other.caller, cash)).toMatchObject({
      stage: "finished",
      converted_cents: 5,
    });
    expect(await moneyOf(other.id)).toEqual({ cash: 5n, bonus: 0n });
  });

  it("BONUS-02: comes with their time: what they have won until then is given", async () => {
    const [one, late] = [await player(), await player()];
    const id = await activated(kit, one, { count: MANY + 5 });
    const won = await played(one.caller, id, MANY);
    expect(won).toBeGreaterThan(0);
    const waits = await given(kit, late.id);
    const over = new Date(clock.now().getTime() + 1);
    await letEndAt(kit, id, over);
    await letEndAt(kit, waits, over);
    await expireFreespins(kit.house);
    expect((await spinsOf(one.caller, id)).stage).toBe("activated");
    clock.advance(1);
    // Nothing is played late, whether the loop has looked or not.
    expect(await refusedSpin(one.caller, id)).toBe("freespins_over");
    await expireFreespins(kit.house);
    await expireFreespins(kit.house);
    expect(await spinsOf(one.caller, id)).toMatchObject({ stage: "expired", amount_cents: won });
    expect(await bonusOf(one.caller, id)).toMatchObject({ amount_cents: won });
    expect((await spinsOf(late.caller, waits)).stage).toBe("expired");
    expect(await bonusOf(late.caller, waits)).toBeUndefined();
  });

  it("comes to all of a backlog in one look, though one of them cannot be ended", async () => {
    const { house } = kit;
    const { id: playerId } = await player();
    const stuck = await given(kit, playerId);
    await house.database.query(
      `insert into freespins.sets (id, player_id, currency, game, stake, total, wagering, max_win, title, group_key,
         source, stage, created_at, activatable_until)
       select gen_random_uuid(), player_id, currency, game, stake, total, wagering, max_win, title, group_key,
         source, stage, created_at, activatable_until
       from freespins.sets, generate_series(1, 210) where id = $1`,
      [stuck],
    );
    const over = clock.now();
    await house.database.query(
      "update freespins.sets set activatable_until = $2 where player_id = $1",
      [playerId, over],
    );
    await letEndAt(kit, stuck, new Date(over.getTime() - 1));
    const standing = async () =>
      (
        await house.database.query<{ id: string }>(
          "select id from freespins.sets where player_id = $1 and stage = 'issued'",
          [playerId],
        )
      ).map(({ id }) => id);
    const toy = `alter table freespins.sets add constraint toy_stuck check (id <> '${stuck}' or stage = 'issued')`;
    await house.database.query(toy);
    const errors = vi.spyOn(house.log, "error");
    await expireFreespins(house);
    expect(await standing()).toEqual([stuck]);
    expect(errors).toHaveBeenCalledTimes(1);
    await house.database.query("alter table freespins.sets drop constraint toy_stuck");
    await expireFreespins(house);
    expect(await standing()).toEqual([]);
  });

  it("gives what they have won to a player who has turned bonuses off meanwhile, or who pauses", async () => {
    const one = await player();
    const id = await activated(kit, one, { count: MANY + 1 });
    const won = await played(one.caller, id, MANY);
    await kit.house.database.query(
      "update accounts.players set can_issue_bonuses = false where id = $1",
      [one.id],
    );
    await kit.house.database.query(
      "insert into compliance.restrictions (player_id, cooling_off_until) values ($1, $2)",
      [one.id, new Date(clock.now().getTime() + 3_600_000)],
    );
    await letEndAt(kit, id, clock.now());
    await expireFreespins(kit.house);
    expect(await bonusOf(one.caller, id)).toMatchObject({ stage: "issued", amount_cents: won });
    expect(await moneyOf(one.id)).toEqual({ cash: 0n, bonus: 0n });
  });

  it("BONUS-14: and every step on the way is shown to its player, rounds at most once a second", async () => {
    const one = await player();
    const publish = vi.spyOn(kit.house.live, "publish");
    const id = await activated(kit, one, { count: 5 });
    await played(one.caller, id, 5);
    await heard();
    await vi.waitFor(() => {
      const told = publish.mock.calls.flatMap(([channel, name, message]) =>
        name === "freespins_changes" && channel === `user#${one.id}`
          ? (message as { freespins: { id: string; stage: string; version: number }[] }).freespins
          : [],
      );
      expect(told.every((spins) => spins.id === id)).toBe(true);
      expect(told.length).toBeLessThan(8);
      const stages = told.toSorted((a, b) => a.version - b.version).map(({ stage }) => stage);
      // Of two houses each tells what came to it.
      if (process.env["TEST_REPLICAS"] !== "2") expect(stages.at(0)).toMatch(/issued|activated/);
      expect(stages.at(-1)).toMatch(/finished|lost/);
    }, SHOWN);
  });

  it("NOTIFY-07: freespins_changes goes to nobody else", async () => {
    const [one, other] = [await player(), await player()];
    await fund(kit.house, other.id, 100n);
    const publish = vi.spyOn(kit.house.live, "publish");
    await given(kit, one.id);
    await heard();
    // Players of the tests before may be told of their last rounds still.
    const theirs = [one, other].map(({ id }) => `user#${id}`);
    const channels = publish.mock.calls.flatMap(([channel, name]) =>
      name === "freespins_changes" && (theirs.includes(channel) || !channel.startsWith("user#"))
        ? [channel]
        : [],
    );
    expect(new Set(channels)).toEqual(new Set([`user#${one.id}`]));
    expect((await other.caller.call(listFreespins, {})).body).toEqual([]);
  });
});
