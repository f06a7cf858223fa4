import { randomUUID } from "node:crypto";
import {
  closeAccount,
  dropCashCorrection,
  getStatement,
  listAccounts,
  listCashCorrections,
  listTrailEntries,
  makeCashCorrection,
  type NewCashCorrection,
  proposeCashCorrection,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpAnswer,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  PLAYER_PASSWORD,
  registered,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postTransfers, selectAccounts } from "#core/wallet";
import { dropLate } from "./decide.ts";

const DAY_MS = 86_400_000;
const REASON = "a round was counted twice";

let kit: TestHouse;
let url: string;
let olga: HttpCaller;
let paul: HttpCaller;
let player: HttpCaller;
let playerId: bigint;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "corrections of cash" });
  url = kit.served?.url as string;
});
beforeEach(async () => {
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, url, 1_000n));
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const bodyOf = (part: Partial<NewCashCorrection> = {}): NewCashCorrection => ({
  id: randomUUID(),
  currency: "EUR",
  amount_cents: 250,
  reason: REASON,
  kind: "error",
  ...part,
});
const propose = (body = bodyOf(), by = olga, id = Number(playerId)) =>
  by.call(proposeCashCorrection, { params: { id }, body });
const proposed = async (part: Partial<NewCashCorrection> = {}): Promise<string> => {
  const body = bodyOf(part);
  expect((await propose(body)).status).toBe(201);
  return body.id;
};
const make = (id: string, by = paul) => by.call(makeCashCorrection, { params: { id } });
const drop = (id: string, by = paul) =>
  by.call(dropCashCorrection, { params: { id }, body: { reason: "it was no error at all" } });
const refusal = ({ status, body }: HttpAnswer<unknown>) => [
  status,
  ...Object.values((body as { errors?: Record<string, object> }).errors ?? {}).flatMap(Object.keys),
];
const cash = async () => (await player.call(listAccounts, {})).body[0]?.amount_cents;
const houseSum = async () => {
  const [row] = await kit.house.database.query<{ sum: bigint }>(
    `select coalesce(sum(case when credit = 'house:corrections' then amount else -amount end), 0)::bigint as sum
     from wallet.transfers where player_id = $1 and 'house:corrections' in (debit, credit)`,
    [playerId],
  );
  return row?.sum;
};

describe("a correction", () => {
  it.each([
    ["gives", 250, 1_250, -250n],
    ["takes", -250, 750, 250n],
    ["takes all", -1_000, 0, 1_000n],
  ])("%s when a second operator makes it", async (_, amount_cents, left, sum) => {
    const id = await proposed({ amount_cents });
    expect(await cash()).toBe(1_000);
    const { status, body } = await make(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, amount_cents, state: "made", reason: REASON });
    expect(body.decided_by).not.toBe(body.proposed_by);
    expect(await cash()).toBe(left);
    expect(await houseSum()).toBe(sum);
    const statement = await player.call(getStatement, { query: { kind: "correction", limit: 1 } });
    expect(statement.body.rows).toMatchObject([{ kind: "correction", amount_cents }]);
  });

  it("is on the trail at each step, with its reason", async () => {
    await make(await proposed());
    await drop(await proposed());
    const query = { subject: `player ${playerId}` };
    const { body } = await olga.call(listTrailEntries, { query });
    const ours = body.filter(({ action }) => action.startsWith("corrections."));
    expect(ours.map(({ action }) => action)).toEqual([
      "corrections.drop",
      "corrections.propose",
      "corrections.make",
      "corrections.propose",
    ]);
    expect(ours[2]?.detail).toMatchObject({ amount: "250", currency: "EUR", reason: REASON });
    expect(ours[0]?.detail).toMatchObject({ drop_reason: "it was no error at all" });
  });

  it("repays a debt first", async () => {
    const owed = {
      playerId,
      groupId: randomUUID(),
      leg: 0,
      currency: "EUR",
      amount: 100n,
    } as const;
    await kit.house.database.tx((tx) =>
      postTransfers(tx, [
        { ...owed, kind: "correction", debit: "house:receivables", credit: "debt" },
      ]),
    );
    await make(await proposed());
    expect(await cash()).toBe(1_150);
    const [account] = await selectAccounts(kit.house.database, playerId);
    expect(account?.debt).toBe(0n);
  });
});

