import { randomUUID } from "node:crypto";
import {
  answerQuestionnaire,
  askQuestionnaire,
  createDeposit,
  createWithdrawal,
  decideFreeze,
  freezePlayer,
  getPayment,
  getPlayer,
  getVerification,
  getVerificationFile,
  playRound,
  setVerification,
} from "@houselight/contracts";
import {
  type HttpCaller,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
  verifiedByTwo,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MODULES } from "#app";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { payOutReserved } from "../withdrawals/pay-out.ts";

let kit: CashboxKit;
let first: HttpCaller;
let second: HttpCaller;
beforeAll(async () => {
  kit = await openCashbox();
  first = await signedInOperator(kit.house, kit.url, "manager");
  second = await signedInOperator(kit.house, kit.url, "manager");
});
afterAll(() => kit.close());

const reason = "asked by compliance";
const deposit = async (player: HttpCaller, amount_cents: number) => {
  const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents };
  return codeOf(await player.call(createDeposit, { body }));
};
const spin = async (player: HttpCaller) => {
  const bet = { kind: "slot" as const, stake_cents: 20 };
  const body = { id: randomUUID(), currency: "EUR", bet };
  return codeOf(await player.call(playRound, { params: { slug: "lantern-tide" }, body }));
};
/** The code of a refusal, else the status. */
function codeOf({ status, body }: { status: number; body: unknown }): string | number {
  const errors = (body as { errors?: Record<string, object> }).errors;
  return errors ? (Object.keys(Object.values(errors)[0] ?? {})[0] ?? status) : status;
}

describe("due diligence", () => {
  it("lets go as soon as the identity is established, and holds again when that ends (PROFILE-07)", async () => {
    const { id, caller: player } = await signedInPlayer(kit.house, kit.url);
    const params = { id: Number(id) };
    const set = (status: "verified" | "expired") =>
      first.call(setVerification, { params, body: { status, reason } });
    expect(await deposit(player, 200_000)).toBe("verification_required");
    await verifiedByTwo(kit.house, kit.url, id);
    expect(await deposit(player, 200_000)).toBe(201);
    expect((await player.call(getVerification, {})).body).toMatchObject({
      status: "verified",
      verified: true,
      sumsub_verified: false,
      confirmed_at: null,
    });
    expect(codeOf(await set("verified"))).toBe("change_not_allowed");
    await set("expired");
    expect(await deposit(player, 200_000)).toBe("verification_required");
  });

  it("holds again by itself when the day of the document is over (PROFILE-07)", async () => {
    const { id, caller: player } = await signedInPlayer(kit.house, kit.url);
    const last_day = kit.clock.now().toISOString().slice(0, 10);
    await verifiedByTwo(kit.house, kit.url, id, last_day);
    expect(await deposit(player, 200_000)).toBe(201);
    // Not the clock, which the sessions of the other tests stand on.
    await kit.house.database.query(
      "update verification.standings set expires_at = $2 where player_id = $1",
      [id, kit.clock.now()],
    );
    const jobs = MODULES.flatMap((module) => module.jobs?.(kit.house) ?? []);
    await jobs.find(({ name }) => name === "verification.expire")?.run();
    expect(await deposit(player, 200_000)).toBe("verification_required");
  });
});

