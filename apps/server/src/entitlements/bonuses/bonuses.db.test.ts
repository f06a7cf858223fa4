import { randomUUID } from "node:crypto";
import {
  activateBonus,
  type BonusesChangesMessage,
  cancelBonus,
  changeGroups,
  clearBonusCode,
  getPlayer,
  listAccounts,
  listBonuses,
  listDepositGifts,
  listNotices,
  playRound,
  redeemCoupon,
  setBonusCode,
  updateBonusSettings,
} from "@houselight/contracts";
import {
  brokenInvariants,
  happen,
  type HttpCaller,
  moveToLicence,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { postTransfers } from "#core/wallet";
import { paymentChanged } from "#events/cashbox";
import { coupon, offered } from "./bonuses.testing.ts";
import { expireBonuses } from "./wagering/end-bonuses.ts";

const DAY_MS = 86_400_000;
const clock = new TestClock();
let kit: TestHouse;
let url: string;
let operators: [HttpCaller, HttpCaller];
const signIn = async () => {
  operators = [
    await signedInOperator(kit.house, url, "manager"),
    await signedInOperator(kit.house, url, "manager"),
  ];
};
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "bonuses", clock });
  url = kit.served?.url as string;
  await signIn();
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(() => {
  vi.restoreAllMocks();
});

