import { getPlayer } from "@houselight/contracts";
import {
  fund,
  openTestHouse,
  plansOf,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitingMails } from "#core/mail";
import { selectAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { trySignIn, PASSWORD, visitorOf } from "../../entry/entry.testing.ts";
import { forgetDormancy, noteAbsent } from "./dormancy-store.ts";
import { tellDormancy } from "./dormancy.ts";
import { mailMonthlyStatements } from "./monthly-statement.ts";

const DAY_MS = 86_400_000;
// Transfers carry the time of the database: the clock begins there.
const clock = new TestClock(new Date().toISOString());
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, env: { TRUST_PROXY: "1" }, serve: {} });
});
afterAll(() => kit.close());

async function newPlayer(amount = 0n) {
  const player = await signedInPlayer(kit.house, kit.served?.url as string, amount);
  const { email = "" } = (await player.caller.call(getPlayer, {})).body;
  const kinds = async () => (await waitingMails(kit.house, email)).map(({ kind }) => kind);
  return { ...player, email, kinds };
}
const untold = (kinds: readonly string[]) => kinds.filter((kind) => /dorman/.test(kind));

describe("a dormant account", () => {
  it("is told a month before and when it is; its money stays, and a session undoes it", async () => {
    const player = await newPlayer(500n);
    clock.advance(300 * DAY_MS);
    await tellDormancy(kit.house);
    expect(untold(await player.kinds())).toEqual([]);
    clock.advance(40 * DAY_MS);
    await tellDormancy(kit.house);
    await tellDormancy(kit.house);
    expect(untold(await player.kinds())).toEqual(["dormancy_ahead"]);
    clock.advance(27 * DAY_MS);
    await tellDormancy(kit.house);
    expect(untold(await player.kinds())).toEqual(["dormancy_ahead"]);
    clock.advance(6 * DAY_MS);
    await tellDormancy(kit.house);
    expect(untold(await player.kinds())).toEqual(["dormancy_ahead", "account_dormant"]);
    expect(await selectAccounts(kit.house.database, player.id)).toMatchObject([{ cash: 500n }]);

    expect(await trySignIn(visitorOf(kit), player.email, PASSWORD)).toBe("200");
    const browser = visitorOf(kit);
    await trySignIn(browser, player.email, PASSWORD);
    const since = async () => (await browser.call(getPlayer, {})).body.dormant_since;
    // Told on the site on the day of the return, and not after.
    expect(await since()).not.toBeNull();
    clock.advance(60_000);
    await browser.call(getPlayer, {});
    await tellDormancy(kit.house);
    expect(await since()).toBeNull();
    clock.advance(DAY_MS);
    await tellDormancy(kit.house);
    const [row] = await kit.house.database.query<{ dormant_since: Date | null }>(
      "select dormant_since from accounts.players where id = $1",
      [player.id],
    );
    expect(row?.dormant_since).toBeNull();
  });
});

it("is found among those who were told, however many players and sessions there are", async () => {
  const now = clock.now();
  const page = { before: now, now, after: 7n, most: 1 };
  const ofTold = (tx: Tx) => noteAbsent(tx, "curacao", "dormant_since", { ...page, toldBy: now });
  for (const run of [ofTold, forgetDormancy])
    expect(await plansOf(kit.house.database, run)).toContain("players_told_of_dormancy");
  const ahead = await plansOf(kit.house.database, (tx) =>
    noteAbsent(tx, "curacao", "dormancy_told_at", { ...page, toldBy: null }),
  );
  // Behind the batch before, and by one row of each player who was here.
  expect(ahead).toMatch(/Index Cond: [^\n]*id > '7'::bigint/);
  expect(ahead).not.toContain("Seq Scan on sessions");
});

it("is told by calendar months, from a day that the month before lacks", async () => {
  const advanceTo = (year: number, month: number, day: number, hour = 0) =>
    clock.advance(Date.UTC(year, month - 1, day, hour) - clock.now().getTime());
  const year = clock.now().getUTCFullYear() + 1;
  advanceTo(year, 3, 31, 10);
  const player = await newPlayer();
  // Eleven months after 31 March are the end of February, whatever its length.
  advanceTo(year + 1, 3, 1, -1);
  await tellDormancy(kit.house);
  expect(untold(await player.kinds())).toEqual([]);
  advanceTo(year + 1, 3, 1);
  await tellDormancy(kit.house);
  const mails = await waitingMails(kit.house, player.email);
  const [told, ...more] = mails.filter(({ kind }) => /dorman/.test(kind));
  expect(more).toEqual([]);
  // Told late by a few hours, and given the month all the same.
  expect(told).toMatchObject({
    kind: "dormancy_ahead",
    data: { at: new Date(Date.UTC(year + 1, 3, 1)).toISOString() },
  });
});

it("is never found dormant by a house that has told nothing yet", async () => {
  const player = await newPlayer();
  clock.advance(800 * DAY_MS);
  await tellDormancy(kit.house);
  expect(untold(await player.kinds())).toEqual(["dormancy_ahead"]);
});

describe("the statement of a month", () => {
  it("is mailed once where the licence asks for it and anything moved", async () => {
    const [australian, idle, other] = [await newPlayer(), await newPlayer(), await newPlayer()];
    await kit.house.database.query(
      "update accounts.players set license_name = 'AU' where id = any($1::bigint[])",
      [[australian.id, idle.id]],
    );
    for (const { id } of [australian, other]) await fund(kit.house, id, 1_234n);
    const now = new Date();
    const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 6);
    clock.advance(nextMonth - clock.now().getTime());
    await mailMonthlyStatements(kit.house);
    await mailMonthlyStatements(kit.house);
    const [mail, ...more] = (await waitingMails(kit.house, australian.email)).filter(
      ({ kind }) => kind === "activity_statement",
    );
    expect(more).toEqual([]);
    expect(mail?.data["month"]).toBe(now.toISOString().slice(0, 7));
    expect(JSON.parse(mail?.data["accounts"] ?? "[]")).toMatchObject([
      { currency: "EUR", opening_cents: 0, closing_cents: 1_234 },
    ]);
    for (const one of [idle, other]) expect(await one.kinds()).not.toContain("activity_statement");
  });
});
