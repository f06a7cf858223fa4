import { randomUUID } from "node:crypto";
import {
  activateBonus,
  cancelBonus,
  getPlayer,
  redeemCoupon,
  setBonusCode,
} from "@houselight/contracts";
import {
  brokenInvariants,
  happen,
  type HttpCaller,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postTransfers, type Side } from "#core/wallet";
import { paymentChanged } from "#events/cashbox";
import { wagerResettled, wagerVoided } from "#events/wagers";
import { coupon, offered } from "../bonuses.testing.ts";
import { expireBonuses, startStalled } from "./end-bonuses.ts";

const DAY_MS = 86_400_000;
const clock = new TestClock();
let kit: TestHouse;
let url: string;
let operators: [HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "endings of bonuses", clock });
  url = kit.served?.url as string;
});
/** Tests let days go by: sessions of operators do not last so long. */
beforeEach(async () => {
  operators = [
    await signedInOperator(kit.house, url, "manager"),
    await signedInOperator(kit.house, url, "manager"),
  ];
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

type Part = Parameters<typeof coupon>[1];
const player = (cash = 10_000n) => signedInPlayer(kit.house, url, cash);
const offer = (part: Part = {}) => offered(operators, coupon(clock.now(), part));
/** Activates a bonus of ten euros, to be staked twice. Returns its id. */
async function started(caller: HttpCaller, part: Part = {}): Promise<string> {
  const body = { coupon_code: await offer(part) };
  const { bonus } = (await caller.call(redeemCoupon, { body })).body;
  const id = bonus?.id as string;
  expect((await caller.call(activateBonus, { params: { id } })).status).toBe(200);
  return id;
}
const stageOf = async (id: string) => {
  const [row] = await kit.house.database.query<{ stage: string }>(
    "select stage from bonuses.bonuses where id = $1",
    [id],
  );
  return row?.stage;
};
const accountOf = async (playerId: bigint) => {
  const [account] = await kit.house.database.query<{ cash: bigint; debt: bigint; bonus: bigint }>(
    "select cash, debt, bonus from wallet.accounts where player_id = $1 and currency = 'EUR'",
    [playerId],
  );
  return account;
};
/** Moves euros of an account, as play would. */
const move = (playerId: bigint, [debit, credit, amount]: readonly [Side, Side, bigint]) =>
  kit.house.database.tx((tx) => {
    const named = { playerId, groupId: randomUUID(), leg: 0, kind: "correction" } as const;
    return postTransfers(tx, [{ ...named, currency: "EUR", debit, credit, amount }]);
  });
/** Rounds that stake ten euros twice, the whole requirement; the account is not touched. */
const wagerAll = (playerId: bigint) => {
  const at = clock.now().toISOString();
  return happen(kit, ...Array.from({ length: 4 }, () => settled(playerId, 500n, { at })));
};

describe("a bonus that becomes cash", () => {
  const owing = async () => {
    const one = await player(0n);
    await move(one.id, ["house:receivables", "debt", 400n]);
    return one;
  };

  it("repays a debt first, where nothing is to be wagered", async () => {
    const { caller, id } = await owing();
    await started(caller, { wagering: 0 });
    expect(await accountOf(id)).toEqual({ cash: 600n, debt: 0n, bonus: 0n });
  });

  it("repays a debt first, when it was wagered", async () => {
    const { caller, id } = await owing();
    await started(caller);
    await wagerAll(id);
    expect(await accountOf(id)).toEqual({ cash: 600n, debt: 0n, bonus: 0n });
  });
});

describe("bonus money of a bonus that is over, which a settlement told otherwise has brought", () => {
  it("is given up when the next begins: that makes cash of its own alone", async () => {
    const { caller, id: playerId } = await player(0n);
    await move(playerId, ["house:gaming", "bonus", 700n]);
    const id = await started(caller);
    expect(await accountOf(playerId)).toMatchObject({ bonus: 1_000n });
    await wagerAll(playerId);
    expect(await stageOf(id)).toBe("finished");
    expect(await accountOf(playerId)).toEqual({ cash: 1_000n, debt: 0n, bonus: 0n });
  });
});

it("a bonus whose money a corrected round has taken is lost, and the next that waits begins", async () => {
  const { caller, id: playerId } = await player();
  const [first, second] = [await started(caller), await started(caller)];
  await move(playerId, ["bonus", "house:gaming", 1_000n]);
  await happen(
    kit,
    wagerResettled(playerId, {
      wagerId: randomUUID(),
      owner: "studio-games",
      subject: "a-game",
      licence: "CW",
      currency: "EUR",
      cash: 0n,
      bonus: 0n,
      version: 1n,
      payout: 0n,
    }),
  );
  expect([await stageOf(first), await stageOf(second)]).toEqual(["lost", "handle_bets"]);
});

describe("a bonus that is wagered in full while a stake is open", () => {
  const waiting = async () => {
    const { caller, id: playerId } = await player();
    const id = await started(caller);
    await move(playerId, ["bonus", "stakes", 100n]);
    await wagerAll(playerId);
    expect(await stageOf(id)).toBe("wager_done");
    await move(playerId, ["stakes", "bonus", 100n]);
    return { playerId, id };
  };

  it("becomes cash when that stake is given back", async () => {
    const { playerId, id } = await waiting();
    await happen(
      kit,
      wagerVoided(playerId, {
        wagerId: randomUUID(),
        owner: "sportsbook",
        subject: "a-match",
        licence: "CW",
        currency: "EUR",
        cash: 0n,
        bonus: 0n,
        version: 1n,
      }),
    );
    expect(await stageOf(id)).toBe("finished");
    expect(await accountOf(playerId)).toEqual({ cash: 11_000n, debt: 0n, bonus: 0n });
  });

  it("becomes cash though its player withdraws by then", async () => {
    const { playerId, id } = await waiting();
    await happen(
      kit,
      paymentChanged(playerId, {
        paymentId: randomUUID(),
        action: "cashout",
        state: "reserved",
        currency: "EUR",
        amount: 500n,
      }),
    );
    expect(await stageOf(id)).toBe("finished");
  });

  it("becomes cash though its player withdraws while that stake is still open", async () => {
    const { caller, id: playerId } = await player();
    const id = await started(caller);
    await move(playerId, ["bonus", "stakes", 100n]);
    await wagerAll(playerId);
    await happen(
      kit,
      paymentChanged(playerId, {
        paymentId: randomUUID(),
        action: "cashout",
        state: "reserved",
        currency: "EUR",
        amount: 500n,
      }),
    );
    expect(await stageOf(id)).toBe("wager_done");
    await move(playerId, ["stakes", "bonus", 100n]);
    await happen(kit, settled(playerId, 100n, { at: clock.now().toISOString() }));
    expect(await stageOf(id)).toBe("finished");
    expect(await accountOf(playerId)).toEqual({ cash: 11_000n, debt: 0n, bonus: 0n });
  });

  it("becomes cash though its player cancels it by then", async () => {
    const { caller, id: playerId } = await player();
    const id = await started(caller);
    await move(playerId, ["bonus", "stakes", 100n]);
    await wagerAll(playerId);
    const cancel = () => caller.call(cancelBonus, { params: { id } });
    expect((await cancel()).status).toBe(409);
    await move(playerId, ["stakes", "bonus", 100n]);
    expect((await cancel()).body).toMatchObject({ stage: "finished", converted_cents: 1_000 });
    expect(await accountOf(playerId)).toEqual({ cash: 11_000n, debt: 0n, bonus: 0n });
  });

  it("becomes cash though its time is over by then, whoever looks first", async () => {
    const { playerId, id } = await waiting();
    clock.advance(3 * DAY_MS);
    await expireBonuses(kit.house);
    expect(await stageOf(id)).toBe("finished");
    expect(await accountOf(playerId)).toEqual({ cash: 11_000n, debt: 0n, bonus: 0n });
  });
});

it("a bonus outlasts a deposit that the house sends back: its player has withdrawn nothing", async () => {
  const { caller, id: playerId } = await player();
  const id = await started(caller);
  const back = {
    paymentId: randomUUID(),
    action: "cashout",
    currency: "EUR",
    amount: 500n,
  } as const;
  for (const state of ["pending", "reserved", "processing", "succeeded"])
    await happen(kit, paymentChanged(playerId, { ...back, state, refund: true }));
  expect(await stageOf(id)).toBe("handle_bets");
});

describe("a bonus that waits", () => {
  it.each(["cooling_off_until", "excluded_until", "blocked_until"])(
    "is not started while its player may not stake (%s), and is once the player may",
    async (column) => {
      const { caller, id: playerId } = await player();
      const first = await started(caller);
      const second = await started(caller);
      expect(await stageOf(second)).toBe("wait");
      await kit.house.database.query(
        `insert into compliance.restrictions (player_id, ${column}) values ($1, $2)`,
        [playerId, new Date(clock.now().getTime() + 5 * DAY_MS)],
      );
      clock.advance(3 * DAY_MS);
      await expireBonuses(kit.house);
      expect([await stageOf(first), await stageOf(second)]).toEqual(["expired", "wait"]);
      await startStalled(kit.house, 1);
      expect(await stageOf(second)).toBe("wait");
      expect(await accountOf(playerId)).toMatchObject({ bonus: 0n });
      clock.advance(2 * DAY_MS);
      await kit.house.database.query(
        "update compliance.restrictions set excluded_until = null where player_id = $1",
        [playerId],
      );
      await startStalled(kit.house, 1);
      expect(await stageOf(second)).toBe("handle_bets");
      expect(await accountOf(playerId)).toMatchObject({ bonus: 1_000n });
    },
  );
});

describe("a bonus whose time is over", () => {
  it("ends though another one cannot be ended, which is looked at again", async () => {
    const [stuck, next] = [await player(), await player()];
    const first = await started(stuck.caller);
    clock.advance(1);
    const second = await started(next.caller);
    clock.advance(3 * DAY_MS);
    const { database } = kit.house;
    await database.query(
      `alter table bonuses.bonuses add constraint toy_stuck check (id <> '${first}' or stage <> 'expired')`,
    );
    await expireBonuses(kit.house);
    expect([await stageOf(first), await stageOf(second)]).toEqual(["handle_bets", "expired"]);
    await database.query("alter table bonuses.bonuses drop constraint toy_stuck");
    await expireBonuses(kit.house);
    expect(await stageOf(first)).toBe("expired");
  });

  it("ends though open stakes keep others that were over before", async () => {
    const [held, free] = [await player(), await player()];
    const first = await started(held.caller);
    await move(held.id, ["cash", "stakes", 100n]);
    clock.advance(1);
    const second = await started(free.caller);
    clock.advance(3 * DAY_MS);
    await expireBonuses(kit.house, 1);
    expect([await stageOf(first), await stageOf(second)]).toEqual(["handle_bets", "expired"]);
    await move(held.id, ["stakes", "cash", 100n]);
  });
});

it("a deposit of who has paused meanwhile brings no bonus, and leaves the code for the next", async () => {
  const deposit_bonus_code = await offer({ trigger: "deposit", percent: 100 });
  const { caller, id: playerId } = await player();
  await caller.call(setBonusCode, { body: { deposit_bonus_code } });
  await kit.house.database.query(
    "insert into compliance.restrictions (player_id, cooling_off_until) values ($1, $2)",
    [playerId, new Date(clock.now().getTime() + DAY_MS)],
  );
  await happen(
    kit,
    paymentChanged(playerId, {
      paymentId: randomUUID(),
      action: "deposit",
      state: "succeeded",
      currency: "EUR",
      amount: 5_000n,
    }),
  );
  const given = await kit.house.database.query(
    "select stage, amount from bonuses.bonuses where player_id = $1",
    [playerId],
  );
  expect(given).toEqual([]);
  expect((await caller.call(getPlayer, {})).body).toMatchObject({ deposit_bonus_code });
});
