import { randomUUID } from "node:crypto";
import {
  blockPlayer,
  createDeposit,
  getPlayer,
  listTrailEntries,
  openAccount,
  playRound,
  getVerificationFile,
} from "@houselight/contracts";
import {
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  type TestHouse,
  verifiedByTwo,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  manager = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

async function playerWith(amount: bigint): Promise<{ id: number; player: HttpCaller }> {
  const { id, token } = await registered(kit.house);
  if (amount > 0n) await fund(kit.house, id, amount);
  const player = httpCaller(url);
  player.useSession(token);
  return { id: Number(id), player };
}
const spin = (player: HttpCaller, currency = "EUR") =>
  player.call(playRound, {
    params: { slug: "lantern-tide" },
    body: { id: randomUUID(), currency, bet: { kind: "slot", stake_cents: 20 } },
  });
const deposit = (player: HttpCaller, amount_cents: number) =>
  player.call(createDeposit, {
    body: { id: randomUUID(), method: "card", currency: "EUR", amount_cents },
  });
const block = (id: number, until: string) =>
  manager.call(blockPlayer, { params: { id }, body: { until, reason: "asked by letter" } });

describe("a block", () => {
  it("keeps the player from staking and depositing until it ends, in accounts opened later too", async () => {
    const { id, player } = await playerWith(10_000n);
    expect((await spin(player)).status).toBe(200);
    const until = new Date(kit.clock.now().getTime() + 60_000).toISOString();
    expect((await block(id, until)).body.blocked_until).toBe(until);
    await player.call(openAccount, { body: { currency: "USD" } });
    for (const answer of [await spin(player), await deposit(player, 5000)]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({ errors: { base: { account_blocked: expect.any(String) } } });
    }
    await fund(kit.house, BigInt(id), 1000n, "USD");
    expect(JSON.stringify((await spin(player, "USD")).body)).toContain("account_blocked");
    kit.clock.advance(60_000);
    expect((await spin(player)).status).toBe(200);
  });

  it("is never shortened, and never begins in the past", async () => {
    const { id } = await playerWith(0n);
    const forever = (await block(id, "forever")).body.blocked_until;
    const tomorrow = new Date(kit.clock.now().getTime() + 86_400_000).toISOString();
    expect((await block(id, tomorrow)).body.blocked_until).toBe(forever);
    expect((await block(id, "2020-01-01T00:00:00Z")).status).toBe(422);
    expect((await block(999_999_999, "forever")).status).toBe(404);
  });
});

describe("due diligence", () => {
  it("asks for verification at the threshold, single or linked, and no more once verified", async () => {
    const { id, player } = await playerWith(0n);
    const refused = async (cents: number) =>
      JSON.stringify((await deposit(player, cents)).body).includes("verification_required");
    expect(await refused(200_000)).toBe(true);
    expect(await refused(199_999)).toBe(false);
    expect(await refused(1_000)).toBe(true);
    kit.clock.advance(86_400_000 + 1);
    player.useSession((await registered(kit.house)).token);
    for (const _ of [1, 2, 3]) expect(await refused(50_000)).toBe(false);
    expect(await refused(50_000)).toBe(true);
    await verifiedByTwo(kit.house, url, id);
    const operator = await signedInOperator(kit.house, url, "cashier");
    const { body } = await operator.call(getVerificationFile, { params: { id } });
    expect(body).toMatchObject({ player_id: id, status: "verified", frozen: false });
  });

  it("is told on the profile and in the audit trail", async () => {
    const { id, player } = await playerWith(0n);
    expect((await player.call(getPlayer, {})).body).toMatchObject({ verified: false });
    const operator = await signedInOperator(kit.house, url, "manager");
    await verifiedByTwo(kit.house, url, id);
    expect((await player.call(getPlayer, {})).body).toMatchObject({ verified: true });
    const query = { subject: `player ${id}` };
    const entries = (await operator.call(listTrailEntries, { query })).body;
    expect(entries.find(({ action }) => action === "player.verification")).toMatchObject({
      action: "player.verification",
      detail: { before: "none", after: "verified", reason: "passport seen" },
    });
  });
});
