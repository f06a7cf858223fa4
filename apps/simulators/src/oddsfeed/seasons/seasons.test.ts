import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Telling } from "../telling/messages.ts";
import { Seasons } from "./seasons.ts";
import {
  seasonOf,
  smallSeason,
  type TestFolder,
  testFolder,
  type WrittenMatch,
} from "./seasons.testing.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The start of the first two matches of the small season. */
const START = Date.UTC(2026, 4, 2, 15);
const FIRST = "fj:match:pl.matchday-1.1-fc-koln-paper-town";
const OTHER = "fj:match:pl.matchday-1.ink-sons-degard-if-";

let folder: TestFolder;
let now: number;
let seasons: Seasons;
let warned: string[];
beforeEach(async () => {
  folder = await testFolder();
  warned = [];
  restart();
  now = START - 30 * DAY;
  await write(smallSeason());
  expect(await ask()).toEqual([]);
});
afterEach(() => folder.close());

function restart(): void {
  seasons = new Seasons({ folder: folder.path, warn: (line) => warned.push(line) });
}

const write = (matches: readonly WrittenMatch[]) => folder.write("pl.json", seasonOf(matches));

/** Writes the small season with its first match changed. */
const writeFirst = (change: Partial<WrittenMatch>) =>
  write(smallSeason().map((match, at) => (at === 0 ? { ...match, ...change } : match)));

/** Asks until nothing is new, as the feed does at each question. */
async function ask(): Promise<Telling[]> {
  await seasons.look(now);
  const told: Telling[] = [];
  for (;;) {
    const news = seasons.news(now);
    if (news.length === 0) return told;
    told.push(...news);
  }
}

/** Asks at a later moment. */
function askAt(at: number): Promise<Telling[]> {
  now = at;
  return ask();
}

type Of<Type extends Telling["type"]> = Extract<Telling, { type: Type }>;
const ofType = <Type extends Telling["type"]>(told: readonly Telling[], type: Type) =>
  told.filter((one): one is Of<Type> => one.type === type);
const about = (told: readonly Telling[], urn = FIRST) =>
  told.filter((one) => "fixture" in one && one.fixture.startsWith(urn));
const nameOf = ({ market_id, specifiers }: { market_id: number; specifiers: string }) =>
  `${market_id}/${specifiers}`;

/** Markets by what was told of them last: their prices, nothing, or their results. */
function standing(told: readonly Telling[]): Map<string, unknown> {
  const stands = new Map<string, unknown>();
  const cancelled = new Set<string>();
  for (const one of told) {
    if (one.type === "odds_change")
      for (const market of one.markets) {
        if (market.status === 1) stands.set(nameOf(market), market.selections);
        else stands.delete(nameOf(market));
      }
    if (one.type === "bet_settlement")
      for (const market of one.markets) stands.set(nameOf(market), market.selections);
    if (one.type === "bet_cancel") for (const market of one.markets) cancelled.add(nameOf(market));
    if (one.type === "rollback_bet_cancel")
      for (const market of one.markets) cancelled.delete(nameOf(market));
    if (one.type === "rollback_bet_settlement")
      for (const market of one.markets) stands.delete(nameOf(market));
  }
  for (const name of cancelled) stands.set(name, "cancelled");
  return stands;
}

const kinds = (told: readonly Telling[]) =>
  told.map((one) =>
    one.type === "fixture_change"
      ? one.change_type
      : one.type === "odds_change"
        ? `${one.type} ${one.status.state}`
        : one.type,
  );

/** The first match with this score, told to the end. */
async function playFirst(score: NonNullable<WrittenMatch["score"]>): Promise<Telling[]> {
  const told = await askAt(START - DAY);
  await writeFirst({ score });
  return about([...told, ...(await askAt(START)), ...(await askAt(START + 2 * HOUR))]);
}

