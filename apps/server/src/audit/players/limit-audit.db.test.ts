import { createHmac, randomUUID } from "node:crypto";
import {
  createDeposit,
  createUserLimit,
  type LimitPeriod,
  type MoneyLimit,
  openAccount,
} from "@houselight/contracts";
import {
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paperpaySecret } from "#money/cashbox";
import { wagers } from "#money/wagers";
import { roundOwner } from "#play/house-games";
import { checkByPlayers } from "../audit-store.ts";
import { auditBroken, failed, playedRound } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import { LIMITS } from "./limit-audit-store.ts";

const DAY_MS = 86_400_000;
/** Limits of players who play in euros and dollars. */
const OTHERS: readonly Readonly<Record<string, number>>[] = [{ EUR: 500, USD: 900 }, { EUR: 500 }];
let kit: TestHouse;
let url: string;
let mixed: bigint;

const limit = async (
  player: HttpCaller,
  type: MoneyLimit,
  period: LimitPeriod,
  amounts: Readonly<Record<string, number>>,
) => {
  const accounts = Object.entries(amounts).map(([currency, amount_cents]) => ({
    currency,
    amount_cents,
  }));
  const { status } = await player.call(createUserLimit, { body: { type, period, accounts } });
  expect(status).toBe(201);
};

/** Asks for a deposit at a provider that does not answer, and reports what became of it. */
async function deposit(player: HttpCaller, amount_cents: number, ...states: readonly string[]) {
  const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents };
  expect((await player.call(createDeposit, { body })).status).toBe(503);
  const [row] = await kit.house.database.query<{ reference: string }>(
    "select reference from cashbox.payments where id = $1",
    [body.id],
  );
  for (const status of states) {
    kit.clock.advance(120_000);
    await report({ payment_id: row?.reference, status, amount_cents });
  }
}

