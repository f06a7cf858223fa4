import { randomUUID } from "node:crypto";
import {
  approveWithdrawal,
  createDeposit,
  createWithdrawal,
  getPayment,
  listAccounts,
  listPaymentProfiles,
  listPaymentSources,
  listWithdrawals,
  playRound,
  recallPayment,
  rejectWithdrawal,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  moveToLicence,
  operatorGoes,
  PLAYER_PASSWORD,
  registered,
  signedInOperator,
  signedInPlayer,
  verifiedByTwo,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { claimSendings } from "../records/sending-store.ts";
import { payOutReserved } from "./pay-out.ts";

const IBAN = "DE89 3704 0044 0532 0130 00";
let kit: CashboxKit;
let player: HttpCaller;
let playerId: bigint;

beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  kit.away = false;
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url, 1_000_000n));
});

const bank = { kind: "bank", holder: "Ada Lovelace", iban: IBAN } as const;
const withdraw = (part: object = {}) =>
  player.call(createWithdrawal, {
    body: {
      id: randomUUID(),
      method: "bank",
      currency: "EUR",
      amount_cents: 10_000,
      destination: bank,
      password: PLAYER_PASSWORD,
      ...part,
    },
  });
const account = async () => (await player.call(listAccounts, {})).body[0];
const stateOf = async (id: string) => (await player.call(getPayment, { params: { id } })).body;
const referenceOf = async (id: string) =>
  (
    await kit.house.database.query<{ reference: string }>(
      "select reference from cashbox.payments where id = $1",
      [id],
    )
  )[0]?.reference as string;
const reported = async (id: string, status: string, amount_cents = 10_000) =>
  kit.report({ payout_id: await referenceOf(id), status, amount_cents });
/** Waits for the reaction to have run. */
const sent = async () => {
  await kit.house.reactions.settled();
  await payOutReserved(kit.house);
};