describe("a match to come", () => {
  it("is told of a fortnight before its start, with its prices", async () => {
    expect(await askAt(START - 14 * DAY - 1)).toEqual([]);
    const told = await askAt(START - 14 * DAY + 1_000);
    expect(kinds(about(told))).toEqual(["NEW", "odds_change not_started"]);
    expect(kinds(about(told, OTHER))).toEqual(["NEW", "odds_change not_started"]);
    expect(told).toHaveLength(4);
    const [named, priced] = about(told);
    expect(named).toEqual({
      type: "fixture_change",
      fixture: FIRST,
      change_type: "NEW",
      detail: {
        sport: "football",
        competition: { id: "pl", name: "Paper League 2026" },
        home: "1. FC Köln",
        away: "Paper Town",
        starts_at: "2026-05-02T15:00:00.000Z",
        simulated: null,
      },
    });
    const { status, markets } = priced as Of<"odds_change">;
    expect(status).toEqual({
      state: "not_started",
      score: null,
      half_time: null,
      period: null,
      minute: null,
    });
    expect(markets.length).toBeGreaterThan(15);
    expect(markets.every((market) => market.status === 1)).toBe(true);
  });

  it("is priced anew once an hour, and nothing else is told of it", async () => {
    await askAt(START - 10 * DAY);
    const told: Telling[] = [];
    for (let at = 1; at <= 12 * 12; at += 1)
      told.push(...(await askAt(START - 10 * DAY + (at * HOUR) / 12)));
    expect(kinds(about(told))).toEqual(Array(12).fill("odds_change not_started"));
  });

  it("is priced anew when a result changes strengths", async () => {
    await writeFirst({ score: { ht: [2, 0], ft: [6, 0] } });
    await askAt(START - DAY);
    // The return match, four weeks later.
    const back = "fj:match:pl.matchday-2.paper-town-ink-sons";
    const priceOf = (told: readonly Telling[]) =>
      ofType(about(told, back), "odds_change").at(-1)?.markets[0]?.selections[0]?.odds;
    const before = priceOf(await askAt(START + 1.9 * HOUR));
    const after = priceOf(await askAt(START + 2 * HOUR));
    expect(after).toBeDefined();
    expect(Number(after)).toBeGreaterThan(Number(before));
  });

  it("is told with a new time, and takes no bets when that is far away", async () => {
    await askAt(START - DAY);
    await writeFirst({ time: "18:30" });
    const moved = about(await askAt(START - DAY + 40_000));
    // The file has changed: its league is priced anew.
    expect(kinds(moved)).toEqual(["DATETIME", "odds_change not_started"]);
    expect(moved[0]).toMatchObject({ detail: { starts_at: "2026-05-02T18:30:00.000Z" } });
    await writeFirst({ date: "2026-06-20" });
    const far = about(await askAt(START - DAY + 80_000));
    expect(kinds(far)).toEqual(["DATETIME", "odds_change not_started"]);
    expect(standing([...moved, ...far])).toEqual(new Map());
    expect((far[1] as Of<"odds_change">).markets.every(({ status }) => status === 0)).toBe(true);
    const near = about(await askAt(Date.UTC(2026, 5, 10)));
    expect(kinds(near)).toEqual(["odds_change not_started"]);
    expect(standing(near).size).toBeGreaterThan(15);
  });

  it("is put off, and set again with another date", async () => {
    const before = about(await askAt(START - DAY));
    await writeFirst({ status: "postponed" });
    const off = about(await askAt(START - DAY + 40_000));
    expect(kinds(off)).toEqual(["POSTPONED", "odds_change not_started"]);
    expect(standing([...before, ...off])).toEqual(new Map());
    await writeFirst({ date: "2026-05-08" });
    const again = about(await askAt(START - DAY + 80_000));
    expect(kinds(again)).toEqual(["DATETIME", "odds_change not_started"]);
    expect(standing(again).size).toBeGreaterThan(15);
  });

  it("is put off by mistake, and set again as it was", async () => {
    await writeFirst({ status: "postponed" });
    await askAt(START - DAY);
    await write(smallSeason());
    await askAt(START - DAY + 40_000);
    await writeFirst({ status: "postponed" });
    expect(kinds(about(await askAt(START - DAY + 80_000)))[0]).toBe("POSTPONED");
    await write(smallSeason());
    const again = about(await askAt(START - DAY + 120_000));
    expect(kinds(again)).toEqual(["DATETIME", "odds_change not_started"]);
  });

  it.each(["cancelled", "abandoned"])("that is %s is told as that", async (status) => {
    await askAt(START - DAY);
    await writeFirst({ status, score: { ft: [1, 0] } });
    const told = [...(await askAt(START - DAY + 40_000)), ...(await askAt(START + 3 * HOUR))];
    expect(kinds(about(told))).toEqual([status.toUpperCase(), "odds_change not_started"]);
  });

  it("that no file names any more takes no bets, until one does again", async () => {
    const before = about(await askAt(START - DAY));
    await write(smallSeason().slice(1));
    const gone = about(await askAt(START - DAY + 40_000));
    expect(kinds(gone)).toEqual(["odds_change not_started"]);
    expect(standing([...before, ...gone])).toEqual(new Map());
    await write(smallSeason());
    const back = about(await askAt(START - DAY + 80_000));
    expect(kinds(back)).toEqual(["DATETIME", "odds_change not_started"]);
  });

  it("is told in parts when there are many at once", async () => {
    const [match] = smallSeason() as [WrittenMatch];
    await write(Array.from({ length: 20 }, (_, at) => ({ ...match, team2: `Side ${at}` })));
    now = START - DAY;
    await seasons.look(now);
    const parts = Array.from({ length: 4 }, () => seasons.news(now));
    expect(parts.map((part) => part.length)).toEqual([16, 16, 8, 0]);
  });
});

