import { randomUUID } from "node:crypto";
import { getPlayerStats } from "@houselight/contracts";
import {
  fund,
  httpCaller,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announceBalances, postTransfers, type Transfer } from "#core/wallet";
import { wagers } from "../public.ts";
import { prepareToy, toyStake } from "../toy-owner.testing.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  await prepareToy(kit.house.database);
});
afterAll(() => kit.close());

type Player = Awaited<ReturnType<typeof signedInPlayer>>;
const newPlayer = () => signedInPlayer(kit.house, kit.served?.url as string, 10_000n);
const statsOf = async ({ caller }: Player) => {
  await kit.house.reactions.settled();
  return (await caller.call(getPlayerStats, {})).body;
};
const NOTHING = {
  currency: "EUR",
  rounds: 0,
  staked_cents: 0,
  won_cents: 0,
  net_cents: 0,
  deposited_cents: 0,
  withdrawn_cents: 0,
};

const stake = ({ id }: Player, amount: bigint, payout?: bigint) =>
  toyStake(kit.house, id, amount, payout === undefined ? {} : { payout });
const door = () => wagers(kit.house);

/** A command on a wager that stands. */
const on = (placed: ReturnType<typeof stake>) => ({
  owner: placed.owner,
  playerId: placed.playerId,
  id: randomUUID(),
  bodyHash: "later",
  wagerId: placed.id,
});
const VOID = { subject: "toy", licence: "CW", currency: "EUR" } as const;

/** Moves money as the cashbox does: the transfers, then the word of the balance. */
const pay = (
  { id: playerId }: Player,
  moves: readonly Pick<Transfer, "kind" | "debit" | "credit" | "amount">[],
) =>
  kit.house.database.tx(async (tx) => {
    const shared = { playerId, leg: 0, currency: "EUR" };
    await postTransfers(
      tx,
      moves.map((move) => ({ ...shared, ...move, groupId: randomUUID() })),
    );
    await announceBalances(tx, [shared]);
  });

describe("a player's statistics", () => {
  it("PROFILE-03: are zeros by currency at first, and nobody else's", async () => {
    expect(await statsOf(await newPlayer())).toEqual([
      { ...NOTHING, first_activity_at: null, last_activity_at: null },
    ]);
    expect((await httpCaller(kit.served?.url as string).call(getPlayerStats, {})).status).toBe(401);
  });

  it("PROFILE-03: count rounds that are over, stakes and wins, whatever corrects them", async () => {
    const player = await newPlayer();
    const { place, settle, settleAgain, takeBack } = door();
    for (const [amount, payout] of [
      [100n, 0n],
      [200n, 700n],
    ] as const)
      await place(stake(player, amount, payout));
    const open = stake(player, 50n);
    await place(open);
    const placed = { ...NOTHING, rounds: 2, staked_cents: 300, won_cents: 700, net_cents: 400 };
    expect(await statsOf(player)).toMatchObject([placed]);

    await settle({ ...on(open), payout: 90n });
    expect(await statsOf(player)).toMatchObject([{ rounds: 3, staked_cents: 350, won_cents: 790 }]);
    await settleAgain({ ...on(open), payout: 20n });
    expect(await statsOf(player)).toMatchObject([{ rounds: 3, won_cents: 720, net_cents: 370 }]);
    await takeBack({ ...on(open), ...VOID });
    expect(await statsOf(player)).toMatchObject([placed]);

    const never = stake(player, 60n);
    await place(never);
    await takeBack({ ...on(never), ...VOID });
    expect(await statsOf(player)).toMatchObject([placed]);
  });

  it("PROFILE-03: are the same whenever they are asked for", async () => {
    const { place, settle, settleAgain, takeBack } = door();
    const [often, once] = [await newPlayer(), await newPlayer()];
    const play = async (player: Player, ask: () => Promise<unknown>) => {
      const open = stake(player, 50n);
      const steps = [
        () => place(stake(player, 100n, 30n)),
        () => place(open),
        () => place(stake(player, 20n, 500n)),
        () => settle({ ...on(open), payout: 90n }),
        () => settleAgain({ ...on(open), payout: 200n }),
        () => takeBack({ ...on(stake(player, 70n)), ...VOID }),
        () => takeBack({ ...on(open), ...VOID }),
        () => place(stake(player, 10n, 0n)),
      ];
      for (const step of steps) {
        await step();
        await ask();
      }
      return statsOf(player);
    };
    const [asked] = await play(often, () => statsOf(often));
    const [unasked] = await play(once, async () => {});
    const sums = { rounds: 3, staked_cents: 130, won_cents: 530, net_cents: 400 };
    expect([asked, unasked]).toMatchObject([sums, sums]);
  });

  it("PROFILE-03: count payments once, of however many words of the balance", async () => {
    const player = await newPlayer();
    await pay(player, [
      { kind: "deposit", debit: "clearing:paperpay", credit: "cash", amount: 5_000n },
      { kind: "hold", debit: "cash", credit: "held", amount: 2_000n },
    ]);
    await statsOf(player);
    await pay(player, [
      { kind: "withdrawal", debit: "held", credit: "clearing:paperpay", amount: 2_000n },
    ]);
    await pay(player, []);
    await fund(kit.house, player.id, 77n);
    const [stats] = await statsOf(player);
    expect(stats).toMatchObject({ ...NOTHING, deposited_cents: 5_000, withdrawn_cents: 2_000 });
    expect(stats?.first_activity_at).not.toBeNull();
  });
});
