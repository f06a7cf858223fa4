import { randomUUID } from "node:crypto";
import {
  approveWithdrawal,
  createDeposit,
  createWithdrawal,
  getPayment,
  getWithdrawalRules,
  listAccounts,
  listPaymentProfiles,
  listWithdrawals,
  recallPayment,
  rejectWithdrawal,
  removePaymentProfile,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  operatorGoes,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { payOutReserved } from "./pay-out.ts";
import { releaseWaiting } from "./release-waiting.ts";

/** Shorter than an idle session lives. */
const DELAY_MS = 20 * 60_000;
const bank = { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" } as const;

let kit: CashboxKit;
let player: HttpCaller;
let playerId: bigint;
beforeAll(async () => {
  kit = await openCashbox({ WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: "20" });
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url, 1_000_000n));
});

const asked = (part: object = {}) => ({
  id: randomUUID() as string,
  method: "bank",
  currency: "EUR",
  amount_cents: 10_000,
  destination: bank,
  password: PLAYER_PASSWORD,
  ...part,
});
const withdraw = (part: object = {}) => player.call(createWithdrawal, { body: asked(part) });
const stateOf = async (id: string) =>
  (await player.call(getPayment, { params: { id } })).body.state;
const held = async () => (await player.call(listAccounts, {})).body[0]?.held_cents;
const referenceOf = async (id: string) =>
  (
    await kit.house.database.query<{ reference: string }>(
      "select reference from cashbox.payments where id = $1",
      [id],
    )
  )[0]?.reference as string;
/** Runs the jobs of one minute. */
const aMinutePasses = async () => {
  await releaseWaiting(kit.house);
  await kit.house.reactions.settled();
  await payOutReserved(kit.house);
};
const paidOut = async (id: string) => {
  const payout_id = await referenceOf(id);
  await kit.report({ payout_id, status: "succeeded", amount_cents: 10_000 });
};
/** Makes the bank account a known one. */
const usedBefore = async () => {
  const { body } = await withdraw();
  kit.clock.advance(DELAY_MS);
  await aMinutePasses();
  await paidOut(body.id);
};

describe("a withdrawal to an account that was never paid to", () => {
  it.each([
    ["no password", { password: undefined }, "password_required"],
    ["a wrong password", { password: "not-the-one-9" }, "password_wrong"],
  ])("with %s is refused and holds nothing", async (_, part, code) => {
    const { status, body } = await withdraw(part);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(code);
    expect(await held()).toBe(0);
  });

  it("stops asking after five wrong passwords, for a quarter of an hour", async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await withdraw({ password: "not-the-one-9" })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await withdraw()).status).toBe(429);
    kit.clock.advance(15 * 60_000);
    expect((await withdraw()).status).toBe(201);
  });

  it("leaves though one before it cannot, which is looked at again", async () => {
    const [stuck, next] = [(await withdraw()).body.id, (await withdraw()).body.id];
    const { database } = kit.house;
    await database.query(
      `alter table cashbox.payments add constraint toy_stuck check (id <> '${stuck}' or state = 'pending')`,
    );
    kit.clock.advance(DELAY_MS);
    await aMinutePasses();
    expect([await stateOf(stuck), await stateOf(next)]).toEqual(["pending", "processing"]);
    await database.query("alter table cashbox.payments drop constraint toy_stuck");
    await aMinutePasses();
    expect(await stateOf(stuck)).toBe("processing");
  });

  it("waits as long as the house says, and leaves then", async () => {
    const { body } = await withdraw();
    const until = new Date(kit.clock.now().getTime() + DELAY_MS).toISOString();
    expect(body).toMatchObject({ state: "pending", waits_until: until, recallable: true });
    kit.clock.advance(DELAY_MS - 1000);
    await aMinutePasses();
    expect(await stateOf(body.id)).toBe("pending");
    kit.clock.advance(1000);
    await aMinutePasses();
    expect(await stateOf(body.id)).toBe("processing");
    await aMinutePasses();
    const reference = await referenceOf(body.id);
    expect(kit.orders.filter((order) => order.payout_id === reference)).toHaveLength(1);
  });

  it("is the same withdrawal when it is sent again without the password", async () => {
    const body = asked();
    await player.call(createWithdrawal, { body });
    const { password: _, ...again } = body;
    const repeat = await player.call(createWithdrawal, { body: again });
    expect(repeat.status).toBe(201);
    expect(repeat.headers.get("idempotency-hit")).toBe("true");
    expect(await held()).toBe(10_000);
  });

  it("does not leave by the word of one who has left meanwhile", async () => {
    const { body } = await withdraw({ amount_cents: 50_000 });
    const params = { reference: await referenceOf(body.id) };
    const gone = await signedInOperator(kit.house, kit.url, "cashier");
    const { body: approved } = await gone.call(approveWithdrawal, { params });
    await operatorGoes(kit.house, approved.approvals[0]?.operator as string);
    kit.clock.advance(DELAY_MS);
    await aMinutePasses();
    expect(await stateOf(body.id)).toBe("pending");
    const other = await signedInOperator(kit.house, kit.url, "cashier");
    expect((await other.call(approveWithdrawal, { params })).body.state).toBe("reserved");
  });

  it("can be taken back while it waits", async () => {
    const { body } = await withdraw();
    await player.call(recallPayment, { params: { id: body.id } });
    kit.clock.advance(DELAY_MS);
    await aMinutePasses();
    expect(await stateOf(body.id)).toBe("recalled");
    expect(await held()).toBe(0);
  });

  it("keeps no trace of the password", async () => {
    await withdraw({ password: PLAYER_PASSWORD });
    const rows = await kit.house.database.query<{ row: string }>(
      "select p::text as row from cashbox.payments p where player_id = $1",
      [playerId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(PLAYER_PASSWORD);
  });
});

