import { randomUUID } from "node:crypto";
import { happen, openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { playerRegistered } from "#events/accounts";
import { bonusChanged } from "#events/bonuses";
import { fundedPlayer, place } from "./reports.testing.ts";
import { dailyReport, gamesReport, playersReport } from "./show/reports.ts";

const DAY_MS = 86_400_000;
const BEGIN = new Date("2026-03-10T10:00:00Z");

let kit: TestHouse;
let clock: TestClock;
/** Days of each test are its own. */
let day: string;
beforeAll(async () => {
  clock = new TestClock(BEGIN);
  kit = await openTestHouse({ clock, seed: "covered reports" });
});
beforeEach(() => {
  clock.advance(3 * DAY_MS);
  day = clock.now().toISOString().slice(0, 10);
});
afterAll(() => kit.close());

const span = () => ({ from: day, to: day });
const heard = () => kit.house.reactions.settled();

it("counts who registered since the house counts, and nobody before", async () => {
  const player = await fundedPlayer(kit, { cash: 0n });
  const before = new Date(BEGIN.getTime() - 1).toISOString();
  await happen(kit, playerRegistered(player, { licence: "CW", at: before }));
  const wanted = { from: "2026-03-10", to: day };
  expect((await playersReport(kit.house, wanted)).days).toMatchObject([{ day, registrations: 1 }]);
});

it("counts a player on the day of a stake that is still open", async () => {
  const player = await fundedPlayer(kit, { cash: 10n });
  await place(kit, player, { stake: 10n });
  await heard();
  expect((await playersReport(kit.house, span())).days).toMatchObject([{ day, active: 1 }]);
  expect((await dailyReport(kit.house, span())).days.filter(({ wagers }) => wagers > 0)).toEqual(
    [],
  );
});

it("counts a bonus when it is given, and not when it is cancelled", async () => {
  const player = await fundedPlayer(kit, { cash: 0n });
  const bonus = { bonusId: randomUUID(), title: "Gift", currency: "EUR", amount: 500n };
  const at = clock.now().toISOString();
  await happen(
    kit,
    bonusChanged(player, { ...bonus, stage: "issued", at }),
    bonusChanged(player, { ...bonus, stage: "canceled", at }),
  );
  const [line] = (await dailyReport(kit.house, span())).days;
  expect(line?.money).toMatchObject({ bonuses_granted: 1, bonuses_granted_cents: 500 });
});

it("shows games of the wanted currency alone", async () => {
  const player = await fundedPlayer(kit, { cash: 10n });
  await place(kit, player, { stake: 10n, payout: 0n });
  await heard();
  const games = async (currency: string) =>
    (await gamesReport(kit.house, { ...span(), currency })).games.map(({ slug }) => slug);
  expect(await games("EUR")).toEqual(["trial-game"]);
  expect(await games("USD")).toEqual([]);
});

it("shows 400 days, and not one more", async () => {
  const read = (to: string) => dailyReport(kit.house, { from: "2026-01-01", to });
  // The 400th day from the first of January 2026.
  expect((await read("2027-02-04")).covered_since).toBe(BEGIN.toISOString());
  await expect(read("2027-02-05")).rejects.toThrow("span_invalid");
});
