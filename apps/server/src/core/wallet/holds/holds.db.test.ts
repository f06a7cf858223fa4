import { randomUUID } from "node:crypto";
import { fund, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expireHolds } from "./expire-holds.ts";
import {
  lockAccounts,
  placeHolds,
  type Resolution,
  resolveHolds,
  selectAccounts,
} from "../public.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse();
});
afterAll(() => kit.close());

async function playerWith(amount: bigint): Promise<bigint> {
  const { id } = await registered(kit.house);
  await fund(kit.house, id, amount);
  return id;
}
const place = (playerId: bigint, id: string, amount: bigint, expiresAt: Date | null = null) =>
  kit.house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    await placeHolds(tx, [{ playerId, id, currency: "EUR", amount, expiresAt }], kit.clock.now());
  });
const resolve = (playerId: bigint, id: string, how: object) =>
  kit.house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const resolution = { playerId, id, ...how } as Resolution;
    return resolveHolds(tx, [resolution], kit.clock.now());
  });
const posted = { outcome: "posted", to: "clearing:bank" } as const;
const voided = { outcome: "voided" } as const;
const account = async (playerId: bigint) => (await selectAccounts(kit.house.database, playerId))[0];

describe("holds", () => {
  it("move cash aside, and post it to where it was meant for", async () => {
    const player = await playerWith(1000n);
    const id = randomUUID();
    await place(player, id, 400n);
    expect(await account(player)).toMatchObject({ cash: 600n, held: 400n });
    expect(await resolve(player, id, posted)).toHaveLength(1);
    expect(await account(player)).toMatchObject({ cash: 600n, held: 0n });
  });

  it("give it back when they are voided", async () => {
    const player = await playerWith(1000n);
    const id = randomUUID();
    await place(player, id, 400n);
    await resolve(player, id, voided);
    expect(await account(player)).toMatchObject({ cash: 1000n, held: 0n });
  });

  it("are resolved once, whichever way comes first and however many try", async () => {
    const player = await playerWith(1000n);
    const id = randomUUID();
    await place(player, id, 400n);
    const answers = await Promise.all(
      [posted, voided, posted, voided].map((how) => resolve(player, id, how)),
    );
    expect(answers.flat()).toHaveLength(1);
    const { cash, held } = (await account(player)) ?? {};
    expect(held).toBe(0n);
    expect([600n, 1000n]).toContain(cash);
  });

  it("hold no more than there is", async () => {
    const player = await playerWith(100n);
    await expect(place(player, randomUUID(), 101n)).rejects.toThrow("accounts_not_negative");
    expect(await account(player)).toMatchObject({ cash: 100n, held: 0n });
  });

  it("come back by themselves when their time is over", async () => {
    const player = await playerWith(1000n);
    const inAnHour = new Date(kit.clock.now().getTime() + 3_600_000);
    await place(player, randomUUID(), 400n, inAnHour);
    expect(await expireHolds(kit.house)).toBe(0);
    kit.clock.advance(3_600_000);
    expect(await expireHolds(kit.house)).toBe(1);
    expect(await expireHolds(kit.house)).toBe(0);
    expect(await account(player)).toMatchObject({ cash: 1000n, held: 0n });
  });

  it("cannot be resolved behind the ledger's back", async () => {
    const player = await playerWith(1000n);
    const id = randomUUID();
    await place(player, id, 400n);
    await resolve(player, id, voided);
    const again = kit.house.database.query(
      "update wallet.holds set state = 'posted' where id = $1",
      [id],
    );
    await expect(again).rejects.toThrow("resolved once");
  });
});