describe("a match that has begun", () => {
  it("takes no bets from its start on, and waits for its result as long as it takes", async () => {
    const before = about(await askAt(START - DAY));
    const begun = about(await askAt(START));
    expect(kinds(begun)).toEqual(["odds_change not_started"]);
    expect(standing(before).size).toBeGreaterThan(15);
    expect(standing([...before, ...begun])).toEqual(new Map());
    for (const days of [0.1, 1, 3, 9]) expect(about(await askAt(START + days * DAY))).toEqual([]);
    await writeFirst({ score: { ht: [0, 0], ft: [0, 1] } });
    const told = about(await askAt(START + 10 * DAY));
    expect(kinds(told)).toEqual(["bet_settlement", "odds_change closed"]);
  });

  it("is settled two hours after its start, not before, and closed with its score", async () => {
    await writeFirst({ score: { ht: [1, 0], ft: [2, 1] } });
    const before = about(await askAt(START - DAY));
    const begun = about(await askAt(START + 2 * HOUR - 1_000));
    expect(kinds(begun)).toEqual(["odds_change not_started"]);
    const told = about(await askAt(START + 2 * HOUR));
    expect(kinds(told)).toEqual(["bet_settlement", "odds_change closed"]);
    const [settlement, closed] = told as [Of<"bet_settlement">, Of<"odds_change">];
    expect(settlement.certainty).toBe(2);
    expect(closed.status).toMatchObject({
      score: { home: 2, away: 1 },
      half_time: { home: 1, away: 0 },
    });
    const settled = new Map(
      settlement.markets.map((market) => [nameOf(market), market.selections]),
    );
    for (const name of standing(before).keys()) expect(settled.has(name), name).toBe(true);
    const won = (name: string) => settled.get(name)?.filter(({ won: isWon }) => isWon === 1);
    expect(won("1/")).toMatchObject([{ id: "home" }]);
    expect(won("45/")).toMatchObject([{ id: "2:1" }]);
    expect(won("47/")).toMatchObject([{ id: "home/home" }]);
    expect(won("60/")).toMatchObject([{ id: "home" }]);
    expect(won("19/total=1.5")).toMatchObject([{ id: "over" }]);
    expect(won("20/total=1.5")).toMatchObject([{ id: "under" }]);
    expect(won("18/total=2.75")).toMatchObject([{ id: "over", void_factor: 500 }]);
    expect(about(await askAt(START + 3 * HOUR))).toEqual([]);
  });

  it("has its first half cancelled where only the end is known", async () => {
    const told = await playFirst({ ft: [2, 1] });
    expect(kinds(told).slice(-3)).toEqual(["bet_settlement", "bet_cancel", "odds_change closed"]);
    const [cancel] = ofType(told, "bet_cancel");
    expect(cancel?.void_reason).toBe(3);
    const stands = standing(told);
    expect(["60/", "47/", "68/total=1.5"].map((name) => stands.get(name))).toEqual(
      Array(3).fill("cancelled"),
    );
    expect(stands.get("1/")).toMatchObject([{ id: "home", won: 1 }, {}, {}]);
  });

  it("by the decision of a court is not settled: what was played is not known", async () => {
    await askAt(START - DAY);
    await writeFirst({ status: "awarded", score: { ft: [0, 2] } });
    const told = about([...(await askAt(START)), ...(await askAt(START + 3 * DAY))]);
    expect(kinds(told)).toEqual(["odds_change not_started"]);
  });
});