type Part = Parameters<typeof coupon>[1];
const offer = (part: Part = {}) => offered(operators, coupon(clock.now(), part));
const player = (cash = 10_000n) => signedInPlayer(kit.house, url, cash);
const redeem = async (caller: HttpCaller, coupon_code: string) => {
  const { status, body } = await caller.call(redeemCoupon, { body: { coupon_code } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const activate = (caller: HttpCaller, id: string) => caller.call(activateBonus, { params: { id } });
const bonusesOf = async (caller: HttpCaller) => (await caller.call(listBonuses, {})).body;
const given = async (caller: HttpCaller, part: Part = {}) => {
  const { bonus } = await redeem(caller, await offer(part));
  return bonus?.id as string;
};
const started = async (caller: HttpCaller, part: Part = {}) => {
  const id = await given(caller, part);
  expect((await activate(caller, id)).body.stage).toBe("handle_bets");
  return id;
};
/** Cash and bonus money of the account in euros. */
const moneyOf = async (caller: HttpCaller) => {
  const account = (await caller.call(listAccounts, {})).body.find(
    ({ currency }) => currency === "EUR",
  );
  const cash = account?.available_to_cashout_cents as number;
  return { cash, bonus: (account?.amount_cents as number) - cash };
};
const stageOf = async (caller: HttpCaller, id: string) =>
  (await bonusesOf(caller)).find((one) => one.id === id)?.stage;
/** A settled round as of now; the account is not touched. */
const round = (id: bigint, stake: bigint, part: Parameters<typeof settled>[2] = {}) =>
  settled(id, stake, { at: clock.now().toISOString(), ...part });

describe("a coupon", () => {
  it("BONUS-09: gives its bonus once, however often and at once it is redeemed", async () => {
    const code = await offer();
    const { caller } = await player();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => redeem(caller, at % 2 ? code : code.toLowerCase())),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([
      "issued",
      ...Array(9).fill("used"),
    ]);
    expect(await bonusesOf(caller)).toMatchObject([
      {
        stage: "issued",
        activatable: true,
        currency: "EUR",
        amount_cents: 1_000,
        amount_wager_cents: 0,
        amount_wager_requirement_cents: 2_000,
      },
    ]);
    expect(await moneyOf(caller)).toEqual({ cash: 10_000, bonus: 0 });
    await kit.house.reactions.settled();
    await kit.house.reactions.settled();
    expect((await caller.call(listNotices, {})).body.notifications).toMatchObject([
      { event: "bonus_given", type: "bonuses_changes" },
    ]);
  });

  it("says why it gives nothing", async () => {
    const { caller, id } = await player();
    expect(await redeem(caller, "NO-SUCH-CODE")).toEqual({ status: "unknown", bonus: null });
    const forGroup = await offer({ group_ids: ["1203"] });
    expect((await redeem(caller, forGroup)).status).toBe("not_for_you");
    await operators[0].call(changeGroups, {
      params: { id: String(id) },
      body: { groups: { add: ["1203"], remove: [] }, reason: "a test" },
    });
    expect((await redeem(caller, forGroup)).status).toBe("issued");
    await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
    expect((await redeem(caller, await offer())).status).toBe("bonuses_off");
    const deposit = await offer({ trigger: "deposit", percent: 50 });
    await caller.call(updateBonusSettings, { body: { settings: { can_issue: true } } });
    expect((await redeem(caller, deposit)).status).toBe("unknown");
  });

  it("gives nothing that the player's licence forbids", async () => {
    const { caller, id } = await player();
    await moveToLicence(kit.house, id, "AU");
    const status = async (part: Part) => (await redeem(caller, await offer(part))).status;
    expect(await status({ trigger: "registration" })).toBe("not_for_you");
    expect(await status({ group_key: "welcome_here" })).toBe("not_for_you");
    expect(await status({ wagering: 11 })).toBe("issued");
    await moveToLicence(kit.house, id, "GB");
    expect(await status({ wagering: 11 })).toBe("not_for_you");
    expect(await status({ wagering: 10 })).toBe("issued");
  });

  it("for whoever has registered holds for its days", async () => {
    const code = await offer({ trigger: "registration", days_to_activate: 1 });
    const { caller } = await player();
    expect((await redeem(caller, code)).status).toBe("issued");
    const { caller: older, id } = await player();
    await kit.house.database.query("update accounts.players set created_at = $2 where id = $1", [
      id,
      new Date(clock.now().getTime() - DAY_MS),
    ]);
    expect((await redeem(older, code)).status).toBe("not_for_you");
  });
});

describe("an activated bonus", () => {
  it("BONUS-05, BONUS-12: is bonus money that is wagered and becomes cash", async () => {
    const publish = vi.spyOn(kit.house.live, "publish");
    const { caller, id: playerId } = await player();
    const id = await started(caller);
    expect(await moneyOf(caller)).toEqual({ cash: 10_000, bonus: 1_000 });
    expect((await activate(caller, id)).status).toBe(409);
    await happen(kit, round(playerId, 500n), round(playerId, 400n, { stakeBonus: 100n }));
    expect((await bonusesOf(caller))[0]).toMatchObject({
      stage: "handle_bets",
      amount_wager_cents: 1_000,
    });
    await happen(kit, round(playerId, 500n), round(playerId, 500n));
    expect((await bonusesOf(caller))[0]).toMatchObject({
      stage: "finished",
      amount_wager_cents: 2_000,
      converted_cents: 1_000,
    });
    expect(await moneyOf(caller)).toEqual({ cash: 11_000, bonus: 0 });
    const told = publish.mock.calls
      .filter(([, name]) => name === "bonuses_changes")
      .flatMap(([, , payload]) => (payload as BonusesChangesMessage).bonuses);
    expect(told.map(({ stage }) => stage)).toContain("finished");
  });

  it("counts no stake above the largest, no other currency, no free round and none from before", async () => {
    const { caller, id } = await player();
    const before = round(id, 500n);
    clock.advance(1_000);
    await started(caller);
    await happen(
      kit,
      before,
      round(id, 501n),
      round(id, 100n, { currency: "CAD" }),
      round(id, 0n, { stakeHouse: 500n }),
      round(id, 400n, { subject: "no-such-game" }),
    );
    // A game that is not listed counts like one that is no slot.
    expect((await bonusesOf(caller))[0]?.amount_wager_cents).toBe(40);
  });

  it("is lost when its money is gone, and the next one starts", async () => {
    const { caller, id: playerId } = await player(0n);
    const first = await started(caller);
    const next = await given(caller, { amount_eur_cents: 300 });
    expect((await activate(caller, next)).body.stage).toBe("wait");
    await kit.house.database.tx((tx) =>
      postTransfers(tx, [
        {
          playerId,
          groupId: randomUUID(),
          leg: 0,
          kind: "correction",
          currency: "EUR",
          debit: "bonus",
          credit: "house:gaming",
          amount: 1_000n,
        },
      ]),
    );
    await happen(kit, round(playerId, 0n, { stakeBonus: 100n }));
    expect(await stageOf(caller, first)).toBe("lost");
    expect(await stageOf(caller, next)).toBe("handle_bets");
    expect(await moneyOf(caller)).toEqual({ cash: 0, bonus: 300 });
  });

  it("pays real rounds behind the cash, and counts them", async () => {
    const { caller } = await player(50n);
    await started(caller, { wagering: 99 });
    const bet = { kind: "slot", stake_cents: 100 } as const;
    const body = { id: randomUUID(), currency: "EUR", bet };
    const played = await caller.call(playRound, { params: { slug: "penny-comet" }, body });
    expect(played.status).toBe(200);
    await kit.house.reactions.settled();
    expect((await bonusesOf(caller))[0]?.amount_wager_cents).toBe(100);
    const [wager] = await kit.house.database.query<{ cash: bigint; bonus: bigint }>(
      "select stake_cash as cash, stake_bonus as bonus from wagers.wagers where id = $1",
      [body.id],
    );
    expect(wager).toEqual({ cash: 50n, bonus: 50n });
  });

  it("gives cash at once where nothing is to be wagered", async () => {
    const { caller } = await player();
    const id = await given(caller, { wagering: 0 });
    expect((await activate(caller, id)).body.stage).toBe("finished");
    expect(await moneyOf(caller)).toEqual({ cash: 11_000, bonus: 0 });
  });

  it("gives that cash also while another one is wagered, which goes on", async () => {
    const { caller } = await player();
    const wagered = await started(caller);
    const id = await given(caller, { wagering: 0 });
    expect((await activate(caller, id)).body.stage).toBe("finished");
    expect(await stageOf(caller, wagered)).toBe("handle_bets");
    expect(await moneyOf(caller)).toEqual({ cash: 11_000, bonus: 1_000 });
  });

  it("becomes cash up to its bound, the rest is given up", async () => {
    const { caller, id: playerId } = await player();
    await started(caller, { max_win_eur_cents: 300 });
    await happen(kit, ...Array.from({ length: 4 }, () => round(playerId, 500n)));
    expect(await moneyOf(caller)).toEqual({ cash: 10_300, bonus: 0 });
  });

  it("BONUS-06: is cancelled with its money, once, by its player alone", async () => {
    const { caller } = await player();
    const id = await started(caller);
    const { caller: other } = await player();
    expect((await other.call(cancelBonus, { params: { id } })).status).toBe(404);
    expect((await activate(other, id)).status).toBe(404);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => caller.call(cancelBonus, { params: { id } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    expect(await moneyOf(caller)).toEqual({ cash: 10_000, bonus: 0 });
  });

  it("of many activated at once one is wagered, the others wait", async () => {
    const { caller } = await player();
    const ids = [await given(caller), await given(caller), await given(caller)];
    await Promise.all(ids.map((id) => activate(caller, id)));
    expect((await bonusesOf(caller)).map(({ stage }) => stage).toSorted()).toEqual([
      "handle_bets",
      "wait",
      "wait",
    ]);
    expect((await moneyOf(caller)).bonus).toBe(1_000);
  });

  it("is erased by a withdrawal", async () => {
    const { caller, id: playerId } = await player();
    const id = await started(caller);
    const withdrawn = { paymentId: randomUUID(), action: "cashout", currency: "EUR" } as const;
    await happen(kit, paymentChanged(playerId, { ...withdrawn, state: "reserved", amount: 500n }));
    expect((await bonusesOf(caller)).find((one) => one.id === id)).toMatchObject({
      stage: "canceled",
      erased_by_withdraw: true,
    });
    expect((await moneyOf(caller)).bonus).toBe(0);
  });

  it("is not saved from a withdrawal by a stake that is open", async () => {
    const { caller, id: playerId } = await player();
    const id = await started(caller);
    const move = (debit: "cash" | "stakes", credit: "cash" | "stakes") =>
      kit.house.database.tx((tx) =>
        postTransfers(tx, [
          {
            playerId,
            groupId: randomUUID(),
            leg: 0,
            kind: "correction",
            currency: "EUR",
            debit,
            credit,
            amount: 100n,
          },
        ]),
      );
    await move("cash", "stakes");
    const withdrawn = { paymentId: randomUUID(), action: "cashout", currency: "EUR" } as const;
    await happen(kit, paymentChanged(playerId, { ...withdrawn, state: "reserved", amount: 500n }));
    await happen(kit, ...Array.from({ length: 9 }, () => round(playerId, 500n)));
    expect(await stageOf(caller, id)).toBe("handle_bets");
    await move("stakes", "cash");
    await happen(kit, round(playerId, 500n));
    expect(await stageOf(caller, id)).toBe("canceled");
    expect(await moneyOf(caller)).toEqual({ cash: 10_000, bonus: 0 });
  });

  it("counts no round after its time, though its end comes a moment later", async () => {
    const { caller, id: playerId } = await player();
    await started(caller);
    const late = new Date(clock.now().getTime() + 3 * DAY_MS).toISOString();
    await happen(kit, round(playerId, 500n, { at: late }));
    expect((await bonusesOf(caller))[0]?.amount_wager_cents).toBe(0);
  });
});

describe("a deposit", () => {
  const arrive = (playerId: bigint, amount: bigint, currency = "EUR") =>
    happen(
      kit,
      paymentChanged(playerId, {
        paymentId: randomUUID(),
        action: "deposit",
        state: "succeeded",
        currency,
        amount,
      }),
    );
  const choose = (caller: HttpCaller, deposit_bonus_code: string) =>
    caller.call(setBonusCode, { body: { deposit_bonus_code } });
  const double = (part: Part = {}) =>
    offer({ trigger: "deposit", percent: 100, min_deposit_eur_cents: 1_000, ...part });

  it("brings the bonus of the chosen code, once, up to the most that it gives", async () => {
    const code = await double({ amount_eur_cents: 3_000 });
    const { caller, id } = await player();
    const gifts = async () =>
      (await caller.call(listDepositGifts, {})).body.map((gift) => gift.code);
    expect(await gifts()).toContain(code);
    await arrive(id, 2_000n);
    expect(await bonusesOf(caller)).toEqual([]);
    await choose(caller, code.toLowerCase());
    await arrive(id, 999n);
    expect(await bonusesOf(caller)).toEqual([]);
    await arrive(id, 5_000n);
    expect(await bonusesOf(caller)).toMatchObject([{ stage: "handle_bets", amount_cents: 3_000 }]);
    expect((await caller.call(getPlayer, {})).body?.deposit_bonus_code).toBeNull();
    expect(await gifts()).not.toContain(code);
    await choose(caller, code);
    await arrive(id, 5_000n);
    expect(await bonusesOf(caller)).toHaveLength(1);
  });

  it("CASHBOX-14: shows a gift that is not listed to whoever has its code, until the code is deleted", async () => {
    const code = await double({ listed: false });
    const { caller } = await player();
    const gifts = async () =>
      (await caller.call(listDepositGifts, {})).body.map((gift) => gift.code);
    expect(await gifts()).not.toContain(code);
    await choose(caller, code);
    expect(await gifts()).toContain(code);
    await caller.call(clearBonusCode, {});
    expect(await gifts()).not.toContain(code);
  });

  it("BONUS-11: brings nothing to players of the multi-account group, nor to who wants none", async () => {
    const code = await double();
    const { caller, id } = await player();
    await operators[0].call(changeGroups, {
      params: { id: String(id) },
      body: { groups: { add: ["100"], remove: [] }, reason: "a test" },
    });
    await choose(caller, code);
    expect((await caller.call(listDepositGifts, {})).body).toEqual([]);
    await arrive(id, 5_000n);
    expect(await bonusesOf(caller)).toEqual([]);
    const { caller: unwilling, id: unwillingId } = await player();
    await choose(unwilling, code);
    await unwilling.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
    await arrive(unwillingId, 5_000n);
    expect(await bonusesOf(unwilling)).toEqual([]);
  });

  it("OPEN-32: of the welcome pack notes that it is used", async () => {
    const code = await double({ group_key: `welcome_${randomUUID().slice(0, 8)}` });
    const { caller, id } = await player();
    await choose(caller, code);
    await arrive(id, 5_000n);
    expect((await caller.call(getPlayer, {})).body).toMatchObject({
      statuses: [{ id: "1207", name: "Welcome pack used" }],
    });
  });
});

describe("time", () => {
  it("ends what was not activated and what was not wagered, and gives up its money", async () => {
    const { caller, id: playerId } = await player();
    const issued = await given(caller);
    const wagered = await started(caller);
    const stages = async () => {
      const rows = await kit.house.database.query<{ id: string; stage: string }>(
        "select id, stage from bonuses.bonuses where player_id = $1",
        [playerId],
      );
      const byId = new Map(rows.map(({ id, stage }) => [id, stage]));
      return [byId.get(issued), byId.get(wagered)];
    };
    clock.advance(2 * DAY_MS - 1);
    await expireBonuses(kit.house);
    expect(await stages()).toEqual(["issued", "handle_bets"]);
    clock.advance(1);
    await Promise.all([expireBonuses(kit.house), expireBonuses(kit.house)]);
    expect(await stages()).toEqual(["expired", "handle_bets"]);
    clock.advance(DAY_MS);
    await expireBonuses(kit.house);
    expect(await stages()).toEqual(["expired", "expired"]);
    const [account] = await kit.house.database.query<{ bonus: bigint }>(
      "select bonus from wallet.accounts where player_id = $1 and currency = 'EUR'",
      [playerId],
    );
    expect(account?.bonus).toBe(0n);
    await signIn();
  });

  it("is refused to who has paused", async () => {
    const { caller, id: playerId } = await player();
    const id = await given(caller);
    await kit.house.database.query(
      `insert into compliance.restrictions (player_id, cooling_off_until) values ($1, $2)
       on conflict (player_id) do update set cooling_off_until = excluded.cooling_off_until`,
      [playerId, new Date(clock.now().getTime() + DAY_MS)],
    );
    expect((await activate(caller, id)).status).toBe(403);
  });
});
