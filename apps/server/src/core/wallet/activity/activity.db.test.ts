import { randomUUID } from "node:crypto";
import { getActivity } from "@houselight/contracts";
import { openTestHouse, signedInPlayer, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postTransfers } from "../ledger/post-transfers.ts";
import type { Transfer } from "../ledger/transfer.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
});
afterAll(() => kit.close());

const DAY_MS = 86_400_000;
// Transfers carry the time of the database.
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const newPlayer = () => signedInPlayer(kit.house, kit.served?.url as string);
type Player = Awaited<ReturnType<typeof newPlayer>>;

const move = (
  playerId: bigint,
  moves: readonly Pick<Transfer, "kind" | "debit" | "credit" | "amount">[],
) =>
  kit.house.database.tx((tx) =>
    postTransfers(
      tx,
      moves.map((one) => ({ ...one, playerId, groupId: randomUUID(), leg: 0, currency: "EUR" })),
    ),
  );
const statement = async (
  { caller }: Player,
  from: string,
  to: string,
  more: Readonly<Record<string, unknown>> = {},
) => caller.call(getActivity, { query: { from, to, ...more } });

const A_LIFE = [
  { kind: "deposit", debit: "clearing:paperpay", credit: "cash", amount: 10_000n },
  { kind: "stake", debit: "cash", credit: "house:gaming", amount: 2_500n },
  { kind: "payout", debit: "house:gaming", credit: "cash", amount: 4_000n },
  // On an open wager, lost later; and one given back.
  { kind: "stake", debit: "cash", credit: "stakes", amount: 300n },
  { kind: "settlement", debit: "stakes", credit: "house:gaming", amount: 300n },
  { kind: "stake", debit: "cash", credit: "house:gaming", amount: 70n },
  { kind: "refund", debit: "house:gaming", credit: "cash", amount: 70n },
  { kind: "hold", debit: "cash", credit: "held", amount: 5_000n },
  { kind: "withdrawal", debit: "held", credit: "clearing:paperpay", amount: 5_000n },
  { kind: "correction", debit: "house:adjustments", credit: "cash", amount: 11n },
] as const;

describe("the activity statement", () => {
  it("tells balances at both ends, sums, and every entry that changed what the player has", async () => {
    const player = await newPlayer();
    await move(player.id, A_LIFE);
    const { body } = await statement(player, day(-1), day(1));
    expect(body.accounts).toEqual([
      {
        currency: "EUR",
        opening_cents: 0,
        closing_cents: 6_211,
        deposits_cents: 10_000,
        withdrawals_cents: 5_000,
        staked_cents: 2_800,
        won_cents: 4_000,
        other_cents: 11,
      },
    ]);
    // What moves from one pocket of the player to the other is no entry.
    expect(body.entries).toHaveLength(8);
    const sum = body.entries.reduce((total, { amount_cents }) => total + amount_cents, 0);
    expect(sum).toBe(6_211);
  });

  it("opens with what closed before it, and leaves out what comes after", async () => {
    const player = await newPlayer();
    await move(player.id, A_LIFE);
    const [before, after] = [
      (await statement(player, day(-40), day(-2))).body,
      (await statement(player, day(2), day(40))).body,
    ];
    expect(before.accounts).toMatchObject([
      { opening_cents: 0, closing_cents: 0, staked_cents: 0 },
    ]);
    expect(after.accounts).toMatchObject([{ opening_cents: 6_211, closing_cents: 6_211 }]);
    expect([...before.entries, ...after.entries]).toEqual([]);
  });

  it("comes a page at a time, and is the player's own", async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    await move(player.id, A_LIFE);
    const first = (await statement(player, day(-1), day(1), { limit: 5 })).body;
    expect(first.more).toBe(true);
    const before = first.entries.at(-1)?.id;
    const rest = (await statement(player, day(-1), day(1), { limit: 5, before })).body;
    expect(rest).toMatchObject({ more: false });
    expect(new Set([...first.entries, ...rest.entries].map(({ id }) => id)).size).toBe(8);
    expect((await statement(other, day(-1), day(1))).body.entries).toEqual([]);
  });

  it.each([
    ["2026-05-02", "2026-05-01"],
    ["2024-01-01", "2026-05-01"],
    ["2026-02-30", "2026-03-01"],
    ["yesterday", "2026-03-01"],
    ["2026-05-01", "2026-05-01T00:00:00Z"],
  ])("refuses a span from %s to %s", async (from, to) => {
    expect((await statement(await newPlayer(), from, to)).status).toBe(422);
  });
});
