import type { FixtureCardView, FixtureState } from "@houselight/contracts/sportsbook";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import {
  fixtureQuery,
  fixturesQuery,
  treeQuery,
} from "../../data/engagement/sportsbook/lines/lines.ts";
import { bet, card, market } from "../../data/engagement/sportsbook/sportsbook.testing.ts";
import { type RenderOptions, renderPart, textOf } from "../../rendered/rendered-part.testing.ts";
import { BetCard } from "./bets/bet-card.tsx";
import FixturePage from "./fixture/fixture-page.tsx";
import SportFrame from "./frame/sport-frame.tsx";
import { FixtureRow } from "./lists/fixture-row.tsx";
import { LOBBY_MATCHES } from "./lists/load-next-matches.ts";
import NextMatches from "./lists/next-matches.tsx";

const TREE = {
  now: "2026-01-01T12:00:00.000Z",
  is_open: true,
  bet_delay_seconds: 4,
  sports: [
    {
      slug: "football",
      fixtures: 12,
      live: 3,
      competitions: [{ id: "paper-league", name: "Paper League", fixtures: 12 }],
    },
  ],
};
const TOTAL = market({
  market_id: 18,
  specifiers: "total=2.5",
  selections: [
    { id: "over", odds: 1_900, active: true },
    { id: "under", odds: 1_950, active: true },
  ],
});
const SIMULATED = {
  minute_ms: 4_000,
  urn: "pf:match:1",
  seed_hash: "abc123",
  seed: null,
  strengths: null,
};

