import { randomUUID } from "node:crypto";
import { fund, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wagers } from "../public.ts";
import { prepareToy, STAKER, toyStake } from "../toy-owner.testing.ts";
import { selectCommands } from "./command-store.ts";
import { selectWagers } from "./wager-store.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ seed: "command store" });
  await prepareToy(kit.house.database);
});
afterAll(() => kit.close());

it("reads each command with the wager as it left it, also one that was written whole", async () => {
  const { database } = kit.house;
  const { id: playerId } = await registered(kit.house);
  await fund(kit.house, playerId, 1_000n);
  const door = wagers(kit.house);
  const stake = toyStake(kit.house, playerId, 100n);
  const placed = await door.place(stake);
  const end = {
    ...STAKER,
    owner: stake.owner,
    playerId,
    wagerId: stake.id,
    id: randomUUID(),
    bodyHash: "the end",
    offer: () => ({ stake: 50n, play: () => ({ record: "end", detail: null, payout: 70n }) }),
  };
  const ended = await door.add(end);
  if (!("wager" in placed && "wager" in ended)) throw new Error("a stake was refused");

  const whole = randomUUID();
  const digits = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}` : value);
  await database.query(
    `insert into wagers.commands (player_id, id, wager_id, kind, body_hash, wager, created_at)
     values ($1, $2, $3, 'place', 'whole', $4, now())`,
    [playerId, whole, stake.id, JSON.stringify(placed.wager, digits)],
  );
  const ids = [stake.id, end.id, whole];
  const kept = await selectCommands(
    database,
    ids.map((id) => ({ playerId, id })),
  );
  const of = (id: string) => kept.find((one) => one.id === id);
  expect(of(stake.id)).toMatchObject({ kind: "place", wager: placed.wager });
  expect(of(end.id)).toMatchObject({ kind: "add", bodyHash: "the end", wager: ended.wager });
  expect(of(whole)).toMatchObject({ bodyHash: "whole", wager: placed.wager });
  expect(placed.wager).not.toEqual(ended.wager);
});

it("keeps a command as a line whose columns keep their places, for those on record", async () => {
  const { database } = kit.house;
  const { id: playerId } = await registered(kit.house);
  await fund(kit.house, playerId, 1_000n);
  const stake = toyStake(kit.house, playerId, 100n);
  await wagers(kit.house).place(stake);
  const [row] = await database.query<{ wager: string }>(
    "select wager from wagers.commands where player_id = $1",
    [playerId],
  );
  const [line, ...record] = row?.wager.split("\n") ?? [];
  expect(line).toMatch(/^open,100,0,0,0,900,0,\d+,0,100,0,0,0,0,0,0,0,cash,0,0$/);
  expect(record).toHaveLength(1);
});

it("keeps the record of a wager that a command closed once, in its row, and reads it from there", async () => {
  const { database } = kit.house;
  const { id: playerId } = await registered(kit.house);
  await fund(kit.house, playerId, 1_000n);
  const door = wagers(kit.house);
  const stake = toyStake(kit.house, playerId, 100n);
  await door.place(stake);
  const on = { ...STAKER, owner: stake.owner, playerId, wagerId: stake.id };
  const end = { ...on, id: randomUUID(), bodyHash: "end", payout: 30n, record: "its\nend" };
  const settled = await door.settle(end);
  const again = { ...on, id: randomUUID(), bodyHash: "again", payout: 10n };
  const corrected = await door.settleAgain(again);
  if (!("wager" in settled && "wager" in corrected)) throw new Error("a command was refused");

  const lines = await database.query<{ wager: string }>(
    "select wager from wagers.commands where player_id = $1 and kind <> 'place' order by seq",
    [playerId],
  );
  expect(lines.map(({ wager }) => wager)).toEqual([
    expect.stringMatching(/^settled,100,0,30,[^\n]+$/),
    expect.stringMatching(/^settled,100,0,10,[^\n]+$/),
  ]);
  const kept = await selectCommands(database, [
    { playerId, id: end.id },
    { playerId, id: again.id },
  ]);
  const of = (id: string) => kept.find((one) => one.id === id)?.wager;
  expect(of(end.id)).toEqual(settled.wager);
  expect(of(again.id)).toEqual(corrected.wager);
  expect(of(end.id)?.record).toBe("its\nend");
});

it("keeps the order of commands that come in one batch: a step after its stake is how the wager stands", async () => {
  const { database } = kit.house;
  const { id: playerId } = await registered(kit.house);
  await fund(kit.house, playerId, 1_000n);
  const door = wagers(kit.house);
  const stake = toyStake(kit.house, playerId, 100n);
  const step = {
    ...STAKER,
    owner: stake.owner,
    playerId,
    wagerId: stake.id,
    id: randomUUID(),
    bodyHash: "step",
    offer: () => ({ stake: 0n, play: () => ({ record: "stepped", detail: null }) }),
  };
  const [placed, stepped] = await Promise.all([door.place(stake), door.add(step)]);
  if (!("wager" in placed && "wager" in stepped)) throw new Error("a command was refused");
  const batches = await database.query<{ created_at: Date }>(
    "select distinct created_at from wagers.commands where player_id = $1",
    [playerId],
  );
  expect(batches).toHaveLength(1);
  expect(await selectWagers(database, [{ playerId, id: stake.id }])).toEqual([stepped.wager]);
});
