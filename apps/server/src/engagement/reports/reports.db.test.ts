import { randomUUID } from "node:crypto";
import {
  brokenInvariants,
  happen,
  openTestHouse,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postTransfers } from "#core/wallet";
import { bonusChanged } from "#events/bonuses";
import { paymentChanged } from "#events/cashbox";
import { correctionMade } from "#events/corrections";
import { freespinsChanged } from "#events/freespins";
import { giftChanged } from "#events/gifts";
import { jackpotWon } from "#events/jackpots";
import { prizeWon } from "#events/prizes";
import { wagerSettled } from "#events/wagers";
import { forgetMarks } from "./count/count-players.ts";
import { fundedPlayer, place, settle, settleAgain, takeBack } from "./reports.testing.ts";
import { dailyReport, gamesReport, nowReport, playersReport } from "./show/reports.ts";

const DAY_MS = 86_400_000;
const BEGIN = new Date("2026-03-10T10:00:00Z");

let kit: TestHouse;
let clock: TestClock;
/** Days of each test are its own. */
let day: string;
beforeAll(async () => {
  clock = new TestClock(BEGIN);
  kit = await openTestHouse({ clock, seed: "reports" });
});
beforeEach(() => {
  clock.advance(3 * DAY_MS);
  day = today();
});
afterAll(async () => {
  expect((await brokenInvariants(kit.house)).filter((one) => one.startsWith("I24"))).toEqual([]);
  await kit.close();
});

const today = () => clock.now().toISOString().slice(0, 10);
const heard = () => kit.house.reactions.settled();
const span = () => ({ from: day, to: today() });
const daily = async (part: object = {}) => {
  await heard();
  return dailyReport(kit.house, { ...span(), ...part });
};
const firstOf = async (part: object = {}) => (await daily(part)).days[0];
const at = () => clock.now().toISOString();

