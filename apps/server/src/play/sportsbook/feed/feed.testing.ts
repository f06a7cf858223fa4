import { randomUUID } from "node:crypto";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  TestClock,
  type TestHouseOptions,
} from "@houselight/test-kit";
import type { House } from "#platform/module";
import { applyMessages } from "./apply-messages.ts";

/** A house with a feed that is played by the test. */
export interface TestFeed {
  readonly house: House;
  readonly clock: TestClock;
  readonly guest: HttpCaller;
  /** Messages of the live socket, as they were published. */
  readonly published: {
    readonly channel: string;
    readonly event: string;
    readonly data: unknown;
  }[];
  /** Sends messages in one batch, numbered and timed one millisecond after the other. */
  send(...messages: readonly object[]): Promise<boolean>;
  /** Brings both producers up. */
  open(): Promise<void>;
  /** Writes a bet of one leg on a selection, placed now. Returns how to read that leg. */
  placed(
    fixtureId: bigint,
    market: { market_id: number; specifiers: string },
    selectionId: string,
  ): Promise<() => Promise<{ won: number | null; void_factor: number | null; cancelled: boolean }>>;
  close(): Promise<void>;
}

const RUN = "run of the test";

/** Opens a house for tests of the feed. */
export async function openFeed(
  seed: string,
  options: Pick<TestHouseOptions, "env"> = {},
): Promise<TestFeed> {
  const clock = new TestClock("2026-05-01T12:00:00Z");
  const kit = await openTestHouse({ ...options, serve: {}, seed, clock });
  const published: TestFeed["published"] = [];
  const { house } = kit;
  const publish = house.live.publish.bind(house.live);
  house.live.publish = (channel, event, data) => {
    published.push({ channel, event, data });
    publish(channel, event, data);
  };
  let sequence = 0;
  const query = house.database.query.bind(house.database);
  await query("update sportsbook.feed set run = $1", [RUN]);
  return {
    house,
    clock,
    published,
    guest: httpCaller(kit.served?.url as string),
    send: (...messages) => {
      const from = sequence;
      const timed = messages.map((message) => ({
        sequence: ++sequence,
        timestamp: clock.now().getTime() + sequence,
        ...message,
      }));
      return applyMessages(house, { run: RUN, from, next: sequence, messages: timed });
    },
    open: async () => {
      await query("update sportsbook.producers set state = 'up', alive_at = $1", [clock.now()]);
    },
    placed: async (fixtureId, { market_id, specifiers }, selectionId) => {
      const id = randomUUID();
      await query(
        `insert into sportsbook.bets (player_id, wager_id, kind, lines, currency, stake, stake_eur, potential, potential_eur, placed_at)
         values (1, $1, 'single', 1, 'EUR', 100, 100, 200, 200, $2)`,
        [id, clock.now()],
      );
      await query(
        `insert into sportsbook.legs (player_id, wager_id, position, fixture_id, market_id, specifiers,
           selection_id, odds, in_play, placed_at, stake_eur, return_eur)
         values (1, $1, 1, $2, $3, $4, $5, 2000, false, $6, 100, 200)`,
        [id, fixtureId, market_id, specifiers, selectionId, clock.now()],
      );
      return async () => {
        const [leg] = await query<{
          won: number | null;
          void_factor: number | null;
          cancelled: boolean;
        }>("select won, void_factor, cancelled from sportsbook.legs where wager_id = $1", [id]);
        if (!leg) throw new Error("the leg is gone");
        return leg;
      };
    },
    close: () => kit.close(),
  };
}

/** Messages about one match, each whole as the feed sends it. */
export function matchOf(fixture: string, startsAt = "2026-05-01T13:00:00Z") {
  const detail = {
    sport: "football",
    competition: { id: "pf:paper", name: "Paper League" },
    home: "Inkwell Rovers",
    away: "Lantern Athletic",
    starts_at: startsAt,
    simulated: null,
  };
  return {
    fixture,
    change: (change_type = "NEW", part: object = {}, product = "pre") => ({
      type: "fixture_change",
      product,
      fixture,
      change_type,
      detail: { ...detail, ...part },
    }),
    odds: (markets: readonly object[], status: object = {}, product = "pre") => ({
      type: "odds_change",
      product,
      fixture,
      status: {
        state: "not_started",
        score: null,
        half_time: null,
        period: null,
        minute: null,
        ...status,
      },
      markets,
    }),
    stop: (product = "pre") => ({
      type: "bet_stop",
      product,
      fixture,
      reason: "POSSIBLE_GOAL",
    }),
    settle: (markets: readonly object[], certainty = 1, product = "pre") => ({
      type: "bet_settlement",
      product,
      fixture,
      certainty,
      markets,
    }),
    say: (type: string, part: object = {}, product = "pre") => ({
      type,
      product,
      fixture,
      ...part,
    }),
  };
}

/** The winner of the match at these odds. */
export const winner = (home = "2.15", status = 1) => ({
  market_id: 1,
  specifiers: "",
  status,
  selections: [
    { id: "home", odds: home, probability: 0.44, active: true },
    { id: "draw", odds: "3.4", probability: 0.28, active: true },
    { id: "away", odds: "3.25", probability: null, active: true },
  ],
});

/** A total at these odds. */
export const total = (line: string, over: string, under: string, status = 1) => ({
  market_id: 18,
  specifiers: `total=${line}`,
  status,
  selections: [
    { id: "over", odds: over, probability: 0.5, active: true },
    { id: "under", odds: under, probability: 0.5, active: true },
  ],
});

/** The result of a market: the one selection that won among all. */
const resultOf = (market_id: number, specifiers: string, won: string, all: string[]) => ({
  market_id,
  specifiers,
  selections: all.map((id) => ({ id, won: id === won ? 1 : 0, void_factor: 0, dead_heat: 1000 })),
});

/** The result of the winner of the match. */
export const won = (id: string) => resultOf(1, "", id, ["home", "draw", "away"]);