describe("a result", () => {
  it("that is corrected is taken back where it was wrong, and told again", async () => {
    const told = await playFirst({ ht: [1, 0], ft: [2, 1] });
    await writeFirst({ score: { ht: [1, 0], ft: [2, 2] } });
    const corrected = about(await askAt(START + 5 * HOUR));
    expect(kinds(corrected)).toEqual([
      "rollback_bet_settlement",
      "bet_settlement",
      "odds_change closed",
    ]);
    const [back, again] = corrected as [Of<"rollback_bet_settlement">, Of<"bet_settlement">];
    expect(back.markets.map(nameOf)).toEqual(again.markets.map(nameOf));
    const names = back.markets.map(nameOf);
    for (const name of ["1/", "26/", "45/", "18/total=3.5"]) expect(names).toContain(name);
    // Both have scored either way, and the first half is the same.
    for (const name of ["29/", "60/", "18/total=0.5"]) expect(names).not.toContain(name);
    const stands = standing([...told, ...corrected]);
    expect(stands.get("1/")).toMatchObject([{}, { id: "draw", won: 1 }, {}]);
    const first = await seasonsOf({ ht: [1, 0], ft: [2, 2] });
    expect(stands).toEqual(standing(first));
  });

  it("gets its half time later: what was cancelled is settled", async () => {
    const told = await playFirst({ ft: [2, 1] });
    await writeFirst({ score: { ht: [0, 1], ft: [2, 1] } });
    const corrected = about(await askAt(START + 5 * HOUR));
    expect(kinds(corrected)).toEqual([
      "rollback_bet_cancel",
      "bet_settlement",
      "odds_change closed",
    ]);
    expect(standing([...told, ...corrected]).get("60/")).toMatchObject([{}, {}, { won: 1 }]);
  });

  it("that is withdrawn leaves a match that waits", async () => {
    const told = await playFirst({ ht: [1, 0], ft: [2, 1] });
    await writeFirst({});
    const withdrawn = about(await askAt(START + 5 * HOUR));
    expect(kinds(withdrawn)).toEqual(["rollback_bet_settlement", "odds_change not_started"]);
    expect(standing([...told, ...withdrawn])).toEqual(new Map());
  });

  it("of a match that was never offered is not told", async () => {
    now = START + 10 * DAY;
    await ask();
    const played = smallSeason().map((match) => ({ ...match, score: { ft: [1, 0] as const } }));
    await folder.write("other.json", seasonOf(played));
    const told = await askAt(now + 40_000);
    const named = new Set(told.flatMap((one) => ("fixture" in one ? [one.fixture] : [])));
    expect([...named].filter((urn) => urn.includes("other.matchday-1."))).toEqual([]);
    expect([...named].filter((urn) => urn.includes("other.matchday-3."))).toHaveLength(2);
  });

  /** Returns all that is told of the first match in a world in which this was its score from the start. */
  async function seasonsOf(score: NonNullable<WrittenMatch["score"]>): Promise<Telling[]> {
    restart();
    now = START - 30 * DAY;
    await ask();
    return playFirst(score);
  }
});

describe("a file", () => {
  it("is looked at after half a minute, not before", async () => {
    await askAt(START - DAY);
    await writeFirst({ time: "18:30" });
    expect(about(await askAt(START - DAY + 29_000))).toEqual([]);
    expect(kinds(about(await askAt(START - DAY + 30_000)))[0]).toBe("DATETIME");
  });

  it("that breaks is left out and said once; its matches take no bets until it is well", async () => {
    const before = about(await askAt(START - DAY));
    await folder.write("pl.json", "{");
    const broken = about(await askAt(START - DAY + 40_000));
    expect(standing([...before, ...broken])).toEqual(new Map());
    await askAt(START - DAY + 80_000);
    expect(warned).toEqual(["football.json: pl.json: file: is no JSON"]);
    expect(seasons.files).toMatchObject([{ fault: "file: is no JSON" }]);
    await write(smallSeason());
    expect(standing(about(await askAt(START - DAY + 120_000))).size).toBeGreaterThan(15);
  });
});

