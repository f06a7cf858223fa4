import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type FixtureCardView,
  getFixture,
  listFixtures,
  placeSportsBet,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ODDSFEED_PATH, openSimulators, type RunningSimulators } from "../../main.ts";
import {
  seasonOf,
  smallSeason,
  type TestFolder,
  testFolder,
  type WrittenMatch,
} from "./seasons.testing.ts";

const HOUR = 3_600_000;
const KEY = "the-key-of-the-feed";
const STAKE = 100;
const IDLE = { timeout: 30_000, interval: 50 };

let clock: TestClock;
let folder: TestFolder;
let outside: RunningSimulators;
let kit: TestHouse;
let guest: HttpCaller;

beforeEach(async () => {
  clock = new TestClock("2024-08-15T12:00:00Z");
  folder = await testFolder();
  outside = await openSimulators({
    host: "127.0.0.1",
    port: 0,
    publicUrl: "http://outside.test",
    paperpaySecret: "s".repeat(32),
    sports: {
      key: KEY,
      seed: "a world for tests",
      now: () => clock.now().getTime(),
      seasons: { folder: folder.path },
    },
  });
});
afterEach(async () => {
  await kit.close();
  await outside.close();
  await folder.close();
});

/** Opens a house that hears the feed by itself. */
async function openHouse(): Promise<void> {
  const feedUrl = `${outside.url.replace("://", `://houselight:${KEY}@`)}${ODDSFEED_PATH}`;
  kit = await openTestHouse({
    clock,
    serve: { jobs: true },
    env: { SPORTS_FEED_URL: feedUrl },
    seed: "a replayed season",
  });
  guest = httpCaller(kit.served?.url as string);
}

/** Moves time to a moment, and waits until the house hears the feed again. */
async function moveTo(at: number): Promise<void> {
  clock.advance(at - clock.now().getTime());
  const states = async () =>
    (
      await kit.house.database.query<{ state: string; alive: boolean }>(
        "select state, alive_at >= $1 as alive from sportsbook.producers",
        [clock.now()],
      )
    ).map(({ state, alive }) => `${state} ${alive}`);
  await expect.poll(states, IDLE).toEqual(["up true", "up true"]);
}

async function offeredOf(competition: string): Promise<readonly FixtureCardView[]> {
  const query = { state: "upcoming", competition, limit: 50 } as const;
  return (await guest.call(listFixtures, { query })).body.fixtures;
}

interface Question {
  readonly market_id: number;
  readonly specifiers: string;
  /** The right answer, as this test counts it itself; undefined where it is not known. */
  answer(score: NonNullable<WrittenMatch["score"]>): string | undefined;
}

const QUESTIONS: readonly Question[] = [
  { market_id: 1, specifiers: "", answer: ({ ft }) => ft && leader(ft) },
  {
    market_id: 18,
    specifiers: "total=2.5",
    answer: ({ ft }) => ft && (ft[0] + ft[1] > 2 ? "over" : "under"),
  },
  { market_id: 29, specifiers: "", answer: ({ ft }) => ft && (ft[0] * ft[1] > 0 ? "yes" : "no") },
  {
    market_id: 60,
    specifiers: "",
    // The published files leave half time out where nobody scored.
    answer: ({ ht, ft }) => (ht ? leader(ht) : ft && ft[0] + ft[1] === 0 ? "draw" : undefined),
  },
];

const leader = ([home, away]: readonly [number, number]): string =>
  home === away ? "draw" : home > away ? "home" : "away";

/** A bet of one leg, with what it is to bring in the end. */
interface Placed {
  readonly id: string;
  readonly expected: { readonly state: "won" | "lost" | "void"; readonly payout: number };
}

/** Bets on every answer of the questions of a match. */
async function betOn(
  player: HttpCaller,
  card: FixtureCardView,
  match: WrittenMatch,
): Promise<Placed[]> {
  const { markets } = (await guest.call(getFixture, { params: { id: card.id } })).body;
  const placed: Placed[] = [];
  for (const { market_id, specifiers, answer } of QUESTIONS) {
    const market = markets.find(
      (one) => one.market_id === market_id && one.specifiers === specifiers,
    );
    expect(market?.state, `${market_id}/${specifiers} of ${card.home}`).toBe("open");
    for (const { id: selection_id, odds } of market?.selections ?? []) {
      const id = randomUUID();
      const selections = [{ fixture_id: card.id, market_id, specifiers, selection_id, odds }];
      const right = answer(match.score ?? {});
      const body = {
        id,
        currency: "EUR",
        kind: "single",
        line_stake_cents: STAKE,
        accept: "none",
        selections,
      } as const;
      expect(await player.call(placeSportsBet, { body })).toMatchObject({ status: 201 });
      placed.push({
        id,
        expected:
          right === undefined
            ? { state: "void", payout: STAKE }
            : right === selection_id
              ? { state: "won", payout: Math.floor((STAKE * odds) / 1000) }
              : { state: "lost", payout: 0 },
      });
    }
  }
  return placed;
}

