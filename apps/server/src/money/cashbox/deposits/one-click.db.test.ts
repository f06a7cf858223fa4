import { randomUUID } from "node:crypto";
import {
  createDeposit,
  createWithdrawal,
  getPayment,
  getStatement,
  listPaymentProfiles,
  removePaymentProfile,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  PLAYER_PASSWORD,
  registered,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { askProviders } from "../reports/ask-providers.ts";

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
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url));
});

const deposit = (part: object = {}) =>
  player.call(createDeposit, {
    body: { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 5000, ...part },
  });
const paid = async (part: object, profile: object | null) => {
  const { body } = await deposit(part);
  const payment_id = kit.lastOrder("payments").payment_id;
  await kit.report({ payment_id, status: "succeeded", amount_cents: 5000, profile });
  return body.id;
};
const card = (token: string) => ({ token, label: "•••• 1111" });
const profiles = async () => (await player.call(listPaymentProfiles, {})).body;

describe("saved cards", () => {
  it("are kept for payouts, and charged by one click only when the player asked", async () => {
    await paid({}, card("tok_a"));
    const [kept] = await profiles();
    expect(kept).toMatchObject({ method: "card", label: "•••• 1111", one_click: false });
    expect((await deposit({ profile_id: kept?.id })).status).toBe(422);
    await paid({ save_profile: true }, card("tok_a"));
    expect(await profiles()).toHaveLength(1);
    const { status, body } = await deposit({ profile_id: kept?.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: "pending",
      redirect_url: null,
      account_label: "•••• 1111",
    });
    expect(kit.lastOrder("payments")).toMatchObject({ token: "tok_a" });
  });

  it("are gone when the player removes them, and belong to nobody else", async () => {
    await paid({ save_profile: true }, card("tok_b"));
    const [kept] = await profiles();
    const other = httpCaller(kit.url);
    other.useSession((await registered(kit.house)).token);
    const params = { id: kept?.id as string };
    expect((await other.call(removePaymentProfile, { params })).status).toBe(200);
    expect(await profiles()).toHaveLength(1);
    // What came in by the card goes back there before it can be forgotten.
    await player.call(createWithdrawal, {
      body: {
        id: randomUUID(),
        method: "card",
        currency: "EUR",
        amount_cents: 5000,
        profile_id: params.id,
        password: PLAYER_PASSWORD,
      },
    });
    expect((await player.call(removePaymentProfile, { params })).status).toBe(200);
    expect(await profiles()).toEqual([]);
    expect((await deposit({ profile_id: kept?.id })).status).toBe(422);
  });
});

describe("deposits that nobody hears of", () => {
  it("end after a day, and are credited all the same when they are paid", async () => {
    const { body } = await deposit();
    const payment_id = kit.lastOrder("payments").payment_id;
    kit.clock.advance(23 * 3_600_000);
    await askProviders(kit.house);
    const now = async () => (await player.call(getPayment, { params: { id: body.id } })).body ?? {};
    player.useSession((await freshSession()).token);
    expect((await now()).state).toBe("pending");
    kit.clock.advance(2 * 3_600_000);
    player.useSession((await freshSession()).token);
    await askProviders(kit.house);
    expect(await now()).toMatchObject({ state: "canceled", reason: "expired" });
    await kit.report({ payment_id, status: "succeeded", amount_cents: 5000 });
    expect((await now()).state).toBe("succeeded");
  });

  /** Sessions do not last as long as this test's clock runs. */
  async function freshSession(): Promise<{ token: string }> {
    const token = randomUUID();
    await kit.house.database.query(
      `insert into accounts.sessions (token_hash, player_id, created_at, last_seen_at, expires_at, ip, user_agent)
       values (encode(sha256($1::bytea), 'hex'), $2, $3, $3, $4, '', '')`,
      [
        Buffer.from(token),
        playerId,
        kit.clock.now(),
        new Date(kit.clock.now().getTime() + 3_600_000),
      ],
    );
    return { token };
  }
});

describe("statement", () => {
  it("lists every movement with the world, page by page and filtered", async () => {
    await fund(kit.house, playerId, 700n);
    const id = await paid({}, null);
    await paid({}, null);
    const read = async (query: Record<string, unknown>) =>
      (await player.call(getStatement, { query })).body;
    const first = await read({ limit: 2 });
    expect(first).toMatchObject({
      more: true,
      rows: [
        { kind: "deposit", amount_cents: 5000, held_cents: 0, method: "card" },
        { kind: "deposit", payment_id: id },
      ],
    });
    const next = await read({ limit: 2, before: first.rows.at(-1)?.id });
    expect(next).toMatchObject({ more: false, rows: [{ kind: "correction", amount_cents: 700 }] });
    expect((await read({ kind: "deposit" })).rows).toHaveLength(2);
    expect((await read({ currency: "USD" })).rows).toEqual([]);
    expect((await read({ to: "2020-01-01" })).rows).toEqual([]);
    for (const day of ["soon", "2026-13-45", "2026-02-31", "0000-01-01", "9999-12-31"])
      for (const query of [{ from: day }, { to: day }])
        expect((await player.call(getStatement, { query })).status).toBe(422);
  });
});
