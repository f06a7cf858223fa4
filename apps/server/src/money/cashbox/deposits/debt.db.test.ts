import { randomUUID } from "node:crypto";
import { createDeposit, listAccounts } from "@houselight/contracts";
import { brokenInvariants, fund, type HttpCaller, signedInPlayer } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { selectAccounts } from "#core/wallet";
import { type WagerOwner, wagers } from "#money/wagers";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";

let kit: CashboxKit;
beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const owner: WagerOwner<null> = {
  name: "toy",
  account: "house:sports",
  begin: async () => null,
  finish: async () => {},
};
const round = (playerId: bigint, stake: bigint, payout: bigint) => ({
  kind: "place" as const,
  owner,
  playerId,
  id: randomUUID(),
  bodyHash: "round",
  subject: "toy",
  licence: "CW",
  currency: "EUR",
  stake,
  sessionId: null,
  sessionBeganAt: null,
  dateOfBirth: null,
  detailsMissing: false,
  country: null,
  play: () => ({ record: "played", detail: null, payout }),
});

/** Lets a player owe this much: a win is spent, then corrected away. */
async function owe(playerId: bigint, amount: bigint): Promise<void> {
  await fund(kit.house, playerId, 1n);
  const door = wagers(kit.house);
  const won = round(playerId, 1n, amount);
  await door.place(won);
  await door.place(round(playerId, amount, 0n));
  const correction = { owner, playerId, wagerId: won.id, id: randomUUID(), bodyHash: "corrected" };
  await door.settleAgain({ ...correction, payout: 0n });
}
const shownDebt = async (caller: HttpCaller) =>
  (await caller.call(listAccounts, {})).body[0]?.debt_cents;
const accountOf = async (id: bigint) => (await selectAccounts(kit.house.database, id))[0];

it("a deposit repays what its player owes first", async () => {
  const { id, caller } = await signedInPlayer(kit.house, kit.url);
  await owe(id, 2000n);
  expect(await accountOf(id)).toMatchObject({ cash: 0n, debt: 2000n });
  expect(await shownDebt(caller)).toBe(2000);
  await caller.call(createDeposit, {
    body: { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 5000 },
  });
  const { payment_id } = kit.lastOrder("payments");
  await kit.report({ payment_id, status: "succeeded", amount_cents: 5000 });
  expect(await accountOf(id)).toMatchObject({ cash: 3000n, debt: 0n });
  expect(await shownDebt(caller)).toBe(0);
  const balances = await kit.house.database.query<{ debt: string }>(
    `select payload ->> 'debt' as debt from outbox.events
     where player_id = $1 and name = 'wallet.balance-changed' order by id`,
    [id],
  );
  expect(balances.map(({ debt }) => debt).slice(-2)).toEqual(["2000", "0"]);
});

it("a deposit is credited under an id by which a bet has repaid before", async () => {
  const { id: playerId, caller } = await signedInPlayer(kit.house, kit.url);
  await fund(kit.house, playerId, 100n);
  const open = { ...round(playerId, 100n, 0n), play: () => ({ record: "open", detail: null }) };
  await wagers(kit.house).place(open);
  await owe(playerId, 2000n);
  const id = randomUUID();
  const end = { owner, playerId, wagerId: open.id, id, bodyHash: "over", payout: 500n };
  await wagers(kit.house).settle(end);
  expect(await accountOf(playerId)).toMatchObject({ cash: 0n, debt: 1500n });
  await caller.call(createDeposit, {
    body: { id, method: "card", currency: "EUR", amount_cents: 5000 },
  });
  const { payment_id } = kit.lastOrder("payments");
  const answer = await kit.report({ payment_id, status: "succeeded", amount_cents: 5000 });
  expect(answer.status).toBe(200);
  expect(await accountOf(playerId)).toMatchObject({ cash: 3500n, debt: 0n });
});