describe("wagers", () => {
  it("count when they are settled, in the shares of stakes and wins", async () => {
    const mixed = await fundedPlayer(kit, { cash: 60n, bonus: 40n });
    await place(kit, mixed, { stake: 100n, payout: 50n });
    const cash = await fundedPlayer(kit, { cash: 100n });
    await place(kit, cash, { stake: 100n, payout: 0n });
    await place(kit, cash, { stake: 10n, payout: 7n, part: { free: { winsTo: "kept" } } });
    expect(await firstOf()).toMatchObject({
      day,
      open: true,
      currency: "EUR",
      wagers: 3,
      stake_cash_cents: 160,
      stake_bonus_cents: 40,
      stake_free_cents: 10,
      win_cash_cents: 30,
      win_bonus_cents: 20,
      win_kept_cents: 7,
      revenue_cents: 150,
      bonus_cost_cents: 20,
      net_cents: 130,
    });
  });

  it("count on the day of the settlement, and their players on that of the placing", async () => {
    const player = await fundedPlayer(kit, { cash: 100n });
    const wagerId = await place(kit, player, { stake: 100n });
    expect((await daily()).days.filter(({ wagers }) => wagers > 0)).toEqual([]);
    clock.advance(DAY_MS);
    await settle(kit, { playerId: player, wagerId }, 30n);
    const { days } = await daily();
    expect(days.map((one) => [one.day, one.wagers, one.win_cash_cents])).toEqual([
      [today(), 1, 30],
    ]);
    const players = await playersReport(kit.house, span());
    expect(players.days.map((one) => [one.day, one.active])).toEqual([[day, 1]]);
  });

  it("count their players once, though they are settled when nobody remembers the day", async () => {
    const player = await fundedPlayer(kit, { cash: 100n });
    const wagerId = await place(kit, player, { stake: 100n });
    const active = async () => {
      await heard();
      const { days } = await playersReport(kit.house, { from: day, to: day });
      return days.map((one) => one.active);
    };
    expect(await active()).toEqual([1]);
    clock.advance(402 * DAY_MS);
    await forgetMarks(kit.house);
    await settle(kit, { playerId: player, wagerId }, 30n);
    expect(await active()).toEqual([1]);
  });

  it("leave a closed day as it is when they are corrected or voided later", async () => {
    const player = await fundedPlayer(kit, { cash: 300n });
    const ids: string[] = [];
    for (let count = 0; count < 2; count++)
      ids.push(await place(kit, player, { stake: 100n, payout: 40n }));
    clock.advance(DAY_MS);
    await settleAgain(kit, { playerId: player, wagerId: ids[0] as string }, 65n);
    await takeBack(kit, { playerId: player, wagerId: ids[1] as string });
    const { days, totals } = await daily();
    expect(days).toMatchObject([
      { day, wagers: 2, stake_cash_cents: 200, win_cash_cents: 80, corrected: 0, voided: 0 },
      { wagers: 0, corrected: 1, voided: 1, stake_cash_cents: -100, win_cash_cents: -15 },
    ]);
    expect(totals).toMatchObject([{ stake_cash_cents: 100, win_cash_cents: 65 }]);
  });

  it("that are voided after a cash-out keep what was cashed out", async () => {
    const player = await fundedPlayer(kit, { cash: 100n });
    const on = { playerId: player, wagerId: await place(kit, player, { stake: 100n }) };
    await settle(kit, on, 50n, 40n);
    expect((await daily()).days.filter(({ stake_cash_cents }) => stake_cash_cents > 0)).toEqual([]);
    await takeBack(kit, on);
    expect(await firstOf()).toMatchObject({ voided: 1, stake_cash_cents: 40, win_cash_cents: 50 });
  });

  it("are told apart by product and licence, without the money that belongs to none", async () => {
    const player = await fundedPlayer(kit, { cash: 100n });
    await place(kit, player, { stake: 10n, payout: 0n });
    await place(kit, player, { owner: "rocket", subject: "rocket", stake: 20n, payout: 0n });
    await place(kit, player, { owner: "sportsbook", stake: 30n, payout: 0n });
    for (const [product, stake_cash_cents] of [
      ["casino", 10],
      ["rocket", 20],
      ["sportsbook", 30],
    ] as const) {
      const found = await firstOf({ product });
      expect(found).toMatchObject({ stake_cash_cents, money: null, net_cents: null });
    }
    expect((await daily({ licence: "CW" })).days).toMatchObject([{ stake_cash_cents: 60 }]);
    expect((await daily({ licence: "MGA" })).days).toEqual([]);
    expect((await daily({ currency: "USD" })).days).toEqual([]);
    await heard();
    const { games } = await gamesReport(kit.house, { ...span(), currency: "EUR" });
    expect(games.map(({ slug, stake_cents }) => [slug, stake_cents])).toEqual([
      ["rocket", 20],
      ["trial-game", 10],
    ]);
  });

  it("count once when their event is heard again, as the position moves with the figures", async () => {
    const player = await fundedPlayer(kit, { cash: 100n });
    await Promise.all(
      Array.from({ length: 30 }, () => place(kit, player, { stake: 3n, payout: 1n })),
    );
    await heard();
    await heard();
    expect(await firstOf()).toMatchObject({ wagers: 30, stake_cash_cents: 90, win_cash_cents: 30 });
  });

  it("of before the house counted, or of an older build, are in no report", async () => {
    const player = await fundedPlayer(kit, { cash: 0n });
    const told = {
      wagerId: randomUUID(),
      owner: "trial",
      subject: "trial-game",
      licence: "CW",
      currency: "EUR",
      cash: 0n,
      bonus: 0n,
      version: 1n,
      stakeCash: 5n,
      stakeBonus: 0n,
      payout: 0n,
      at: at(),
    };
    const early = new Date(BEGIN.getTime() - 1).toISOString();
    await happen(
      kit,
      wagerSettled(player, told),
      wagerSettled(player, { ...told, placedAt: early }),
    );
    expect((await daily()).days.filter(({ wagers }) => wagers > 0)).toEqual([]);
    expect((await daily()).covered_since).toBe(BEGIN.toISOString());
  });
});

