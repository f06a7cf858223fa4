import { getSeeds, rotateSeeds } from "@houselight/contracts";
import {
  httpCaller,
  openTestHouse,
  plansOf,
  registered,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockAccounts } from "#core/wallet";
import { sha256 } from "#platform/ids";
import { selectOpenSeeds } from "./pair-store.ts";
import { drawOf, openDraws, selectShownSeeds } from "./public.ts";
import { prepareSeeds } from "./server-seeds.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ seed: "pairs", serve: {} });
});
afterAll(() => kit.close());

const take = (playerId: bigint, count: number) =>
  kit.house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const session = await openDraws(kit.house, tx, [playerId]);
    const taken = Array.from({ length: count }, () => session.take(playerId));
    for (const { draw } of taken) draw(37);
    await session.save(tx);
    return taken;
  });
const rowOf = async (playerId: bigint) => {
  const rows = await kit.house.database.query<{ sealed_seed: string; server_seed: string | null }>(
    "select sealed_seed, server_seed from fairness.pairs where player_id = $1 order by id",
    [playerId],
  );
  return rows[0];
};

describe("a pair of seeds", () => {
  it("numbers its draws without a gap, also over transactions and after one that failed", async () => {
    const { id } = await registered(kit.house);
    await take(id, 2);
    await expect(
      kit.house.database.tx(async (tx) => {
        const session = await openDraws(kit.house, tx, [id]);
        session.take(id);
        await session.save(tx);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect((await take(id, 2)).map(({ nonce }) => nonce)).toEqual([2n, 3n]);
  });

  it("goes on with a draw that was taken, also of the same batch, and with none that is still to come", async () => {
    const { id } = await registered(kit.house);
    const [earlier] = await take(id, 1);
    await kit.house.database.tx(async (tx) => {
      await lockAccounts(tx, [id]);
      const session = await openDraws(kit.house, tx, [id]);
      const now = session.take(id);
      const first = now.draw(1_000_000);
      expect(session.resume(id, now).draw(1_000_000)).toBe(first);
      if (!earlier) throw new Error("a draw was taken before");
      expect(session.resume(id, earlier).draw(37)).toBe(earlier.drawn[0]);
      const onward = session.resume(id, { ...now, drawn: [first] });
      expect([onward.draw(1_000_000), onward.draw(50)]).toEqual([first, now.draw(50)]);
      expect(onward.drawn).toEqual(now.drawn);
      const forged = session.resume(id, { ...now, drawn: [(first + 1) % 1_000_000] });
      forged.draw(1_000_000);
      expect(() => forged.draw(50)).toThrow(/not those of its seeds/);
      expect(() => session.resume(id, { ...now, nonce: now.nonce + 1n })).toThrow(/pair in use/);
      expect(() => session.resume(id, { ...now, pairId: 0n })).toThrow(/pair in use/);
    });
  });

  it("draws what its seeds say, and shows the server's only after it is rotated", async () => {
    const { id, token } = await registered(kit.house);
    const caller = httpCaller(kit.served?.url as string);
    caller.useSession(token);
    const [first] = await take(id, 1);
    const committed = (await caller.call(getSeeds, {})).body;
    expect(committed).toMatchObject({ server_seed_hash: first?.serverSeedHash, nonce: 1 });
    const shown = async () => {
      const pairId = first?.pairId as bigint;
      return (await selectShownSeeds(kit.house.database, id, [pairId])).get(pairId);
    };
    expect(await shown()).toMatchObject({ serverSeed: null });

    const { revealed, seeds } = (await caller.call(rotateSeeds, { body: { client_seed: "mine" } }))
      .body;
    expect(sha256(revealed.server_seed)).toBe(committed.server_seed_hash);
    expect(revealed.rounds).toBe(1);
    expect(seeds).toMatchObject({
      server_seed_hash: committed.next_server_seed_hash,
      client_seed: "mine",
      nonce: 0,
    });
    expect(await shown()).toMatchObject({ serverSeed: revealed.server_seed });
    const draw = drawOf({
      serverSeed: revealed.server_seed,
      clientSeed: revealed.client_seed,
      nonce: 0n,
    });
    expect([draw(37)]).toEqual(first?.drawn);
    expect((await take(id, 1))[0]).toMatchObject({ nonce: 0n, clientSeed: "mine" });
  });

  it("is revealed alone: earlier pairs keep what they showed, those of others are not touched", async () => {
    const [{ id, token }, other] = [await registered(kit.house), await registered(kit.house)];
    const caller = httpCaller(kit.served?.url as string);
    caller.useSession(token);
    await take(other.id, 1);
    const shown = [];
    for (const draws of [1, 2, 3]) {
      await take(id, draws);
      const { body } = await caller.call(rotateSeeds, { body: {} });
      shown.push({ server_seed: body.revealed.server_seed, draws: BigInt(draws) });
    }
    const rowsOf = (playerId: bigint) =>
      kit.house.database.query(
        "select server_seed, draws from fairness.pairs where player_id = $1 order by id",
        [playerId],
      );
    expect(await rowsOf(id)).toMatchObject([...shown, { server_seed: null }]);
    expect(await rowsOf(other.id)).toMatchObject([{ server_seed: null }]);
  });

  it("does not stand readable in the database while it is in use", async () => {
    const { id } = await registered(kit.house);
    await take(id, 1);
    const row = await rowOf(id);
    expect(row?.server_seed).toBeNull();
    expect(row?.sealed_seed).not.toMatch(/^[0-9a-f]{64}$/);
    expect(row?.sealed_seed.length).toBeGreaterThan(80);
  });

  it("that an earlier version stored open is sealed at the next start", async () => {
    const { id } = await registered(kit.house);
    const seed = "ab".repeat(32);
    await kit.house.database.query(
      `with pair as (
         insert into fairness.pairs (player_id, sealed_seed, server_seed_hash, client_seed, next_sealed_seed, next_server_seed_hash)
         values ($1, 'open:' || $2, $3, 'old', 'open:' || $2, $3) returning id)
       insert into fairness.counters select $1, id, 5 from pair`,
      [id, seed, sha256(seed)],
    );
    await prepareSeeds(kit.house);
    expect((await rowOf(id))?.sealed_seed).not.toContain(seed);
    const [taken] = await take(id, 1);
    const draw = drawOf({ serverSeed: seed, clientSeed: "old", nonce: 5n });
    expect(taken?.drawn).toEqual([draw(37)]);
  });

  it("that was stored open is looked for by an index, however many players there are", async () => {
    const plan = await plansOf(kit.house.database, (tx) => selectOpenSeeds(tx, 1));
    expect(plan).toContain("pairs_stored_open");
  });

  it("cannot be opened under another SECRET: the house says so and does not start", async () => {
    await expect(prepareSeeds({ ...kit.house, key: () => "00".repeat(32) })).rejects.toThrow(
      /SECRET/,
    );
  });

  it("never goes back, and is never taken away", async () => {
    const { id } = await registered(kit.house);
    await take(id, 3);
    const change = (statement: string) => kit.house.database.query(statement, [id]);
    await expect(
      change("update fairness.counters set nonce = 1 where player_id = $1"),
    ).rejects.toMatchObject({ code: "HL016" });
    await expect(change("delete from fairness.pairs where player_id = $1")).rejects.toMatchObject({
      code: "HL016",
    });
  });
});