/** Reads all bets, by their ids: the session of their player is long over by then. */
async function bets(): Promise<ReadonlyMap<string, { state: string; payout: number }>> {
  const rows = await kit.house.database.query<{ id: string; state: string; payout: bigint | null }>(
    "select wager_id as id, state, payout from sportsbook.bets",
  );
  return new Map(rows.map(({ id, state, payout }) => [id, { state, payout: Number(payout) }]));
}

const rich = async (): Promise<HttpCaller> =>
  (await signedInPlayer(kit.house, kit.served?.url as string, 100_000n)).caller;

const startOf = ({ date, time = "15:00" }: WrittenMatch): number =>
  Date.parse(`${date}T${time}:00Z`);

describe("a small season", () => {
  it("OPEN-19: is bet on before the start, and settled by its results two hours after it", async () => {
    const played = smallSeason().map((match, at) => ({
      ...match,
      score:
        at === 1
          ? ({ ft: [2, 2] } as const)
          : ({ ht: [at % 2, 0], ft: [1 + (at % 3), at % 2] } as const),
    }));
    await folder.write("pl.json", seasonOf(played));
    const [first, second] = played as [WrittenMatch, WrittenMatch];
    const start = startOf(first);
    clock.advance(start - 10 * 60_000 - clock.now().getTime());
    await openHouse();
    await moveTo(start - 60_000);
    await expect.poll(async () => (await offeredOf("pl")).length, IDLE).toBe(4);
    const cards = await offeredOf("pl");
    expect(cards[0]).toMatchObject({
      competition: { id: "pl", name: "Paper League 2026" },
      home: "1. FC Köln",
      simulated: null,
      state: "upcoming",
    });
    const player = await rich();
    const placed = [
      ...(await betOn(player, cards[0] as FixtureCardView, first)),
      ...(await betOn(player, cards[1] as FixtureCardView, second)),
    ];
    expect(placed.map(({ expected }) => expected.state)).toContain("void");

    // It begins: nothing takes bets any more, though nobody has asked for minutes.
    await moveTo(start);
    const id = cards[0]?.id as number;
    const open = async () => (await guest.call(getFixture, { params: { id } })).body.open_markets;
    await expect.poll(open, IDLE).toBe(0);
    await moveTo(start + 2 * HOUR - 30_000);
    expect([...(await bets()).values()].every(({ state }) => state === "open")).toBe(true);

    // Within five minutes the feed tells it as news; before, it was a recovery.
    await moveTo(start + 2 * HOUR);
    await expectEnds(placed);
    const fixture = (await guest.call(getFixture, { params: { id } })).body;
    expect(fixture).toMatchObject({ state: "closed", score: { home: 1, away: 0 } });

    // The score of the first match was wrong.
    const corrected = { ...first, score: { ht: [0, 0], ft: [0, 3] } as const };
    await folder.write("pl.json", seasonOf([corrected, ...played.slice(1)]));
    await moveTo(start + 2 * HOUR + 40_000);
    const winner = placed[0] as Placed;
    await expect.poll(async () => (await bets()).get(winner.id)?.state, IDLE).toBe("lost");
    const away = placed[2] as Placed;
    expect((await bets()).get(away.id)).toMatchObject({ state: "won" });
    expect(await brokenInvariants(kit.house)).toEqual([]);
  }, 120_000);
});

/** Waits until all bets have ended, and compares them with what they are to bring. */
async function expectEnds(placed: readonly Placed[]): Promise<void> {
  const isOpen = async () =>
    [...(await bets()).values()].filter(({ state }) => state === "open").length;
  await expect.poll(isOpen, IDLE).toBe(0);
  const ended = await bets();
  for (const { id, expected } of placed) expect(ended.get(id)).toEqual(expected);
}

const REAL = join(process.env["HOUSELIGHT_FOOTBALL_JSON"] ?? "", "2024-25", "en.1.json");

describe.skipIf(!process.env["HOUSELIGHT_FOOTBALL_JSON"] || !existsSync(REAL))(
  "a real matchday",
  () => {
    it("OPEN-19: is bet on before the start, and settled by what was played", async () => {
      const file = JSON.parse(await readFile(REAL, "utf8")) as {
        name: string;
        matches: WrittenMatch[];
      };
      await folder.write("2024-25/en.1.json", file);
      const matchday = file.matches.filter(({ round }) => round === "Matchday 20");
      expect(matchday).toHaveLength(10);
      const starts = matchday.map(startOf);
      clock.advance(Math.min(...starts) - 24 * HOUR - clock.now().getTime());
      await openHouse();
      await moveTo(Math.min(...starts) - 23 * HOUR);
      const dayOf = async () =>
        (await offeredOf("2024-25-en-1")).filter(({ home, away }) =>
          matchday.some(({ team1, team2 }) => team1 === home && team2 === away),
        );
      await expect.poll(async () => (await dayOf()).length, IDLE).toBe(10);
      const placed: Placed[] = [];
      const player = await rich();
      for (const card of await dayOf()) {
        const match = matchday.find(({ team1 }) => team1 === card.home) as WrittenMatch;
        placed.push(...(await betOn(player, card, match)));
      }
      expect(placed).toHaveLength(100);
      await moveTo(Math.max(...starts) + 3 * HOUR);
      await expectEnds(placed);
      expect(await brokenInvariants(kit.house)).toEqual([]);
    }, 180_000);
  },
);
