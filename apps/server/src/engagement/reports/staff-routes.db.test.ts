import {
  exportDailyReport,
  exportGamesReport,
  exportPlayersReport,
  getDailyReport,
  getGamesReport,
  getNowReport,
  getPlayersReport,
  listTrailEntries,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fundedPlayer, place } from "./reports.testing.ts";

let kit: TestHouse;
let url: string;
let olga: HttpCaller;
const query = { from: "2026-03-10", to: "2026-03-10", currency: "EUR" };
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, clock: new TestClock("2026-03-10T10:00:00Z") });
  url = kit.served?.url as string;
  olga = await signedInOperator(kit.house, url, "manager");
  const player = await fundedPlayer(kit, { cash: 100n });
  await place(kit, player, { subject: "=cmd()", stake: 100n, payout: 150n });
  await kit.house.reactions.settled();
});
afterAll(() => kit.close());

const REPORTS = [
  ["daily", getDailyReport, exportDailyReport],
  ["games", getGamesReport, exportGamesReport],
  ["players", getPlayersReport, exportPlayersReport],
] as const;

describe("reports over HTTP", () => {
  it("show what was counted", async () => {
    expect((await olga.call(getDailyReport, { query })).body.days).toMatchObject([
      { stake_cash_cents: 100, win_cash_cents: 150, revenue_cents: -50 },
    ]);
    expect((await olga.call(getGamesReport, { query })).body.games).toHaveLength(1);
    expect((await olga.call(getPlayersReport, { query })).body.days).toMatchObject([{ active: 1 }]);
    expect((await olga.call(getNowReport, {})).body.today).toHaveLength(1);
  });

  it.each(REPORTS)(
    "of %s leave as a file, with an entry on the trail",
    async (name, _, endpoint) => {
      const address = `${endpoint.path}?${new URLSearchParams(query)}`;
      const { status, headers } = await olga.send("GET", address);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(headers.get("content-disposition")).toContain(
        `attachment; filename="${name}-2026-03-10-2026-03-10.csv"`,
      );
      const trail = await olga.call(listTrailEntries, { query: { subject: `report ${name}` } });
      expect(trail.body).toMatchObject([
        { action: "report.exported", detail: { from: query.from } },
      ]);
    },
  );

  it("write no formula into a file", async () => {
    const { body } = await olga.send(
      "GET",
      `${exportGamesReport.path}?${new URLSearchParams(query)}`,
    );
    expect(String(body)).toContain("'=cmd(),'=cmd(),1,100,150,150.00,,\r\n");
  });

  it.each([
    { from: "2026-03-11", to: "2026-03-10" },
    { from: "2026-01-01", to: "2027-03-01" },
    { from: "2026-02-30", to: "2026-03-10" },
    { from: "yesterday", to: "2026-03-10" },
    { from: "2026-03-10", to: "2026-03-10", currency: "XXX" },
    { from: "2026-03-10", to: "2026-03-10", licence: "'; drop table" },
    { from: "2026-03-10", to: "2026-03-10", product: "poker" },
  ])("refuse %j", async (part: object) => {
    const address = new URLSearchParams(Object.entries(part));
    for (const path of [getDailyReport.path, exportDailyReport.path])
      expect((await olga.send("GET", `${path}?${address}`)).status).toBe(422);
    const trail = await olga.call(listTrailEntries, { query: { subject: "report daily" } });
    expect(trail.body).toHaveLength(1);
  });

  it("are closed to guests, players and operators without the permission", async () => {
    const player = (await signedInPlayer(kit.house, url)).caller;
    const support = await signedInOperator(kit.house, url, "support");
    for (const [caller, status] of [
      [httpCaller(url), 401],
      [player, 401],
      [support, 403],
    ] as const) {
      for (const [, shown, exported] of REPORTS)
        for (const { path } of [shown, exported])
          expect((await caller.send("GET", `${path}?${new URLSearchParams(query)}`)).status).toBe(
            status,
          );
      expect((await caller.call(getNowReport, {})).status).toBe(status);
    }
  });
});