async function report(told: object): Promise<void> {
  const text = JSON.stringify({ provider_reference: "pp_1", currency: "EUR", ...told });
  const id = randomUUID();
  const seconds = String(Math.floor(kit.clock.now().getTime() / 1000));
  const proof = createHmac("sha256", paperpaySecret(kit.house)).update(`${id}.${seconds}.${text}`);
  const { status } = await httpCaller(url).send("POST", "/api/webhooks/payments/paperpay", text, {
    "x-requested-with": "",
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${proof.digest("base64")}`,
  });
  expect(status).toBe(200);
}

/** Takes a round back, as a studio does. */
const takeBack = (playerId: bigint, wagerId: string) =>
  wagers(kit.house).takeBack({
    owner: roundOwner(kit.house),
    playerId,
    id: randomUUID(),
    wagerId,
    bodyHash: "taken back",
    subject: "european-roulette",
    licence: "CW",
    currency: "EUR",
  });

beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { PAPERPAY_URL: "http://127.0.0.1:9" } });
  url = kit.served?.url as string;
  const { house } = kit;
  // Stakes, losses and deposits, with a round that was taken back and one from before the limits.
  const { id, caller } = await signedInPlayer(house, url, 50_000n);
  await playedRound(house, id, { stake: 700n, payout: 0n });
  kit.clock.advance(120_000);
  await limit(caller, "wager", "forever", { EUR: 5_000 });
  await limit(caller, "loss", "month_3", { EUR: 3_000 });
  await limit(caller, "deposit", "month_3", { EUR: 9_000 });
  kit.clock.advance(120_000);
  await playedRound(house, id, { stake: 1_000n, payout: 150n });
  await playedRound(house, id, { stake: 100n, payout: 400n });
  await takeBack(id, await playedRound(house, id, { stake: 200n, payout: 90n }));
  await deposit(caller, 2_000, "succeeded");
  await deposit(caller, 1_000, "canceled");
  await deposit(caller, 1_500, "canceled", "succeeded");
  await deposit(caller, 1_200);
  // One whose limit has an amount of its own in dollars, and one whose limit counts them in euros.
  for (const amounts of OTHERS) {
    const { id: other, caller: player } = await signedInPlayer(house, url, 1_000n);
    await player.call(openAccount, { body: { currency: "USD" } });
    await fund(house, other, 1_000n, "USD");
    await limit(player, "wager", "forever", amounts);
    kit.clock.advance(120_000);
    await playedRound(house, other, { stake: 100n, payout: 0n });
    await playedRound(house, other, { stake: 300n, payout: 0n, currency: "USD" });
    mixed = other;
  }
  // A later window of losses: a win of a round in the one before is nothing of it.
  kit.clock.advance(100 * DAY_MS);
  await playedRound(house, id, { stake: 60n, payout: 10n });
  await house.reactions.settled();
});
afterAll(() => kit.close());

const budgets = async () => {
  const rows = await kit.house.database.query<{ budgets: string }>(
    "select budgets from compliance.restrictions order by player_id",
  );
  return rows.map(({ budgets: text }) =>
    text.split("+").map((one) => {
      const [, currency, type, , , , used] = one.split(":");
      return `${type} ${used} ${currency}`;
    }),
  );
};

it("passes a house whose players have limits (I30)", async () => {
  expect(await budgets()).toEqual([
    ["wager 1160 EUR", "loss 50 EUR", "deposit 4700 EUR"],
    ["wager 100 EUR", "wager 300 USD"],
    ["wager 358 EUR"],
  ]);
  const results = await auditHouse(kit.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I30")?.checked).toBe("6 amounts of limits");
});

/** SQL that replaces a part of what all budgets say. */
const replace = (from: string, to: string) =>
  `update compliance.restrictions set budgets = replace(budgets, '${from}', '${to}')`;

it("is read player by player: however few at once, the answer is the same (I30)", async () => {
  await auditBroken(kit.house.database, async (tx) => {
    for (const [from, to] of [
      [":1160:", ":1161:"],
      [":300:", ":299:"],
    ] as const)
      await tx.query(replace(from, to));
    for (const atOnce of [1, 2, 1000])
      expect((await checkByPlayers(tx, LIMITS, atOnce)).violations).toBe(2);
  });
});

it.each([
  ["stakes that were not counted", replace(":1160:", ":1159:")],
  ["stakes that were counted twice", replace(":1160:", ":1220:")],
  ["a loss that was forgotten", replace(":50:", ":0:")],
  ["a win of an earlier window", replace(":50:", ":-250:")],
  ["deposits that were not counted", replace(":4700:", ":3200:")],
  ["a deposit that came to nothing and is counted", replace(":4700:", ":5700:")],
  ["stakes in another currency", replace(":100:", ":358:")],
  ["stakes in a second currency", replace(":300:", ":0:")],
  ["a round that is gone", "delete from wagers.wagers where stake_cash = 1000"],
  [
    "a stake that moved otherwise",
    "update wallet.transfers set amount = amount + 1 where kind = 'stake' and amount = 60",
  ],
  [
    "a payout that moved otherwise",
    "update wallet.transfers set amount = amount + 1 where kind = 'payout' and amount = 10",
  ],
  ["a stake that was never given back", "delete from wallet.transfers where kind = 'refund'"],
  [
    "a deposit that failed and says it did not",
    "update cashbox.payments set state = 'pending', finished_at = null where state = 'canceled'",
  ],
  ["a deposit that is gone", "delete from cashbox.payments where state = 'pending'"],
  ["more stakes than were allowed, in any currency", replace(":500:358:", ":500:501:")],
])("finds %s (I30)", async (_what, statement) => {
  const results = await auditBroken(kit.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I30");
});

it("says nothing of a use that other currencies are part of, by rates of then (I30)", async () => {
  const results = await auditBroken(kit.house.database, (tx) =>
    tx.query(`${replace(":358:", ":350:")} where player_id = $1`, [mixed]),
  );
  expect(failed(results)).toEqual([]);
});
