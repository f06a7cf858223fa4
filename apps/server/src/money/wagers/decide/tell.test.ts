import { expect, it } from "vitest";
import type { AddCommand, WagerOwner } from "../command.ts";
import { NO_SHARES, NOT_PAID, type Wager } from "../wager.ts";
import { eventsOf } from "./tell.ts";

const owner: WagerOwner = {
  name: "trial",
  account: "house:gaming",
  begin: async () => null,
  finish: async () => {},
};
const account = {
  playerId: 7n,
  currency: "EUR",
  active: true,
  cash: 100_000n,
  bonus: 0n,
  held: 0n,
  stakes: 150n,
  debt: 0n,
  version: 4n,
};
const open: Wager = {
  playerId: 7n,
  id: "11111111-1111-4111-8111-111111111111",
  bodyHash: "body",
  owner: "trial",
  subject: "trial",
  licence: "house",
  currency: "EUR",
  status: "open",
  stake: { cash: 150n, bonus: 0n, house: 0n },
  open: { cash: 150n, bonus: 0n, house: 0n },
  cashedOut: NO_SHARES,
  paid: NOT_PAID,
  cashedOutPaid: NOT_PAID,
  winsTo: "cash",
  sessionId: null,
  country: null,
  record: "begun",
  cashAfter: 100_000n,
  bonusAfter: 0n,
  versionAfter: 4n,
  placedAt: new Date("2026-05-01T12:00:00Z"),
};
const command: AddCommand = {
  kind: "add",
  owner,
  playerId: 7n,
  id: "22222222-2222-4222-8222-222222222222",
  bodyHash: "step",
  wagerId: open.id,
  dateOfBirth: null,
  detailsMissing: false,
  offer: () => ({ stake: 0n, play: () => ({ record: "on", detail: null }) }),
};
const at = new Date("2026-05-01T12:00:05Z");

/** Names what is told of a step with this cost in cash, which leaves the wager as given. */
const toldOf = (cash: bigint, wager: Wager) =>
  eventsOf(
    [{ command, wager, before: open, account, detail: null, staked: { ...NO_SHARES, cash } }],
    at,
  ).map(({ name }) => name);

it("tells nothing of a step that moves no money and leaves its wager open", () => {
  expect(toldOf(0n, open)).toEqual([]);
});

it("tells of a further stake, and of the balance that paid it", () => {
  expect(toldOf(150n, open)).toEqual(["wager.placed", "wallet.balance-changed"]);
});

it("tells once of a step that ends its wager, whether it cost anything or not", () => {
  const settled: Wager = { ...open, status: "settled" };
  expect([toldOf(0n, settled), toldOf(150n, settled)]).toEqual([
    ["wager.settled"],
    ["wager.settled"],
  ]);
});
