import { randomUUID } from "node:crypto";
import {
  type EndpointCall,
  listAccounts,
  listSportsBets,
  placeSportsBet,
  type SportsBetView,
  type SportsbookRules,
  sportsbookConfig,
} from "@houselight/contracts";
import {
  brokenInvariants,
  chosenByTwo,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  TestClock,
} from "@houselight/test-kit";
import type { House } from "#platform/module";
import { applyMessages } from "./feed/apply-messages.ts";
import { settleBets } from "./settlement/settle-bets.ts";

/** A sportsbook of a test's house: its clock and its feed are the test's. */
export interface TestSportsbook {
  readonly house: House;
  readonly clock: TestClock;
  readonly url: string;
  readonly guest: HttpCaller;
  /** Takes messages of the feed in, told now by the source of prices before the start unless they say otherwise. */
  tell(...messages: readonly FeedWords[]): Promise<void>;
  /** Settles all that is due, looks whether the books hold, and closes the house. */
  close(): Promise<string[]>;
}

/** A message of the feed without what the test adds: its number and its time. */
type FeedWords = { readonly type: string; readonly product?: "pre" | "live" } & Readonly<
  Record<string, unknown>
>;

/** Opens a house for tests of the sportsbook: bets on matches that are on wait for nothing. */
export async function openSportsbook(seed: string): Promise<TestSportsbook> {
  const clock = new TestClock("2026-05-01T12:00:00Z");
  const kit = await openTestHouse({ serve: {}, seed, clock });
  const url = kit.served?.url as string;
  const { house } = kit;
  let sequence = 0;
  const tell: TestSportsbook["tell"] = async (...words) => {
    const from = sequence;
    const messages = words.map((message) => {
      sequence += 1;
      return { product: "pre", ...message, sequence, timestamp: clock.now().getTime() + sequence };
    });
    const batch = { run: "test", from, next: sequence, messages };
    if (!(await applyMessages(house, batch))) throw new Error("the messages were not taken in");
  };
  await chooseRules({ house, url }, {});
  await house.database.query("update sportsbook.feed set run = 'test'");
  await house.database.query("update sportsbook.producers set state = 'up', alive_at = $1", [
    clock.now(),
  ]);
  const close = async () => {
    while (await settleBets(house));
    const broken = await brokenInvariants(house);
    await kit.close();
    return broken;
  };
  return { house, clock, url, guest: httpCaller(url), tell, close };
}

/** Has two operators choose rules; what is not said is as at first, without a delay. */
export const chooseRules = (
  { house, url }: Pick<TestSportsbook, "house" | "url">,
  rules: Partial<SportsbookRules>,
): Promise<void> =>
  chosenByTwo(house, url, sportsbookConfig, {
    ...sportsbookConfig.initial,
    bet_delay_seconds: 0,
    ...rules,
  });

/** Names of a fixture: in the feed, and in the house. */
export interface TestFixture {
  readonly urn: string;
  readonly id: number;
}

/** Odds of the winner of a match, as the feed tells them. */
export type Odds = readonly [home: string, draw: string, away: string];
const EVEN: Odds = ["2.00", "4.00", "4.00"];
const SIDES = ["home", "draw", "away"] as const;
export type Side = (typeof SIDES)[number];

/** The winner of a match, as a market of the feed. */
export const winnerMarket = (odds: Odds = EVEN, status = 1) => ({
  market_id: 1,
  specifiers: "",
  status,
  selections: SIDES.map((id, at) => ({
    id,
    odds: odds[at] as string,
    probability: null,
    active: true,
  })),
});

/** Results of the winner of a match: one side has won, or the stake is given back on all. */
export const winnerResult = (won: Side | null) => ({
  market_id: 1,
  specifiers: "",
  selections: SIDES.map((id) => ({
    id,
    won: id === won ? 1 : 0,
    void_factor: won === null ? 1000 : 0,
    dead_heat: 1000,
  })),
});

const NOT_ON = { score: null, half_time: null, period: null, minute: null } as const;
export const BEFORE = { state: "not_started", ...NOT_ON } as const;
export const ON = {
  state: "live",
  score: { home: 0, away: 0 },
  half_time: null,
  period: "first",
  minute: 3,
} as const;

let fixtures = 0;
/** Has the feed tell of a fixture that starts in an hour, and price its winner. */
export async function openFixture(
  { house, clock, tell }: TestSportsbook,
  odds: Odds = EVEN,
): Promise<TestFixture> {
  fixtures += 1;
  const urn = `pf:match:${fixtures}-${randomUUID().slice(0, 8)}`;
  const detail = {
    sport: "football",
    competition: { id: "pf:league:1", name: "Paper League" },
    home: `Inkwell ${fixtures}`,
    away: `Kites ${fixtures}`,
    starts_at: new Date(clock.now().getTime() + 3_600_000).toISOString(),
    simulated: null,
  };
  await tell(
    { type: "fixture_change", fixture: urn, change_type: "NEW", detail },
    { type: "odds_change", fixture: urn, status: BEFORE, markets: [winnerMarket(odds)] },
  );
  const [row] = await house.database.query<{ id: bigint }>(
    "select id from sportsbook.fixtures where urn = $1",
    [urn],
  );
  return { urn, id: Number(row?.id) };
}

/** A player of the test's house, with money unless it is to be none. */
export async function playerOf(
  { house, url }: TestSportsbook,
  cents = 10_000n,
): Promise<HttpCaller & { readonly playerId: bigint }> {
  const { id, token } = await registered(house);
  if (cents > 0n) await fund(house, id, cents);
  const caller = httpCaller(url);
  caller.useSession(token);
  return Object.assign(caller, { playerId: id });
}

type Slip = EndpointCall<typeof placeSportsBet>["body"];

/** Returns a selection of the winner of a match. */
export const pick = ({ id }: TestFixture, side: Side = "home", odds = 2000) => ({
  fixture_id: id,
  market_id: 1,
  specifiers: "",
  selection_id: side,
  odds,
});

/** Returns a slip: one euro on one selection, or on all of several. */
export const slipOf = (
  selections: Slip["selections"],
  more: Partial<Slip> = {},
): Slip & { readonly id: string } => ({
  id: randomUUID(),
  currency: "EUR",
  kind: selections.length === 1 ? "single" : "accumulator",
  line_stake_cents: 100,
  accept: "none",
  selections,
  ...more,
});

/** Sends a slip. */
export const place = (caller: HttpCaller, body: Slip) => caller.call(placeSportsBet, { body });

/** Places a bet that is to be accepted. */
export async function placed(caller: HttpCaller, body: Slip): Promise<SportsBetView> {
  const answer = await place(caller, body);
  if (answer.status !== 201) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Settles what is due, and returns a bet as its player sees it then. */
export async function settledBet(
  { house }: Pick<TestSportsbook, "house">,
  caller: HttpCaller,
  id: string,
): Promise<SportsBetView> {
  while (await settleBets(house));
  const { body } = await caller.call(listSportsBets, { query: { limit: 50 } });
  const found = body.find((bet) => bet.id === id);
  if (!found) throw new Error(`bet ${id} is not among the player's`);
  return found;
}

export const cashOf = async (caller: HttpCaller): Promise<number | undefined> =>
  (await caller.call(listAccounts, {})).body[0]?.amount_cents;

/** Returns by which code an answer refuses. */
export const codeOf = ({ body }: { readonly body: unknown }): string | undefined =>
  Object.values((body as { errors?: Record<string, object> }).errors ?? {}).flatMap(Object.keys)[0];