describe("games", () => {
  it("have their actual return beside the one that their page tells, largest stakes first", async () => {
    const player = await fundedPlayer(kit, { cash: 1_000n });
    for (const [subject, stake, payout] of [
      ["lantern-tide", 300n, 100n],
      ["trial-game", 100n, 200n],
      ["european-roulette", 200n, 0n],
    ] as const)
      await place(kit, player, { subject, stake, payout });
    await heard();
    const { games } = await gamesReport(kit.house, { ...span(), currency: "EUR", licence: "CW" });
    expect(games).toMatchObject([
      { slug: "lantern-tide", rounds: 1, actual_percent: "33.33" },
      { slug: "european-roulette", actual_percent: "0.00", published_percent: "97.29" },
      { slug: "trial-game", name: "trial-game", actual_percent: "200.00", published_percent: null },
    ]);
    expect(games[0]?.published_percent).toMatch(/^9\d\.\d\d$/);
  });
});

describe("money", () => {
  const payment = (playerId: bigint, part: object) =>
    paymentChanged(playerId, {
      paymentId: randomUUID(),
      action: "cashout",
      state: "succeeded",
      currency: "EUR",
      amount: 100n,
      refund: false,
      licence: "CW",
      at: at(),
      ...part,
    });

  it("counts payments that succeeded, bonuses, free spins, corrections and jackpots", async () => {
    const player = await fundedPlayer(kit, { cash: 0n });
    const bonus = { bonusId: randomUUID(), title: "Gift", currency: "EUR", amount: 500n };
    const spins = { freespinsId: randomUUID(), title: "Spins", currency: "EUR", won: 30n };
    const gift = {
      giftId: randomUUID(),
      type: "cash" as const,
      title: "Cash",
      currency: "EUR",
      amount: 25n,
      isWagered: false,
      at: at(),
    };
    const prize = {
      prizeId: randomUUID(),
      source: "lottery" as const,
      identifier: "lamps",
      title: "Lamps",
      place: null,
      currency: "EUR",
      originalAmount: 40n,
      originalCurrency: "EUR",
    };
    const correction = { correctionId: randomUUID(), licence: "CW", currency: "EUR", at: at() };
    await happen(
      kit,
      payment(player, { action: "deposit", amount: 1_000n }),
      payment(player, { action: "deposit", state: "processing", at: null }),
      payment(player, { action: "deposit", state: "declined" }),
      payment(player, { amount: 300n }),
      payment(player, { amount: 70n, refund: true }),
      bonusChanged(player, { ...bonus, stage: "issued", at: at() }),
      bonusChanged(player, { ...bonus, stage: "handle_bets" }),
      bonusChanged(player, { ...bonus, stage: "finished", converted: 200n, at: at() }),
      freespinsChanged(player, { ...spins, stage: "finished", at: at() }),
      freespinsChanged(player, { ...spins, stage: "canceled", at: at() }),
      giftChanged(player, { ...gift, stage: "issued" }),
      giftChanged(player, { ...gift, stage: "finished" }),
      giftChanged(player, { ...gift, type: "cashback", stage: "finished", amount: 8n }),
      giftChanged(player, { ...gift, type: "cashback", stage: "finished", isWagered: true }),
      giftChanged(player, { ...gift, type: "xp", stage: "finished", currency: null, amount: 0n }),
      correctionMade(player, { ...correction, amount: 90n }),
      correctionMade(player, { ...correction, amount: -40n }),
      jackpotWon(player, {
        dropId: randomUUID(),
        identifier: "kites",
        name: "Kites",
        levelName: "Tin",
        wagerId: randomUUID(),
        licence: "CW",
        paid: 12n,
        currency: "EUR",
        originalAmount: 12n,
        originalCurrency: "EUR",
        at: at(),
      }),
      prizeWon(player, { ...prize, paid: 40n, at: at() }),
      // Of an older build, which did not say when.
      prizeWon(player, { ...prize, paid: 9_000n }),
    );
    expect(await firstOf()).toMatchObject({
      wagers: 0,
      jackpot_cents: 12,
      money: {
        deposits: 1,
        deposits_cents: 1_000,
        withdrawals: 1,
        withdrawals_cents: 300,
        refunds: 1,
        refunds_cents: 70,
        bonuses_granted: 1,
        bonuses_granted_cents: 500,
        bonuses_converted_cents: 200,
        gifts_taken_cents: 25,
        cashback_taken_cents: 8,
        prizes_paid_cents: 40,
        freespins_won_cents: 30,
        corrections: 2,
        corrections_cents: 50,
      },
      bonus_cost_cents: 273,
      net_cents: -273,
    });
  });

  it("counts players who paid in, each once a day, and those of the first time ever", async () => {
    const [one, other] = [
      await fundedPlayer(kit, { cash: 0n }),
      await fundedPlayer(kit, { cash: 0n }),
    ];
    const deposit = async (playerId: bigint) => {
      const paymentId = randomUUID();
      const shared = {
        playerId,
        groupId: paymentId,
        leg: 20,
        currency: "EUR",
        amount: 5n,
      } as const;
      await kit.house.database.tx((tx) =>
        postTransfers(tx, [
          { ...shared, kind: "deposit", debit: "clearing:paperpay", credit: "cash" },
        ]),
      );
      await happen(kit, payment(playerId, { paymentId, action: "deposit", amount: 5n }));
    };
    for (const player of [one, one, other]) await deposit(player);
    clock.advance(DAY_MS);
    await deposit(one);
    const { days } = await playersReport(kit.house, span());
    expect(days).toMatchObject([
      { day, registrations: 2, depositors: 2, first_depositors: 2 },
      { registrations: 0, depositors: 1, first_depositors: 0 },
    ]);
  });
});

