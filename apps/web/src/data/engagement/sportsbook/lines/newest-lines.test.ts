import { describe, expect, it } from "vitest";
import { card, market } from "../sportsbook.testing.ts";
import { newestCard, withCards, withChange } from "./newest-lines.ts";

const total = (line: string, version: number) =>
  market({ market_id: 18, specifiers: `total=${line}`, version });

describe("a card that is told", () => {
  const known = card({ version: 5, home: "Known", markets: [market({ version: 9 })] });

  it("takes the place of an older one, and keeps a market that is known in a newer version", () => {
    const told = card({
      version: 6,
      home: "Told",
      markets: [market({ version: 8 }), total("3.5", 2)],
    });
    expect(newestCard(known, told)).toEqual({
      ...told,
      markets: [market({ version: 9 }), total("3.5", 2)],
    });
  });

  it("gives a newer market to a newer card that is known", () => {
    const told = card({ version: 4, home: "Late", markets: [market({ version: 10 })] });
    expect(newestCard(known, told)).toEqual({ ...known, markets: [market({ version: 10 })] });
  });

  it("is what is known where nothing was", () => expect(newestCard(undefined, known)).toBe(known));
});

describe("a change of a fixture", () => {
  const known = card({ version: 5, markets: [market({ version: 3 }), total("2.5", 3)] });

  it("changes the markets that it names, and adds those that are new", () => {
    const { markets: _, ...fixture } = card({ version: 6, open_markets: 3 });
    const changed = { fixture, markets: [total("2.5", 4), total("3.5", 1)] };
    expect(withChange(known, changed)).toEqual({
      ...fixture,
      markets: [market({ version: 3 }), total("2.5", 4), total("3.5", 1)],
    });
  });

  it("that comes late changes nothing", () => {
    const { markets: _, ...fixture } = card({ version: 4, home: "Late" });
    expect(withChange(known, { fixture, markets: [total("2.5", 2)] })).toEqual(known);
  });
});

describe("a list", () => {
  const at = (id: number, minute: number, change = {}) =>
    card({ id, starts_at: `2026-01-01T18:${String(minute).padStart(2, "0")}:00.000Z`, ...change });
  const pages = [
    { fixtures: [at(1, 0), at(2, 10)], next: "n" },
    { fixtures: [at(3, 20)], next: "m" },
  ];
  const ids = (told: Parameters<typeof withCards>[2], list = {}) =>
    withCards(pages, { state: "upcoming", ...list }, told).map(({ fixtures }) =>
      fixtures.map(({ id }) => id),
    );

  it("loses a match that has begun", () =>
    expect(ids([at(2, 10, { state: "live", version: 2 })])).toEqual([[1], [3]]));

  it("keeps one of which an older state comes late", () => {
    const live = [{ fixtures: [at(1, 0, { state: "live", version: 3 })], next: null }];
    const told = [at(1, 0, { version: 2 })];
    expect(withCards(live, { state: "live" }, told)).toEqual(live);
  });

  it("takes a new match where its start puts it", () =>
    expect(ids([at(9, 5), at(8, 15)])).toEqual([
      [1, 9, 2],
      [8, 3],
    ]));

  it("leaves one behind its last page to that page", () =>
    expect(ids([at(9, 30)])).toEqual([[1, 2], [3]]));

  it("takes one behind the last page where no more come", () => {
    const whole = [{ fixtures: [at(1, 0)], next: null }];
    const [page] = withCards(whole, { state: "upcoming" }, [at(9, 30)]);
    expect(page?.fixtures.map(({ id }) => id)).toEqual([1, 9]);
  });

  it("of an empty page takes its first match", () => {
    const [page] = withCards([{ fixtures: [], next: null }], { state: "live" }, [
      at(1, 0, { state: "live" }),
    ]);
    expect(page?.fixtures).toHaveLength(1);
  });

  it("is of one sport and competition where it says so", () => {
    const other = { competition: { id: "other", name: "Other" } };
    expect(ids([at(9, 5, other)], { competition: "paper-league" })).toEqual([[1, 2], [3]]);
    expect(ids([at(9, 5, { sport: "chess" })], { sport: "football" })).toEqual([[1, 2], [3]]);
  });
});
