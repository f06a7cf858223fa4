import { randomUUID } from "node:crypto";
import {
  brokenInvariants,
  fund,
  openTestHouse,
  registered,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, selectAccounts } from "#core/wallet";
import { type PlaceCommand, type WagerAnswer, wagers } from "./public.ts";
import { prepareToy, STAKER, type ToySession, toyStake } from "./toy-owner.testing.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ seed: "wagers" });
  await prepareToy(kit.house.database);
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const place = (command: PlaceCommand<ToySession, bigint>) => wagers(kit.house).place(command);
const instant = (playerId: bigint, stake: bigint, payout = 0n) =>
  toyStake(kit.house, playerId, stake, { payout });
const accountOf = async (id: bigint) => (await selectAccounts(kit.house.database, id))[0];
const cashOf = async (id: bigint) => (await accountOf(id))?.cash;
const wagerOf = (answer: WagerAnswer<unknown>) => {
  if ("refused" in answer) throw new Error(answer.refused);
  return answer.wager;
};
const playerWith = async (amount: bigint) => {
  const { id } = await registered(kit.house);
  if (amount > 0n) await fund(kit.house, id, amount);
  return id;
};

describe("instant rounds", () => {
  it("are settled in one transaction, each player's in order", async () => {
    const players = await Promise.all([1, 2, 3].map(() => playerWith(1000n)));
    const commands = players.flatMap((id) => [1n, 2n, 3n].map((stake) => instant(id, stake, 2n)));
    const placed = (await Promise.all(commands.map(place))).map(wagerOf);
    for (const id of players) {
      const own = placed.filter((wager) => wager.playerId === id);
      expect(own.map((wager) => wager.record)).toEqual(["1", "2", "3"]);
      expect(own.map((wager) => wager.cashAfter)).toEqual([1001n, 1001n, 1000n]);
      expect(await cashOf(id)).toBe(1000n);
      expect(own[0]).toMatchObject({ status: "settled", sessionId: 1n, country: "DE" });
    }
  });

  it("give the first answer again, refuse the same id with another body, and never play twice", async () => {
    const id = await playerWith(1000n);
    const command = instant(id, 10n, 25n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(command)));
    const placed = answers.map(wagerOf);
    expect(new Set(placed.map((wager) => wager.record))).toEqual(new Set(["1"]));
    expect(answers.filter((answer) => "repeated" in answer && !answer.repeated)).toHaveLength(1);
    expect(wagerOf(await place(command))).toEqual(placed[0]);
    expect(await place({ ...command, bodyHash: "another" })).toEqual({
      refused: "idempotency_mismatch",
    });
    expect(await cashOf(id)).toBe(1015n);
  });

  it("of one player mean nothing to another with the same id", async () => {
    const [one, two] = [await playerWith(100n), await playerWith(100n)];
    const command = instant(one, 10n);
    await place(command);
    const other = { ...instant(two, 10n), id: command.id };
    expect(wagerOf(await place(other))).toMatchObject({ playerId: two, record: "1" });
  });

  it("of another owner under the same id and body are refused, never answered as theirs", async () => {
    const command = instant(await playerWith(100n), 10n);
    await place(command);
    const stranger = { ...command, owner: { ...command.owner, name: "stranger" } };
    expect(await place(stranger)).toEqual({ refused: "idempotency_mismatch" });
    expect(await cashOf(command.playerId)).toBe(90n);
  });

  it("are accepted exactly as far as the balance covers them when many come at once", async () => {
    const id = await playerWith(50n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(instant(id, 20n))));
    expect(answers.filter((answer) => !("refused" in answer))).toHaveLength(2);
    expect(
      answers.filter((answer) => "refused" in answer && answer.refused === "not_enough_money"),
    ).toHaveLength(8);
    expect(await cashOf(id)).toBe(10n);
  });

  it("are not failed by a neighbour's refusal", async () => {
    const [rich, poor] = [await playerWith(100n), await playerWith(0n)];
    const [a, b, c] = await Promise.all([
      place(instant(rich, 10n)),
      place(instant(poor, 10n)),
      place({ ...instant(rich, 10n), currency: "NOK" }),
    ]);
    expect(wagerOf(a)).toMatchObject({ playerId: rich });
    expect(b).toEqual({ refused: "not_enough_money" });
    expect(c).toEqual({ refused: "currency_not_held" });
  });

  it("are not failed by a neighbour that fails, and one that failed works again after", async () => {
    const [id, other] = [await playerWith(100n), await playerWith(100n)];
    const broken = { ...instant(id, 10n), subject: null as unknown as string };
    const fine = [instant(other, 10n), instant(other, 20n)];
    const [failed, ...placed] = await Promise.allSettled([broken, ...fine].map(place));
    expect(failed?.status).toBe("rejected");
    expect(placed).toMatchObject([
      { value: { wager: { record: "1", cashAfter: 90n } } },
      { value: { wager: { record: "2", cashAfter: 70n } } },
    ]);
    expect(await cashOf(id)).toBe(100n);
    expect(wagerOf(await place({ ...broken, subject: "toy" }))).toMatchObject({ record: "1" });
  });
});