describe("two people", () => {
  it("are needed: whoever proposed it does not make it", async () => {
    const id = await proposed();
    expect(refusal(await make(id, olga))).toEqual([403, "second_operator_needed"]);
    expect(await cash()).toBe(1_000);
  });

  it("both hold the permission: one whose proposer has left is proposed anew", async () => {
    const id = await proposed();
    await kit.house.database.query(
      `update staff.operators set disabled_at = now() where id = (
         select proposed_by_id from corrections.corrections where id = $1)`,
      [id],
    );
    expect(refusal(await make(id))).toEqual([409, "proposer_gone"]);
    expect(await cash()).toBe(1_000);
  });

  it("make it once, thirty at a time", async () => {
    const id = await proposed();
    const answers = await Promise.all(Array.from({ length: 30 }, () => make(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await cash()).toBe(1_250);
  });

  it("make it or drop it, never both", async () => {
    const id = await proposed();
    const answers = await Promise.all([make(id), drop(id, olga), make(id), drop(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const made = [answers[0], answers[2]].some((answer) => answer?.status === 200);
    expect(await cash()).toBe(made ? 1_250 : 1_000);
    expect(refusal(await make(id))).toEqual([409, "correction_state"]);
    expect(refusal(await drop(id))).toEqual([409, "correction_state"]);
  });

  it("take no more than there is, thirty corrections at a time", async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, () => proposed({ amount_cents: -300 })),
    );
    const answers = await Promise.all(ids.map((id) => make(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200).map(refusal);
    expect(refused).toEqual(refused.map(() => [409, "correction_over_balance"]));
    expect(await cash()).toBe(100);
  });
});

describe("a proposal", () => {
  it("is the same for the same request, and refused under its id with another body", async () => {
    const body = bodyOf();
    const answers = await Promise.all(Array.from({ length: 30 }, () => propose(body)));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    for (const other of [{ amount_cents: 251 }, { kind: "goodwill" as const }])
      expect(refusal(await propose({ ...body, ...other }))).toEqual([409, "idempotency_mismatch"]);
    const stranger = await registered(kit.house);
    expect(refusal(await propose(body, olga, Number(stranger.id)))).toEqual([
      409,
      "idempotency_mismatch",
    ]);
    await make(body.id);
    expect((await propose(body)).body.state).toBe("made");
    expect(await cash()).toBe(1_250);
  });

  it.each([
    ["nothing", { amount_cents: 0 }],
    ["half a cent", { amount_cents: 0.5 }],
    ["too much", { amount_cents: 1_000_000_000_001 }],
    ["no reason", { reason: "too few" }],
    ["an endless reason", { reason: "x".repeat(501) }],
    ["a strange currency", { currency: "XXX" }],
    ["a strange kind", { kind: "gift" as never }],
    ["more than it says", { points: 7 } as never],
    ["no id", { id: "1" }],
  ])("of %s is refused as it is read", async (_, part) => {
    expect((await propose({ ...bodyOf(), ...(part as object) })).status).toBe(422);
  });

  it("for nobody, or in a currency without an account, is refused", async () => {
    expect(refusal(await propose(bodyOf(), olga, 999_999_999))).toEqual([404, "player_not_found"]);
    expect(refusal(await propose(bodyOf({ currency: "USD" })))).toEqual([
      409,
      "correction_no_account",
    ]);
  });

  it("is refused for a closed account, and so is one that was open before", async () => {
    const id = await proposed();
    const closing = { current_password: PLAYER_PASSWORD, reason: "other" as const };
    expect((await player.call(closeAccount, { body: closing })).status).toBe(200);
    expect(refusal(await propose())).toEqual([409, "correction_player_closed"]);
    expect(refusal(await make(id))).toEqual([409, "correction_player_closed"]);
    expect((await drop(id)).status).toBe(200);
  });

  it("waits for seven days, then the house drops it", async () => {
    const [before, id] = [await proposed(), await proposed()];
    kit.clock.advance(7 * DAY_MS);
    // Sessions of operators are over by then.
    paul = await signedInOperator(kit.house, url, "manager");
    expect(refusal(await make(id))).toEqual([409, "correction_expired"]);
    const later = await signedInOperator(kit.house, url, "manager");
    const young = bodyOf();
    expect((await propose(young, later)).status).toBe(201);
    // More than one transaction drops.
    await dropLate(kit.house, 1);
    const query = { state: "dropped" as const, player_id: Number(playerId) };
    expect((await later.call(listCashCorrections, { query })).body).toMatchObject([
      { id, state: "dropped", decided_by: null, drop_reason: null },
      { id: before, state: "dropped" },
    ]);
    expect((await drop(young.id, later)).status).toBe(200);
  });
});

describe("the list", () => {
  it("goes by state and player, latest first, page by page", async () => {
    const ids = [await proposed(), await proposed(), await proposed()];
    await make(ids[1] as string);
    const page = async (query: object) =>
      (
        await olga.call(listCashCorrections, { query: { player_id: Number(playerId), ...query } })
      ).body.map(({ id }) => id);
    expect(await page({})).toEqual([ids[2], ids[0]]);
    expect(await page({ limit: 1 })).toEqual([ids[2]]);
    expect(await page({ limit: 1, before: ids[2] })).toEqual([ids[0]]);
    expect(await page({ state: "made" })).toEqual([ids[1]]);
    expect((await olga.call(listCashCorrections, { query: {} })).body[0]?.id).toBe(ids[2]);
  });

  it("is closed to guests, players and operators without the permission", async () => {
    const id = await proposed();
    const cashier = await signedInOperator(kit.house, url, "cashier");
    for (const [caller, status] of [
      [httpCaller(url), 401],
      [player, 401],
      [cashier, 403],
    ] as const) {
      expect((await caller.call(listCashCorrections, { query: {} })).status).toBe(status);
      expect((await propose(bodyOf(), caller)).status).toBe(status);
      expect((await make(id, caller)).status).toBe(status);
      expect((await drop(id, caller)).status).toBe(status);
    }
    expect(await cash()).toBe(1_000);
  });

  it("refuses what is not there", async () => {
    const id = randomUUID();
    expect(refusal(await make(id))).toEqual([404, "correction_not_found"]);
    expect(refusal(await drop(id))).toEqual([404, "correction_not_found"]);
  });
});