describe("withdrawals", () => {
  it("hold the money at once and are paid by the provider's report, once", async () => {
    const { status, body } = await withdraw();
    expect({ status, state: body.state }).toEqual({ status: 201, state: "reserved" });
    expect(await account()).toMatchObject({
      amount_cents: 990_000,
      available_to_cashout_cents: 990_000,
      held_cents: 10_000,
    });
    await sent();
    expect(kit.lastOrder("payouts")).toMatchObject({
      payout_id: await referenceOf(body.id),
      amount_cents: 10_000,
      destination: { kind: "bank", iban: "DE89370400440532013000" },
    });
    expect((await stateOf(body.id)).state).toBe("processing");
    await Promise.all([1, 2, 3].map(() => reported(body.id, "succeeded")));
    expect(await stateOf(body.id)).toMatchObject({
      state: "succeeded",
      account_label: "DE89 •••• 3000",
    });
    expect(await account()).toMatchObject({ amount_cents: 990_000, held_cents: 0 });
    const [profile] = (await player.call(listPaymentProfiles, {})).body;
    expect(profile).toMatchObject({ method: "bank", label: "DE89 •••• 3000", one_click: false });
  });

  it.each(["declined", "canceled"])("that end %s give the money back, once", async (state) => {
    const { body } = await withdraw();
    await sent();
    await Promise.all([1, 2].map(() => reported(body.id, state)));
    expect((await stateOf(body.id)).state).toBe(state);
    expect(await account()).toMatchObject({ amount_cents: 1_000_000, held_cents: 0 });
  });

  it("are the same for the same id, however often and at once; not for another amount", async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw({ id })));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
    const hits = answers.filter((answer) => answer.headers.get("idempotency-hit") === "true");
    expect(hits).toHaveLength(3);
    expect(await account()).toMatchObject({ held_cents: 10_000 });
    expect((await withdraw({ id, amount_cents: 10_100 })).status).toBe(409);
  });

  it("never take more than there is, however many ask at once (CASHBOX-09)", async () => {
    const broke = await registered(kit.house);
    await fund(kit.house, broke.id, 5_000n);
    player.useSession(broke.token);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => withdraw({ amount_cents: 2_000 })),
    );
    // Some may be told to wait, as each brings a password: never is more than two of them paid.
    const done = answers.filter((answer) => answer.status === 201).length;
    expect([1, 2]).toContain(done);
    if (done === 1) expect((await withdraw({ amount_cents: 2_000 })).status).toBe(201);
    const { body } = await withdraw({ amount_cents: 2_000 });
    expect(body).toEqual({ errors: { amount_cents: { not_enough_money: expect.any(String) } } });
    expect(await account()).toMatchObject({ amount_cents: 1_000, held_cents: 4_000 });
  });

  it("wait for a provider that is away, and go under the same reference", async () => {
    kit.away = true;
    const { body } = await withdraw();
    await sent();
    expect((await stateOf(body.id)).state).toBe("reserved");
    kit.away = false;
    kit.clock.advance(1_999);
    await payOutReserved(kit.house);
    expect((await stateOf(body.id)).state).toBe("reserved");
    kit.clock.advance(1);
    await payOutReserved(kit.house);
    expect((await stateOf(body.id)).state).toBe("processing");
    const reference = await referenceOf(body.id);
    expect(kit.orders.filter((order) => order.payout_id === reference)).toHaveLength(1);
  });

  it("are sent again with growing pauses of at most 15 s", async () => {
    kit.away = true;
    const { body } = await withdraw();
    await sent();
    const reference = await referenceOf(body.id);
    const pauses: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      const before = kit.refusals(reference);
      for (let waited = 1; ; waited++) {
        kit.clock.advance(1000);
        await payOutReserved(kit.house);
        if (kit.refusals(reference) > before || waited > 60) {
          pauses.push(waited);
          break;
        }
      }
    }
    expect(pauses).toEqual([2, 4, 8, 15, 15]);
  });

  it("are not sent by two at once, and again when who sent them died", async () => {
    kit.away = true;
    const { body } = await withdraw();
    await sent();
    const reference = await referenceOf(body.id);
    await kit.house.database.query(
      "update cashbox.payments set sendings = 0, send_after = null where reference = $1",
      [reference],
    );
    const at = kit.clock.now();
    const until = new Date(at.getTime() + 10_000);
    const claims = await Promise.all(
      [1, 2, 3].map(() => claimSendings(kit.house.database, { at, until, limit: 20 })),
    );
    const ours = claims.flat().filter(({ payment }) => payment.reference === reference);
    expect(ours.map(({ sendings }) => sendings)).toEqual([1]);
    kit.away = false;
    kit.clock.advance(9_999);
    await payOutReserved(kit.house);
    expect((await stateOf(body.id)).state).toBe("reserved");
    kit.clock.advance(1);
    await payOutReserved(kit.house);
    expect((await stateOf(body.id)).state).toBe("processing");
  });

  it("that were given back and are paid after all are for a person to look at", async () => {
    const { body } = await withdraw();
    await sent();
    await reported(body.id, "declined");
    expect((await reported(body.id, "succeeded")).status).toBe(200);
    expect(await account()).toMatchObject({ amount_cents: 1_000_000, held_cents: 0 });
    const [found] = await kit.house.database.query(
      "select kind from cashbox.cases where reference = $1",
      [await referenceOf(body.id)],
    );
    expect(found).toEqual({ kind: "late_success" });
  });

  it("that were paid and come back are for a person to look at, and move nothing", async () => {
    const { body } = await withdraw();
    await sent();
    await reported(body.id, "succeeded");
    const before = await account();
    for (let copies = 0; copies < 2; copies++)
      expect((await reported(body.id, "declined")).status).toBe(200);
    expect(await account()).toEqual(before);
    const found = await kit.house.database.query(
      "select kind from cashbox.cases where reference = $1",
      [await referenceOf(body.id)],
    );
    expect(found).toEqual([{ kind: "late_failure" }]);
  });

  it.each([
    ["of nothing", { amount_cents: 0 }, "VALIDATION.COMMON.MIN_VALUE"],
    ["of a fraction", { amount_cents: 100.5 }, "VALIDATION.COMMON.INTEGER"],
    ["below nothing", { amount_cents: -5_000 }, "VALIDATION.COMMON.MIN_VALUE"],
    ["beyond every number", { amount_cents: 2 ** 53 }, "VALIDATION.COMMON"],
    ["under the minimum", { amount_cents: 1_999 }, "amount_under_minimum"],
    ["over the maximum", { amount_cents: 5_000_001 }, "amount_over_maximum"],
    ["by a method that pays nothing out", { method: "voucher" }, "method_not_offered"],
    ["by a method of another currency", { method: "bitcoin" }, "method_not_offered"],
    ["in a currency without an account", { currency: "USD" }, "currency_not_held"],
    ["to nowhere", { destination: undefined }, "destination_required"],
    [
      "to a coin by bank",
      { destination: { kind: "crypto", address: "x" } },
      "destination_required",
    ],
    [
      "to a wrong IBAN",
      { destination: { ...bank, iban: "DE89 3704 0044 0532 0130 01" } },
      "iban_invalid",
    ],
    ["to a holder with a line break", { destination: { ...bank, holder: "A\nB" } }, "holder"],
    ["to a holder written backwards", { destination: { ...bank, holder: "A\u202eB" } }, "holder"],
    ["to half a character", { destination: { ...bank, holder: "A\ud800B" } }, "holder"],
    ["to an IBAN with strange marks", { destination: { ...bank, iban: "LT12-" } }, "iban_invalid"],
    ["to a profile of nobody", { profile_id: randomUUID() }, "profile_not_found"],
  ])("refuse money %s, and hold none", async (_, part, code) => {
    const { status, body } = await withdraw(part);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(code);
    expect(await account()).toMatchObject({ amount_cents: 1_000_000, held_cents: 0 });
  });

  it.each(["first", "last"])("may have the id of a round that was played %s", async (order) => {
    const id = randomUUID();
    const neighbour = httpCaller(kit.url);
    const other = await registered(kit.house);
    await fund(kit.house, other.id, 1_000n);
    neighbour.useSession(other.token);
    const spin = (caller: HttpCaller, roundId: string) =>
      caller.call(playRound, {
        params: { slug: "lantern-tide" },
        body: { id: roundId, currency: "EUR", bet: { kind: "slot", stake_cents: 20 } },
      });
    const play = async () => {
      const answers = await Promise.all([spin(player, id), spin(neighbour, randomUUID())]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    };
    if (order === "first") await play();
    expect((await withdraw({ id })).status).toBe(201);
    if (order === "last") await play();
    await sent();
    expect((await reported(id, "succeeded")).status).toBe(200);
    expect((await stateOf(id)).state).toBe("succeeded");
  });

  it("cannot use the profile of another player", async () => {
    await withdraw();
    await sent();
    const [first] = kit.orders.slice(-1);
    await kit.report({ payout_id: first?.payout_id, status: "succeeded", amount_cents: 10_000 });
    const [profile] = (await player.call(listPaymentProfiles, {})).body;
    expect(profile).toBeDefined();
    const again = await withdraw({ destination: undefined, profile_id: profile?.id });
    expect(again.status).toBe(201);
    const other = await registered(kit.house);
    await fund(kit.house, other.id, 50_000n);
    player.useSession(other.token);
    const stolen = await withdraw({ destination: undefined, profile_id: profile?.id });
    expect(JSON.stringify(stolen.body)).toContain("profile_not_found");
  });
});

