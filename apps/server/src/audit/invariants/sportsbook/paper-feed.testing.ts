import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const RUN = "audit";

/** A feed of odds whose messages are the test's. */
export interface PaperFeed {
  readonly url: string;
  readonly run: string;
  /** Adds messages of the source of prices before the start, told now. */
  tell(now: Date, messages: readonly FeedWords[]): void;
  close(): void;
}

/** A message without what the feed adds: its number and its time. */
export type FeedWords = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Opens a feed that answers at once with the messages behind a number. */
export async function openPaperFeed(): Promise<PaperFeed> {
  const told: object[] = [];
  const server = createServer(({ url = "" }, response) => {
    const after = Number(new URL(url, "http://feed.test").searchParams.get("after"));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ run: RUN, next: told.length, messages: told.slice(after) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://houselight:a-key@127.0.0.1:${port}`,
    run: RUN,
    tell(now, messages) {
      for (const message of messages) {
        const sequence = told.length + 1;
        told.push({ product: "pre", ...message, sequence, timestamp: now.getTime() + sequence });
      }
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A market by its names: the winner of a match. */
export const WINNER = { market_id: 1, specifiers: "" } as const;
const SIDES = ["home", "draw", "away"] as const;
export type Side = (typeof SIDES)[number];
/** Odds of each side, as text and in thousandths. */
const EVEN = "2.00";
export const EVEN_ODDS = 2000;

/** Returns the messages that tell of a match and price its winner. */
export const announced = (fixture: string, startsAt: Date): readonly FeedWords[] => [
  {
    type: "fixture_change",
    fixture,
    change_type: "NEW",
    detail: {
      sport: "football",
      competition: { id: "pf:league:1", name: "Paper League" },
      home: "Inkwell",
      away: "Kites",
      starts_at: startsAt.toISOString(),
      simulated: null,
    },
  },
  {
    type: "odds_change",
    fixture,
    status: { state: "not_started", score: null, half_time: null, period: null, minute: null },
    markets: [
      {
        ...WINNER,
        status: 1,
        selections: SIDES.map((id) => ({ id, odds: EVEN, probability: null, active: true })),
      },
    ],
  },
];

/** Returns the message that a side has won. */
export const wonBy = (fixture: string, won: Side): FeedWords => ({
  type: "bet_settlement",
  fixture,
  certainty: 1,
  markets: [
    {
      ...WINNER,
      selections: SIDES.map((id) => ({
        id,
        won: id === won ? 1 : 0,
        void_factor: 0,
        dead_heat: 1000,
      })),
    },
  ],
});