describe("players", () => {
  it("are active once a day, whatever they place", async () => {
    const [one, other] = [
      await fundedPlayer(kit, { cash: 100n }),
      await fundedPlayer(kit, { cash: 100n }),
    ];
    await Promise.all(
      [one, one, one, other].map((id) => place(kit, id, { stake: 1n, payout: 0n })),
    );
    await place(kit, one, { stake: 1n });
    await heard();
    expect((await playersReport(kit.house, { ...span(), licence: "CW" })).days).toMatchObject([
      { active: 2, registrations: 2 },
    ]);
  });

  it("are forgotten after 400 days, and the counts stay", async () => {
    const player = await fundedPlayer(kit, { cash: 100n });
    await place(kit, player, { stake: 1n, payout: 0n });
    await heard();
    const marks = async () =>
      (await kit.house.database.query("select 1 from reports.marks where player_id = $1", [player]))
        .length;
    clock.advance(400 * DAY_MS);
    await forgetMarks(kit.house);
    expect(await marks()).toBe(1);
    clock.advance(DAY_MS);
    await forgetMarks(kit.house);
    expect(await marks()).toBe(0);
    expect((await playersReport(kit.house, { from: day, to: day })).days).toMatchObject([
      { active: 1, open: false },
    ]);
  });
});

it("shows today, yesterday and what waits to be paid out", async () => {
  const player = await fundedPlayer(kit, { cash: 100n });
  await place(kit, player, { stake: 4n, payout: 0n });
  clock.advance(DAY_MS);
  await place(kit, player, { stake: 6n, payout: 0n });
  await kit.house.database.query(
    `insert into cashbox.payments (player_id, id, reference, body_hash, action, licence, method, provider, currency,
       amount, eur_cents, state, created_at)
     select $1, gen_random_uuid(), gen_random_uuid(), 'x', 'cashout', 'CW', 'bank', 'paperpay', 'EUR', 50, 50, state, now()
     from unnest(array['pending', 'processing', 'succeeded', 'rejected']) state`,
    [player],
  );
  await heard();
  expect(await nowReport(kit.house)).toMatchObject({
    today: [{ day: today(), open: true, stake_cash_cents: 6 }],
    yesterday: [{ day, open: false, stake_cash_cents: 4 }],
    open_withdrawals: [{ currency: "EUR", count: 2, amount_cents: 100 }],
  });
});

it.each([
  ["2026-03-02", "2026-03-01"],
  ["2026-01-01", "2027-02-05"],
])("refuses the span from %s to %s", async (from, to) => {
  await expect(dailyReport(kit.house, { from, to })).rejects.toThrow("span_invalid");
});