describe("a recovery", () => {
  const recovered = (since: number) =>
    seasons.namesSince(since).flatMap((urn) => seasons.snapshot(urn, now));

  it("tells somebody new of what is offered alone", async () => {
    await writeFirst({ score: { ft: [1, 0] } });
    await askAt(START - DAY);
    await askAt(START + 3 * HOUR);
    const told = recovered(0);
    expect(about(told)).toEqual([]);
    expect(kinds(told)).toEqual(Array(4).fill(["NEW", "odds_change not_started"]).flat());
  });

  it.each([
    ["to come", START - DAY, {}],
    ["on", START + HOUR, { score: { ft: [1, 0] } }],
    ["over", START + 3 * HOUR, { score: { ft: [1, 0] } }],
    ["waiting", START + 4 * DAY, {}],
    ["moved", START - HOUR, { time: "19:00" }],
    ["far", START - HOUR, { date: "2026-06-19" }],
    ["put off", START - HOUR, { status: "postponed" }],
    ["called off", START - HOUR, { status: "cancelled" }],
    ["decided by a court", START - HOUR, { status: "awarded", score: { ft: [2, 0] } }],
  ] as const)(
    "comes to the same as all that was told of a match that is %s",
    async (place, at, change) => {
      const told = about(await askAt(START - 2 * DAY));
      await writeFirst(change);
      told.push(...about(await askAt(START - 1.9 * DAY)), ...about(await askAt(at)));
      const snapshot = about(recovered(START - 3 * DAY));
      expect(snapshot.length).toBeGreaterThan(0);
      expect(standing(snapshot)).toEqual(standing(told));
      expect(ofType(snapshot, "odds_change").at(-1)?.status).toEqual(
        ofType(told, "odds_change").at(-1)?.status,
      );
      // Nothing is new for those who have heard all of it.
      expect(await ask()).toEqual([]);
      const isOffered = seasons.namesSince(0).includes(FIRST);
      expect(isOffered).toBe(["to come", "moved"].includes(place));
      // A house that has never heard of it does not begin to when it takes no bets any more.
      const named = ofType(snapshot, "fixture_change").filter(({ detail }) => detail !== null);
      expect(named).toHaveLength(isOffered || place === "far" ? 1 : 0);
    },
  );

  it("tells what has ended meanwhile to somebody who was away, after a restart too", async () => {
    await writeFirst({ score: { ht: [1, 0], ft: [1, 0] } });
    restart();
    now = START + 2 * DAY;
    await ask();
    const told = about(recovered(START - 2 * DAY));
    expect(kinds(told)).toEqual(["bet_settlement", "odds_change closed"]);
    expect(about(recovered(START - 14 * DAY - 1))).toEqual([]);
    // What is corrected after the restart is told as well.
    await writeFirst({ score: { ht: [1, 0], ft: [1, 1] } });
    expect(kinds(about(await askAt(now + 40_000)))).toEqual([
      "rollback_bet_settlement",
      "bet_settlement",
      "odds_change closed",
    ]);
  });

  it("takes a score back that was corrected at that very moment", async () => {
    const told = await playFirst({ ht: [1, 0], ft: [2, 1] });
    await writeFirst({ score: { ht: [1, 0], ft: [1, 2] } });
    now += 40_000;
    await seasons.look(now);
    const snapshot = about(recovered(START - DAY));
    expect(kinds(snapshot)[0]).toBe("rollback_bet_settlement");
    expect(standing([...told, ...snapshot]).get("1/")).toMatchObject([{}, {}, { won: 1 }]);
    expect(await ask()).toEqual([]);
  });

  it("at the very start of a match says to all that it takes no more bets", async () => {
    const told = about(await askAt(START - 500));
    told.push(...about(await askAt(START - 400)));
    now = START + 100;
    const snapshot = about(recovered(START - DAY));
    expect(standing([...told, ...snapshot])).toEqual(new Map());
    expect(standing(told).size).toBeGreaterThan(15);
  });
});