describe("a match in a list", () => {
  const row = (change: Partial<FixtureCardView>) =>
    renderPart(() => createElement(FixtureRow, { card: card(change), hasCompetition: true }));

  it("says its sides, start, competition and main prices, and how many markets there are more", async () => {
    const html = await row({ markets: [market(), TOTAL], open_markets: 29 });
    for (const part of [
      "Inkwell Rovers",
      "Lantern City",
      "Paper League",
      "2.15",
      "Over 2.5",
      "+27",
    ])
      expect(textOf(html), part).toContain(part);
    expect(html).toContain('aria-label="Inkwell Rovers to win, 2.15"');
    expect(html).toContain('href="/sport/fixtures/7"');
    expect(html).not.toContain("aria-disabled");
  });

  it("says minute and score of one that is on, and that it is simulated", async () => {
    const text = textOf(
      await row({
        state: "live",
        clock: { period: "second", minute: 67 },
        score: { home: 2, away: 1 },
        simulated: SIMULATED,
      }),
    );
    expect(text).toMatch(/67′ simulated Inkwell Rovers 2 Lantern City 1/);
  });

  it("locks prices that are suspended, and shows none of them", async () => {
    const html = await row({ markets: [market({ state: "suspended" })] });
    expect(html.match(/ aria-disabled="true"/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Inkwell Rovers to win, suspended"');
    expect(textOf(html)).not.toContain("2.15");
  });

  it("locks one selection that takes no bet alone", async () => {
    const [home, ...others] = market().selections;
    const selections = home ? [{ ...home, active: false }, ...others] : others;
    const html = await row({ markets: [market({ selections })] });
    expect(html.match(/ aria-disabled="true"/g)).toHaveLength(1);
  });
});

describe("the matches of the lobby", () => {
  const lobby = async (live: readonly FixtureCardView[], upcoming: readonly FixtureCardView[]) => {
    const page = (fixtures: readonly FixtureCardView[]) => ({
      pages: [{ fixtures, next: null }],
      pageParams: [""],
    });
    const data = [
      [treeQuery.queryKey, TREE],
      [fixturesQuery({ state: "live" }, LOBBY_MATCHES).queryKey, page(live)],
      [fixturesQuery({ state: "upcoming" }, LOBBY_MATCHES).queryKey, page(upcoming)],
    ] as const;
    return renderPart(() => createElement(NextMatches), { data });
  };
  const on = card({ id: 1, state: "live", clock: { period: "first", minute: 9 }, markets: [] });

  it("are those that are on and the next three, with the odds of who wins and how many there are", async () => {
    const next = [2, 3, 4, 5].map((id) => card({ id, markets: [market(), TOTAL] }));
    const html = await lobby([{ ...on, simulated: SIMULATED }], next);
    const text = textOf(html);
    expect(text).toMatch(
      /^Live now All 3 9′ simulated Inkwell Rovers Lantern City.*Coming up All 9/,
    );
    expect(html.match(/data-fixture/g)).toHaveLength(4);
    expect(html.match(/aria-label="Inkwell Rovers to win, 2.15"/g)).toHaveLength(3);
    expect(text).not.toContain("Over 2.5");
    expect(text).toContain("A match marked simulated");
  });

  it("are left out, with their headings, where there are none", async () => {
    expect(textOf(await lobby([on], []))).not.toContain("Coming up");
    expect(textOf(await lobby([], []))).toBe("");
  });
});

describe("the page of a match", () => {
  const page = async (change: Partial<FixtureCardView>) => {
    const data = [[fixtureQuery(7).queryKey, card(change)]] as const;
    return textOf(await renderPart(() => createElement(FixturePage, { id: 7 }), { data }));
  };

  it.each([
    ["upcoming", "No market takes bets at the moment"],
    ["live", "No market takes bets at the moment"],
    ["ended", "The match has ended. Bets are settled"],
    ["closed", "The match is over and its bets are settled"],
    ["cancelled", "The match was cancelled"],
    ["postponed", "The match was postponed"],
    ["abandoned", "The match was abandoned"],
  ] as const satisfies readonly (readonly [FixtureState, string])[])(
    "that is %s without a market says so",
    async (state, words) => expect(await page({ state, markets: [] })).toContain(words),
  );

  it("names its markets, score and half time", async () => {
    const text = await page({
      state: "live",
      clock: { period: "second", minute: 50 },
      score: { home: 1, away: 0 },
      half_time: { home: 0, away: 0 },
      markets: [market(), TOTAL],
    });
    for (const part of ["1:0", "2nd half", "50′", "Half time 0:0", "Match winner", "Total goals"])
      expect(text, part).toContain(part);
  });

  it("tells the seal of a simulated match, and its seed once that is told", async () => {
    expect(await page({ simulated: SIMULATED })).toMatch(/lasts 4 seconds.*abc123.*Told when/);
    const over = await page({ simulated: { ...SIMULATED, seed: "the-seed" } });
    expect(over).toContain("the-seed");
    expect(over).not.toContain("Told when");
  });
});

describe("what stands around a page of sport", () => {
  const frame = async (tree: typeof TREE, options: RenderOptions = {}) =>
    textOf(
      await renderPart(() => createElement(SportFrame, null, "The page"), {
        ...options,
        data: [[treeQuery.queryKey, tree]],
      }),
    );

  it("leads to sports and competitions with their counts, and has an empty slip", async () => {
    const text = await frame(TREE);
    expect(text).toMatch(/Live now 3 My bets Football 12 Paper League 12/);
    expect(text).toContain("Press the odds of a match");
    expect(text).not.toContain("No bets are taken");
  });

  it("says that no bets are taken while the house takes none", async () =>
    expect(await frame({ ...TREE, is_open: false })).toContain("No bets are taken at the moment"));
});

describe("a bet of the player", () => {
  const { markets: _, ...fixture } = card({
    state: "live",
    clock: { period: "first", minute: 9 },
    score: { home: 0, away: 1 },
  });
  const leg = {
    fixture,
    market_id: 1,
    specifiers: "",
    selection_id: "home",
    odds: 2_150,
    in_play: false,
    state: "open",
  } as const;
  const offer = { bet_id: "b-1", amount_cents: 940, offer: "x", expires_at: "" };
  const shown = async (change: Parameters<typeof bet>[0], given: typeof offer | null = null) =>
    textOf(
      await renderPart(() =>
        createElement(BetCard, { bet: bet({ legs: [leg], ...change }), offer: given }),
      ),
    );

  it("that is open says how its match stands, what it can bring, and what is paid for it now", async () => {
    const text = await shown({}, offer);
    for (const part of [
      "Single",
      "Open",
      "0:1",
      "9′",
      "€10.00",
      "Most it can pay €21.50",
      "Cash out €9.40",
    ])
      expect(text, part).toContain(part);
    expect(await shown({})).toContain("No cash-out at the moment");
  });

  it("that has ended says what it brought, and has no more to sell", async () => {
    const text = await shown({ state: "half_won", payout_cents: 1_575 }, offer);
    expect(text).toContain("Paid €15.75");
    expect(text).not.toContain("Cash out");
  });

  it("that is a system has its name and its lines", async () => {
    const legs = [7, 8, 9].map((id) => ({ ...leg, fixture: { ...fixture, id } }));
    expect(await shown({ kind: "system", sizes: [2, 3], lines: 4, legs })).toContain(
      "Trixie 4 lines",
    );
    expect(await shown({ kind: "system", sizes: [2], lines: 3, legs })).toContain(
      "Doubles 3 lines",
    );
  });
});
