import { openTestHouse, plansOf, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteOld, takeNonce } from "./session-store.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse();
});
afterAll(() => kit.close());

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(kit.clock.now().getTime() - minutes * MINUTE_MS);
/** One studio's nonces are kept for ten minutes, those of others for an hour. */
const old = () => ({
  nonces: [{ studio: "brief", before: ago(10) }],
  foreign: ago(60),
  sessions: ago(600),
});

it("nonces are deleted once their own studio needs them no more, and no earlier", async () => {
  const { database } = kit.house;
  for (const [studio, minutes] of [
    ["brief", 9],
    ["brief", 11],
    ["other", 11],
    ["other", 61],
  ] as const)
    await takeNonce(database, { studio, nonce: `${minutes}`, at: ago(minutes) });
  expect(await deleteOld(database, old())).toBe(2);
  const left = await database.query("select studio, nonce from studio_games.nonces order by 1, 2");
  expect(left).toEqual([
    { studio: "brief", nonce: "9" },
    { studio: "other", nonce: "11" },
  ]);
});

it("nonces are deleted by their time, however many are still needed", async () => {
  const plans = await plansOf(kit.house.database, (tx) => deleteOld(tx, old()));
  expect(plans).toMatch(/nonces_by_time[^\n]*\n\s+Index Cond: \(at </);
});