describe("the questionnaire on the source of wealth", () => {
  const answers = {
    profession: "Lighthouse keeper",
    sources: ["salary"],
    income: "20_50",
  } as const;

  it("refuses deposits once it is due, and its answers lead out of it (PROFILE-01)", async () => {
    const { id, caller: player } = await signedInPlayer(kit.house, kit.url);
    const params = { id: Number(id) };
    const state = async () => (await player.call(getVerification, {})).body.questionnaire.state;
    expect([await state(), await deposit(player, 1000)]).toEqual(["none", 201]);
    const due_at = new Date(kit.clock.now().getTime() + 60_000).toISOString();
    await first.call(askQuestionnaire, { params, body: { due_at, reason } });
    expect([await state(), await deposit(player, 1000)]).toEqual(["asked", 201]);
    kit.clock.advance(60_000);
    expect([await state(), await deposit(player, 1000)]).toEqual(["due", "questionnaire_due"]);
    const saved = await player.call(answerQuestionnaire, {
      body: { ...answers, sources: ["salary"] },
    });
    expect(saved.body.questionnaire).toMatchObject({ state: "answered" });
    expect(await deposit(player, 1000)).toBe(201);
    const profile = (await player.call(getPlayer, {})).body;
    const year = new Date(kit.clock.now().getTime() + 365 * 86_400_000).toISOString();
    expect(profile).toMatchObject({
      profession: "Lighthouse keeper",
      sow_questionnaire_expires_at: year,
    });
    expect((await first.call(getVerificationFile, { params })).body.questionnaire).toMatchObject(
      answers,
    );
    const [row] = await kit.house.database.query<{ sealed: string }>(
      "select sealed from verification.questionnaires where player_id = $1",
      [id],
    );
    expect(Buffer.from(row?.sealed ?? "", "base64").includes("Lighthouse")).toBe(false);
  });

  it("is asked for anew of a player who answered before, until they answer again", async () => {
    const { id, caller: player } = await signedInPlayer(kit.house, kit.url);
    const answer = () =>
      player.call(answerQuestionnaire, { body: { ...answers, sources: ["salary"] } });
    await answer();
    const due_at = new Date(kit.clock.now().getTime() + 60_000).toISOString();
    await first.call(askQuestionnaire, { params: { id: Number(id) }, body: { due_at, reason } });
    const { questionnaire } = (await player.call(getVerification, {})).body;
    expect(questionnaire).toMatchObject({ state: "asked", expires_at: due_at });
    expect((await answer()).body.questionnaire.state).toBe("answered");
  });

  it.each([
    ["no profession", { profession: " " }],
    ["no source", { sources: [] }],
    ["a source twice", { sources: ["salary", "salary"] }],
    ["an income of nobody", { income: "much" }],
  ])("is not answered with %s", async (_, part) => {
    const { caller } = await signedInPlayer(kit.house, kit.url);
    const body = JSON.stringify({ ...answers, ...part });
    expect((await caller.send("PUT", answerQuestionnaire.path, body)).status).toBe(422);
  });
});

describe("a frozen account", () => {
  it("neither stakes nor deposits nor is paid out, reads nothing of it, and goes on when released", async () => {
    const { id, caller: player } = await signedInPlayer(kit.house, kit.url, 10_000n);
    const params = { id: Number(id) };
    const seen = async () =>
      JSON.stringify([
        (await player.call(getPlayer, {})).body,
        (await player.call(getVerification, {})).body,
      ]);
    const before = await seen();
    await first.call(freezePlayer, { params, body: { reason: "stands on a list" } });
    await kit.house.reactions.settled();
    expect(await seen()).toBe(before);
    expect(await spin(player)).toBe("account_blocked");
    expect(await deposit(player, 1000)).toBe("account_blocked");

    const asked = await player.call(createWithdrawal, {
      body: {
        id: randomUUID(),
        method: "bank",
        currency: "EUR",
        amount_cents: 5000,
        password: PLAYER_PASSWORD,
        destination: { kind: "bank", holder: "Ada Paper", iban: "DE66000000000000000042" },
      },
    });
    expect(asked.status).toBe(201);
    const payouts = () => kit.orders.filter((order) => order.path === "/api/payouts").length;
    const sent = payouts();
    const stateOf = async () =>
      (await player.call(getPayment, { params: { id: asked.body.id } })).body.state;
    for (const _ of [1, 2, 3]) {
      kit.clock.advance(60_000);
      await payOutReserved(kit.house);
    }
    expect([payouts() - sent, await stateOf()]).toEqual([0, asked.body.state]);

    const body = { decision: "release" as const, reason: "another person" };
    await first.call(decideFreeze, { params, body });
    expect(await spin(player)).toBe("account_blocked");
    await second.call(decideFreeze, { params, body });
    await kit.house.reactions.settled();
    expect(await spin(player)).toBe(200);
    expect(await deposit(player, 1000)).toBe(201);
    kit.clock.advance(60_000);
    await payOutReserved(kit.house);
    expect([payouts() - sent, await stateOf()]).toEqual([1, "processing"]);
  });
});