describe("open wagers", () => {
  const door = () => wagers(kit.house);
  const on = (wager: { playerId: bigint; id: string }, bodyHash = "on") => ({
    owner: toyStake(kit.house, 1n, 1n).owner,
    playerId: wager.playerId,
    wagerId: wager.id,
    id: randomUUID(),
    bodyHash,
  });
  const opened = async (funds: bigint, stake: bigint) => {
    const command = toyStake(kit.house, await playerWith(funds), stake);
    return { command, wager: wagerOf(await place(command)) };
  };
  const raise = (wager: Parameters<typeof on>[0], stake: bigint, payout?: bigint) => ({
    ...on(wager),
    ...STAKER,
    offer: (session: ToySession) => ({
      stake,
      play: () => ({
        record: `step ${session.next(wager.playerId)}`,
        detail: null,
        ...(payout === undefined ? {} : { payout }),
      }),
    }),
  });

  it("keep the stake aside until they are settled, through steps that cost and steps that do not", async () => {
    const { wager } = await opened(100n, 30n);
    expect(await accountOf(wager.playerId)).toMatchObject({ cash: 70n, stakes: 30n });
    await door().add(raise(wager, 20n));
    await door().add(raise(wager, 0n));
    expect(await accountOf(wager.playerId)).toMatchObject({ cash: 50n, stakes: 50n });
    const end = { ...on(wager), payout: 120n };
    const settled = wagerOf(await door().settle(end));
    expect(settled).toMatchObject({ status: "settled", record: "step 3", cashAfter: 170n });
    expect(await accountOf(wager.playerId)).toMatchObject({ cash: 170n, stakes: 0n });
    expect(wagerOf(await door().settle(end))).toEqual(settled);
  });

  it("answer each command's id as it was answered first, whatever came after", async () => {
    const { command, wager } = await opened(100n, 30n);
    const step = raise(wager, 20n);
    const stepped = wagerOf(await door().add(step));
    await door().settle({ ...on(wager), payout: 0n });
    expect(await place(command)).toEqual({ wager, repeated: true, detail: undefined });
    expect(await door().add(step)).toEqual({ wager: stepped, repeated: true, detail: undefined });
    expect(await door().add({ ...step, bodyHash: "altered" })).toEqual({
      refused: "idempotency_mismatch",
    });
    expect(await door().add(raise(wager, 1n))).toEqual({ refused: "wager_settled" });
  });

  it("end with the step that says a payout", async () => {
    const { wager } = await opened(100n, 30n);
    const ended = wagerOf(await door().add(raise(wager, 30n, 120n)));
    expect(ended).toMatchObject({ status: "settled", cashAfter: 160n });
    expect(await accountOf(wager.playerId)).toMatchObject({ cash: 160n, stakes: 0n });
  });

  it("are cashed out once: the first of cash-out and settlement wins", async () => {
    const { wager } = await opened(100n, 100n);
    const [part, whole, late] = await Promise.all([
      door().settle({ ...on(wager), payout: 55n, cashOut: 50n }),
      door().settle({ ...on(wager), payout: 40n, cashOut: 50n }),
      door().settle({ ...on(wager), payout: 900n }),
    ]);
    expect(wagerOf(part)).toMatchObject({ status: "open" });
    expect(wagerOf(whole)).toMatchObject({ status: "settled" });
    expect(late).toEqual({ refused: "wager_cashed_out" });
    expect(await door().settleAgain({ ...on(wager), payout: 900n })).toEqual({
      refused: "wager_cashed_out",
    });
    expect(await door().settle({ ...on(wager), payout: 1n, cashOut: 1n })).toEqual({
      refused: "wager_cashed_out",
    });
    expect(await cashOf(wager.playerId)).toBe(95n);
  });

  it("are settled again up and down; what the player no longer has is owed and repaid first", async () => {
    const { wager } = await opened(100n, 100n);
    await door().settle({ ...on(wager), payout: 250n });
    await door().settleAgain({ ...on(wager), payout: 300n });
    expect(await cashOf(wager.playerId)).toBe(300n);
    await place(instant(wager.playerId, 260n));
    const again = wagerOf(await door().settleAgain({ ...on(wager), payout: 100n }));
    expect(again.paid).toEqual({ cash: 100n, bonus: 0n, kept: 0n });
    expect(await accountOf(wager.playerId)).toMatchObject({ cash: 0n, debt: 160n });
    expect(await place(instant(wager.playerId, 1n))).toEqual({ refused: "debt_open" });
    await door().settleAgain({ ...on(wager), payout: 300n });
    expect(await accountOf(wager.playerId)).toMatchObject({ cash: 40n, debt: 0n });
    expect(wagerOf(await place(instant(wager.playerId, 1n)))).toMatchObject({ cashAfter: 39n });
  });

  it("that pay a debt back free the stakes of the same batch", async () => {
    const { wager } = await opened(100n, 60n);
    await door().settle({ ...on(wager), payout: 200n });
    await place(instant(wager.playerId, 240n));
    await door().settleAgain({ ...on(wager), payout: 40n });
    expect(await accountOf(wager.playerId)).toMatchObject({ cash: 0n, debt: 160n });
    const [again, bet] = await Promise.all([
      door().settleAgain({ ...on(wager), payout: 300n }),
      place(instant(wager.playerId, 1n)),
    ]);
    expect(wagerOf(again).status).toBe("settled");
    expect(wagerOf(bet)).toMatchObject({ cashAfter: 99n });
  });

  it("that pay one currency's debt back leave another's to stand", async () => {
    const { wager } = await opened(100n, 60n);
    const { playerId } = wager;
    await kit.house.database.tx((tx) => openAccount(tx, { playerId, currency: "USD" }));
    await fund(kit.house, playerId, 100n, "USD");
    const dollars = { ...toyStake(kit.house, playerId, 60n), currency: "USD" };
    const other = wagerOf(await place(dollars));
    for (const one of [wager, other]) await door().settle({ ...on(one), payout: 200n });
    await place(instant(playerId, 240n));
    await place({ ...instant(playerId, 240n), currency: "USD" });
    for (const one of [wager, other]) await door().settleAgain({ ...on(one), payout: 40n });
    const [again, bet] = await Promise.all([
      door().settleAgain({ ...on(wager), payout: 300n }),
      place(instant(playerId, 1n)),
    ]);
    expect(wagerOf(again).status).toBe("settled");
    expect(bet).toEqual({ refused: "debt_open" });
  });

  it("are voided open or settled, and stay so", async () => {
    const open = (await opened(100n, 60n)).wager;
    const voiding = { ...on(open), subject: "toy", licence: "CW", currency: "EUR" };
    expect(wagerOf(await door().takeBack(voiding))).toMatchObject({ status: "voided" });
    expect(await accountOf(open.playerId)).toMatchObject({ cash: 100n, stakes: 0n });
    expect(await door().settle({ ...on(open), payout: 5n })).toEqual({ refused: "wager_voided" });

    const won = (await opened(100n, 60n)).wager;
    await door().settle({ ...on(won), payout: 90n });
    await door().takeBack({ ...voiding, ...on(won) });
    expect(await cashOf(won.playerId)).toBe(100n);
    expect(await door().takeBack({ ...voiding, ...on(won) })).toEqual({ refused: "wager_voided" });
  });

  it("that are voided before they come are refused when they come", async () => {
    const command = toyStake(kit.house, await playerWith(100n), 10n);
    const voiding = { ...on(command), subject: "toy", licence: "CW", currency: "EUR" };
    const mark = await door().takeBack(voiding);
    expect(wagerOf(mark)).toMatchObject({ status: "voided", id: command.id });
    expect(await place(command)).toEqual({ refused: "wager_voided" });
    expect(await door().takeBack(voiding)).toMatchObject({ repeated: true });
    expect(await cashOf(command.playerId)).toBe(100n);
  });

  it("that may never have come are given up: left as they stand, or refused when they come", async () => {
    const command = toyStake(kit.house, await playerWith(100n), 10n);
    const giveUp = () =>
      door().takeBack({
        ...on(command),
        subject: "toy",
        licence: "CW",
        currency: "EUR",
        unlessPlaced: true,
      });
    const placed = wagerOf(await place(command));
    expect(await giveUp()).toEqual({ wager: placed, repeated: true, detail: undefined });
    expect(await place(command)).toMatchObject({ repeated: true });

    const late = { ...command, id: randomUUID() };
    const giveUpLate = { ...on(late), subject: "toy", licence: "CW", currency: "EUR" };
    await door().takeBack({ ...giveUpLate, unlessPlaced: true });
    expect(await place(late)).toEqual({ refused: "wager_voided" });
    const stranger = { ...command.owner, name: "stranger" };
    expect(
      await door().takeBack({ ...giveUpLate, ...on(command), owner: stranger, unlessPlaced: true }),
    ).toEqual({ refused: "wager_not_found" });
  });

  it("that come while they are given up are either staked or not, and both are told the same", async () => {
    const playerId = await playerWith(1000n);
    let staked = 0n;
    for (let n = 0; n < 20; n++) {
      const command = toyStake(kit.house, playerId, 1n);
      const voiding = { ...on(command), subject: "toy", licence: "CW", currency: "EUR" };
      const giveUp = () => door().takeBack({ ...voiding, unlessPlaced: true });
      const [first, second] =
        n % 2 ? [giveUp, () => place(command)] : [() => place(command), giveUp];
      const [one, two] = await Promise.all([first(), second()]);
      const [given, answer] = n % 2 ? [one, two] : [two, one];
      const isStaked = wagerOf(given).status !== "voided";
      expect("refused" in answer).toBe(!isStaked);
      if (isStaked) staked += 1n;
    }
    expect(await accountOf(playerId)).toMatchObject({ cash: 1000n - staked, stakes: staked });
  });

  it("of another owner or of nobody are not found", async () => {
    const { wager } = await opened(100n, 10n);
    const stranger = { ...toyStake(kit.house, 1n, 1n).owner, name: "stranger" };
    const end = { ...on(wager), payout: 1n };
    expect(await door().settle({ ...end, owner: stranger })).toEqual({
      refused: "wager_not_found",
    });
    expect(await door().settle({ ...end, wagerId: randomUUID() })).toEqual({
      refused: "wager_not_found",
    });
  });

  it("are settled by a list of any length, each player's in order", async () => {
    const id = await playerWith(2000n);
    const placed = await door().all(Array.from({ length: 700 }, () => toyStake(kit.house, id, 1n)));
    const settled = await door().all(
      placed.map((answer) => ({ ...on(wagerOf(answer)), kind: "settle" as const, payout: 2n })),
    );
    expect(settled.every((answer) => wagerOf(answer).status === "settled")).toBe(true);
    expect(await accountOf(id)).toMatchObject({ cash: 2700n, stakes: 0n });
  });
});