describe("recall", () => {
  it("takes a waiting withdrawal back, and answers the same again (CASHBOX-03)", async () => {
    const { body } = await withdraw({ amount_cents: 50_000 });
    expect(body).toMatchObject({ state: "pending", recallable: true });
    const params = { id: body.id };
    const answers = await Promise.all([1, 2, 3].map(() => player.call(recallPayment, { params })));
    expect(answers.map((answer) => answer.body.state)).toEqual([
      "recalled",
      "recalled",
      "recalled",
    ]);
    expect(await account()).toMatchObject({ amount_cents: 1_000_000, held_cents: 0 });
  });

  it("is refused once it is on its way, and for a payment of another", async () => {
    const { body } = await withdraw();
    const params = { id: body.id };
    expect((await player.call(recallPayment, { params })).status).toBe(422);
    player.useSession((await registered(kit.house)).token);
    expect((await player.call(recallPayment, { params })).status).toBe(404);
  });

  it("is off where the licence does not allow it", async () => {
    await moveToLicence(kit.house, playerId, "AU");
    const { body } = await withdraw({ amount_cents: 50_000 });
    expect(body).toMatchObject({ state: "pending", recallable: false });
    expect((await player.call(recallPayment, { params: { id: body.id } })).status).toBe(422);
  });
});

