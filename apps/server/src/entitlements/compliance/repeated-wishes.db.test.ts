import { createUserLimit, listUserLimits } from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LimitWish } from "./limits/set-limit.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const clock = new TestClock();
let kit: TestHouse;
let id: bigint;
let player: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, clock });
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  ({ id, caller: player } = await signedInPlayer(kit.house, kit.served?.url as string));
});

const wish = async (body: LimitWish) => {
  const answer = await player.call(createUserLimit, { body });
  expect(answer.status).toBe(201);
  return answer.body;
};
const rowsOf = async (table: "limits" | "limit_changes") =>
  (await kit.house.database.query(`select 1 from compliance.${table} where player_id = $1`, [id]))
    .length;
const toldOf = async () =>
  (
    await kit.house.database.query(
      "select 1 from outbox.events where name = 'limit.changed' and player_id = $1",
      [id],
    )
  ).length;
const endOf = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

describe("a cooling-off that is asked for again", () => {
  const pause = (period: LimitWish["period"]) => wish({ type: "coolingoff", period });

  it("while a longer one runs changes nothing: the longer one answers, and there is one row", async () => {
    const week = await pause("week");
    for (let times = 0; times < 10; times++)
      expect(await pause(times % 2 === 0 ? "day" : "day_3")).toEqual(week);
    expect(await rowsOf("limits")).toBe(1);
    expect(await toldOf()).toBe(1);
    expect((await player.call(listUserLimits, {})).body).toEqual([week]);
  });

  it("lasts from the last time on, in one row however often it is asked for", async () => {
    const first = await pause("day");
    for (let times = 0; times < 10; times++) {
      clock.advance(MINUTE_MS);
      expect(await pause("day")).toMatchObject({ id: first.id, ends_at: endOf(DAY_MS) });
    }
    expect(await rowsOf("limits")).toBe(1);
    const [restriction] = await kit.house.database.query<{ until: Date }>(
      "select cooling_off_until as until from compliance.restrictions where player_id = $1",
      [id],
    );
    expect(restriction?.until.toISOString()).toBe(endOf(DAY_MS));
  });

  it("is a new one when it is longer, or the one before is over", async () => {
    const day = await pause("day");
    const week = await pause("week");
    expect(week.id).not.toBe(day.id);
    expect(await rowsOf("limits")).toBe(2);
    clock.advance(7 * DAY_MS);
    ({ caller: player, id } = await signedInPlayer(kit.house, kit.served?.url as string));
    expect((await pause("day")).starts_at).toBe(clock.now().toISOString());
  });
});

describe("a looser limit that is asked for again", () => {
  const limit = (amount_cents: number) =>
    wish({ type: "loss", period: "day", accounts: [{ currency: "EUR", amount_cents }] });

  it("waits from the first time on, in one row", async () => {
    await limit(500);
    const waiting = await limit(900);
    expect(waiting.pending?.confirm_from).toBe(endOf(DAY_MS));
    for (let times = 0; times < 10; times++) {
      clock.advance(MINUTE_MS);
      expect(await limit(900)).toEqual(waiting);
    }
    expect(await rowsOf("limit_changes")).toBe(2);
    expect(await toldOf()).toBe(2);
  });

  it("of other amounts takes its place, and of the amounts of now takes it back", async () => {
    await limit(500);
    await limit(900);
    clock.advance(MINUTE_MS);
    expect((await limit(800)).pending).toMatchObject({
      accounts: [{ currency: "EUR", amount_cents: 800 }],
      confirm_from: endOf(DAY_MS),
    });
    expect((await limit(500)).pending).toBeNull();
    const rows = await rowsOf("limit_changes");
    for (let times = 0; times < 5; times++) expect((await limit(500)).pending).toBeNull();
    expect(await rowsOf("limit_changes")).toBe(rows);
  });
});