describe("an account that was paid to", () => {
  it("needs neither password nor time, chosen or typed again", async () => {
    await usedBefore();
    const [profile] = (await player.call(listPaymentProfiles, {})).body;
    // Together with the one before, so small that no operator has to agree.
    const small = { amount_cents: 2_000, password: undefined };
    for (const part of [{ ...small, destination: undefined, profile_id: profile?.id }, small])
      expect((await withdraw(part)).body).toMatchObject({ state: "reserved", waits_until: null });
  });

  it("is a new one again when it was removed", async () => {
    await usedBefore();
    const [profile] = (await player.call(listPaymentProfiles, {})).body;
    await player.call(removePaymentProfile, { params: { id: profile?.id as string } });
    expect(JSON.stringify((await withdraw({ password: undefined })).body)).toContain(
      "password_required",
    );
  });

  it("may be a card: that money came from it is not enough", async () => {
    const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 10_000 };
    await player.call(createDeposit, { body });
    const payment_id = kit.lastOrder("payments").payment_id;
    const card = { token: "tok_1", label: "•••• 1111" };
    await kit.report({ payment_id, status: "succeeded", amount_cents: 10_000, profile: card });
    const profile = async () => (await player.call(listPaymentProfiles, {})).body[0];
    expect(await profile()).toMatchObject({ paid_out: false });
    const part = { method: "card", destination: undefined, profile_id: (await profile())?.id };
    expect((await withdraw({ ...part, password: undefined })).status).toBe(422);
    const first = await withdraw(part);
    expect(first.body.state).toBe("pending");
    kit.clock.advance(DELAY_MS);
    await aMinutePasses();
    await paidOut(first.body.id);
    expect(await profile()).toMatchObject({ paid_out: true });
    expect((await withdraw({ ...part, password: undefined })).body.state).toBe("reserved");
  });

  it("is a new one for another player", async () => {
    await usedBefore();
    ({ caller: player } = await signedInPlayer(kit.house, kit.url, 50_000n));
    expect(JSON.stringify((await withdraw({ password: undefined })).body)).toContain(
      "password_required",
    );
  });
});

describe("waiting and approval", () => {
  it.each([
    ["before its time", "approve first"],
    ["after its time", "wait first"],
  ])("are both needed: agreed %s", async (_, order) => {
    const cashier = await signedInOperator(kit.house, kit.url, "cashier");
    const { body } = await withdraw({ amount_cents: 50_000 });
    const params = { reference: await referenceOf(body.id) };
    const approve = async () => (await cashier.call(approveWithdrawal, { params })).body.state;
    const waits = async () => {
      const { body: queue } = await cashier.call(listWithdrawals, {});
      return queue.find(({ reference }) => reference === params.reference)?.waits_until;
    };
    expect(await waits()).toBe(body.waits_until);
    if (order === "approve first") {
      expect(await approve()).toBe("pending");
      await aMinutePasses();
      expect(await stateOf(body.id)).toBe("pending");
      kit.clock.advance(DELAY_MS);
    } else {
      kit.clock.advance(DELAY_MS);
      await aMinutePasses();
      expect(await stateOf(body.id)).toBe("pending");
      expect(await waits()).toBeNull();
      expect(await approve()).toBe("reserved");
    }
    await aMinutePasses();
    expect(await stateOf(body.id)).toBe("processing");
  });

  it("do not mix: what only waits is nobody's to approve, and can be rejected", async () => {
    const cashier = await signedInOperator(kit.house, kit.url, "cashier");
    const { body } = await withdraw();
    const params = { reference: await referenceOf(body.id) };
    const refused = await cashier.call(approveWithdrawal, { params });
    expect(JSON.stringify(refused.body)).toContain("approval_not_needed");
    const reason = "the account is not the player's";
    const { body: rejected } = await cashier.call(rejectWithdrawal, { params, body: { reason } });
    expect(rejected).toMatchObject({ state: "rejected", waits_until: null });
    expect(await held()).toBe(0);
  });
});

it("the rules say how long a new account waits, and whether it can be taken back", async () => {
  const rules = { new_account_delay_minutes: 20, recall: true };
  expect((await player.call(getWithdrawalRules, {})).body).toEqual(rules);
});
