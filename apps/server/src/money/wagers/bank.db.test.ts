import { fund, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wagers } from "./public.ts";
import { prepareToy, toyStake } from "./toy-owner.testing.ts";

const PLAYERS = 8;
const ROUNDS = 600;
const FUNDS = 1000n;

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ seed: "bank" });
  await prepareToy(kit.house.database);
});
afterAll(() => kit.close());

/** Everything there is, in one statement and so in one snapshot: players' buckets and the house. */
async function readAll(): Promise<{ total: bigint; lowest: bigint }> {
  const [row] = await kit.house.database.query<{ total: bigint; lowest: bigint }>(
    `select (players.total + house.total)::bigint as total, players.lowest from
       (select sum(cash + bonus + held + stakes + debt) as total, min(least(cash, bonus, held, stakes, debt)) as lowest from wallet.accounts) players,
       (select coalesce(sum(amount), 0) as total from (
          select balance as amount from wallet.house_balances
          union all select amount from wallet.house_movements) parts) house`,
  );
  return row as { total: bigint; lowest: bigint };
}

describe("bank", () => {
  it("shows the same total in every snapshot while players play, and no bucket below zero", async () => {
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => registered(kit.house)));
    for (const { id } of players) await fund(kit.house, id, FUNDS);
    const door = wagers(kit.house);
    let playing = true;
    const reads: { total: bigint; lowest: bigint }[] = [];
    const reading = (async () => {
      while (playing) {
        reads.push(await readAll());
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const stakes = Array.from({ length: ROUNDS }, (_, index) => BigInt((index * 37) % 400) + 1n);
    const answers = await Promise.all(
      stakes.map((stake, index) =>
        door.place(
          toyStake(kit.house, players[index % PLAYERS]?.id as bigint, stake, {
            payout: BigInt(index % 3) * stake,
          }),
        ),
      ),
    );
    playing = false;
    await reading;
    reads.push(await readAll());
    expect(answers.filter((answer) => "wager" in answer).length).toBeGreaterThan(ROUNDS / 4);
    expect(answers.some((answer) => "refused" in answer)).toBe(true);
    expect(new Set(reads.map((read) => read.total))).toEqual(new Set([0n]));
    expect(reads.every((read) => read.lowest >= 0n)).toBe(true);
    expect(reads.length).toBeGreaterThan(2);
  });
});