describe("approval", () => {
  const approve = async (operator: HttpCaller, id: string) =>
    operator.call(approveWithdrawal, { params: { reference: await referenceOf(id) } });

  it("by one operator lets a middling withdrawal go", async () => {
    const cashier = await signedInOperator(kit.house, kit.url, "cashier");
    const { body } = await withdraw({ amount_cents: 50_000 });
    const queue = (await cashier.call(listWithdrawals, { query: { limit: 100 } })).body;
    expect(queue.find((one) => one.player_id === Number(playerId))).toMatchObject({
      approvals_needed: 1,
      approvals: [],
      eur_cents: 50_000,
    });
    expect((await approve(cashier, body.id)).body.state).toBe("reserved");
    expect((await approve(cashier, body.id)).status).toBe(422);
    expect((await player.call(recallPayment, { params: { id: body.id } })).status).toBe(422);
  });

  it("of a large one takes two different operators, and due diligence first", async () => {
    const refused = await withdraw({ amount_cents: 250_000 });
    expect(JSON.stringify(refused.body)).toContain("verification_required");
    const [first, second] = [
      await signedInOperator(kit.house, kit.url, "cashier"),
      await signedInOperator(kit.house, kit.url, "manager"),
    ];
    await verifiedByTwo(kit.house, kit.url, playerId);
    const { body } = await withdraw({ amount_cents: 250_000 });
    expect((await approve(first, body.id)).body).toMatchObject({ state: "pending" });
    const again = await approve(first, body.id);
    expect(JSON.stringify(again.body)).toContain("second_operator_needed");
    expect((await approve(second, body.id)).body).toMatchObject({
      state: "reserved",
      approvals: [{ operator: expect.any(String) }, { operator: expect.any(String) }],
    });
  });

  it("counts while who gave it may still decide", async () => {
    const [first, second, third] = [
      await signedInOperator(kit.house, kit.url, "cashier"),
      await signedInOperator(kit.house, kit.url, "cashier"),
      await signedInOperator(kit.house, kit.url, "manager"),
    ];
    await verifiedByTwo(kit.house, kit.url, playerId);
    const { body } = await withdraw({ amount_cents: 250_000 });
    const [gone] = (await approve(first, body.id)).body.approvals;
    await operatorGoes(kit.house, gone?.operator as string);
    const approved = (await approve(second, body.id)).body;
    expect(approved).toMatchObject({ state: "pending", approvals_needed: 2 });
    expect(approved.approvals).toHaveLength(1);
    await operatorGoes(kit.house, approved.approvals[0]?.operator as string, "support");
    expect((await approve(third, body.id)).body).toMatchObject({ state: "pending" });
    const fourth = await signedInOperator(kit.house, kit.url, "cashier");
    expect((await approve(fourth, body.id)).body).toMatchObject({
      state: "reserved",
      approvals: Array(4).fill({ operator: expect.any(String) }),
    });
  });

  it("withheld gives the money back, and the reason stays with the house", async () => {
    const cashier = await signedInOperator(kit.house, kit.url, "cashier");
    const { body } = await withdraw({ amount_cents: 50_000 });
    const reference = await referenceOf(body.id);
    const reason = "the holder is somebody else";
    await cashier.call(rejectWithdrawal, { params: { reference }, body: { reason } });
    expect(await stateOf(body.id)).toMatchObject({ state: "rejected", reason: "rejected" });
    expect(await account()).toMatchObject({ amount_cents: 1_000_000, held_cents: 0 });
  });

  it("and recall race for one end", async () => {
    const cashier = await signedInOperator(kit.house, kit.url, "cashier");
    const { body } = await withdraw({ amount_cents: 50_000 });
    const [approved, recalled] = await Promise.all([
      approve(cashier, body.id),
      player.call(recallPayment, { params: { id: body.id } }),
    ]);
    expect([approved.status, recalled.status].toSorted()).toEqual([200, 422]);
    const { state } = await stateOf(body.id);
    expect(["reserved", "processing", "recalled"]).toContain(state);
  });
});

describe("back to where it came from", () => {
  const deposited = async (method: string, cents: number, profile?: object) => {
    const body = { id: randomUUID(), method, currency: "EUR", amount_cents: cents };
    expect((await player.call(createDeposit, { body })).status).toBe(201);
    const payment_id = kit.lastOrder("payments").payment_id;
    await kit.report({ payment_id, status: "succeeded", amount_cents: cents, profile });
  };

  it("keeps other methods shut until what came by a card is back on it", async () => {
    await deposited("card", 10_000, { token: "tok_1", label: "•••• 1111" });
    const sources = async () => (await player.call(listPaymentSources, {})).body;
    expect(await sources()).toEqual([
      { method: "card", currency: "EUR", outstanding_cents: 10_000 },
    ]);
    const refused = await withdraw();
    expect(JSON.stringify(refused.body)).toContain("return_to_source_first");
    const [profile] = (await player.call(listPaymentProfiles, {})).body;
    const back = { method: "card", destination: undefined, profile_id: profile?.id };
    const paid = await withdraw({ ...back, amount_cents: 10_000 });
    expect(paid.body).toMatchObject({ state: "reserved", account_label: "•••• 1111" });
    expect(await sources()).toEqual([]);
    expect((await withdraw()).status).toBe(201);
    await sent();
    const order = kit.orders.findLast(({ destination }) => destination?.kind === "token");
    expect(order).toMatchObject({ type: "cards", method: "card" });
    await reported(paid.body.id, "declined");
    expect(await sources()).toEqual([
      { method: "card", currency: "EUR", outstanding_cents: 10_000 },
    ]);
  });

  it("does not wait for what cannot go back", async () => {
    await deposited("voucher", 5_000);
    expect((await player.call(listPaymentSources, {})).body).toEqual([]);
    expect((await withdraw()).status).toBe(201);
  });
});
