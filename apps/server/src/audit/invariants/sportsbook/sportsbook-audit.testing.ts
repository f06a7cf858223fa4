import { randomUUID } from "node:crypto";
import {
  acceptCashOut,
  addBettingCoupon,
  type EndpointCall,
  listCashOuts,
  makeGiveBack,
  placeSportsBet,
  proposeGiveBack,
  redeemBettingCoupon,
  sportsbookConfig,
} from "@houselight/contracts";
import {
  chosenByTwo,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { sportsbook } from "../../../play/sportsbook/module.ts";
import { auditBroken } from "../../audit.testing.ts";
import {
  announced,
  EVEN_ODDS,
  type FeedWords,
  openPaperFeed,
  type PaperFeed,
  WINNER,
  wonBy,
} from "./paper-feed.testing.ts";

export const BET_WORDS = [
  "won",
  "lost",
  "half",
  "void",
  "cashedOut",
  "system",
  "again",
  "review",
  "returned",
  "withVoid",
  "free",
  "freeAgain",
  "open",
  "waiting",
] as const;
type BetWord = (typeof BET_WORDS)[number];
const MATCH_WORDS = [
  "won",
  "lost",
  "half",
  "none",
  "cashed",
  "review",
  "again",
  "open",
  "postponed",
] as const;
type MatchWord = (typeof MATCH_WORDS)[number];

/** A house with bets that ended in every way: ids of their wagers by what became of them. */
export interface AuditedBook {
  readonly test: TestHouse;
  readonly bets: Readonly<Record<BetWord, string>>;
  /** Ids of the matches. */
  readonly fixtures: Readonly<Record<MatchWord, number>>;
  close(): Promise<void>;
}

type Player = HttpCaller & { readonly id: bigint };
type Slip = EndpointCall<typeof placeSportsBet>["body"];

const HOUR_MS = 3_600_000;
const urnOf = (word: MatchWord): string => `pf:match:${word}`;

/** Opens a house and plays its bets. */
export async function openAuditedBook(): Promise<AuditedBook> {
  const feed = await openPaperFeed();
  const clock = new TestClock();
  const env = { SPORTS_FEED_URL: feed.url };
  const test = await openTestHouse({ serve: {}, seed: "sportsbook audit", clock, env });
  const { house } = test;
  const url = test.served?.url as string;
  const operator = await signedInOperator(house, url, "manager");
  await chosenByTwo(house, url, sportsbookConfig, sportsbookConfig.initial);
  await house.database.query("update sportsbook.feed set run = $1", [feed.run]);
  await house.database.query("update sportsbook.producers set state = 'up', alive_at = $1", [
    clock.now(),
  ]);
  const startsAt = new Date(clock.now().getTime() + HOUR_MS);
  await tell(test, feed, ...MATCH_WORDS.flatMap((word) => announced(urnOf(word), startsAt)));
  const fixtures = await fixtureIds(test);
  const one = await playerOf(test, 10_000n);
  const bets = {
    ...(await ownBets(one, fixtures)),
    ...(await freeBets(test, operator, fixtures)),
  };
  await cashOut(one, bets.cashedOut);
  await endMatches(test, feed);
  const id = randomUUID();
  await operator.call(proposeGiveBack, {
    params: { player_id: Number(one.id), id: bets.returned },
    body: { id, code: "obvious_error", reason: "for a test" },
  });
  const another = await signedInOperator(house, url, "manager");
  await another.call(makeGiveBack, { params: { id } });
  return {
    test,
    bets,
    fixtures,
    async close() {
      await test.close();
      feed.close();
    },
  };
}

/**
 * Says what an invariant finds after some statements, in which `{won}` stands for the id of that bet's wager
 * and `<won>` for that of the match.
 */
export async function findingsOf(
  { test, bets, fixtures }: AuditedBook,
  id: string,
  statements: readonly string[],
): Promise<string[]> {
  const results = await auditBroken(test.house.database, async (tx) => {
    for (const statement of statements)
      await tx.query(
        statement
          .replaceAll(/\{(\w+)\}/g, (_, word) => `'${bets[word as BetWord]}'`)
          .replaceAll(/<(\w+)>/g, (_, word) => `${fixtures[word as MatchWord]}`),
      );
  });
  const { findings = [] } = results.find((result) => result.id === id) ?? {};
  return findings.map(({ subject, detail }) => `${subject} ${detail}`);
}

/** Has the feed tell something, and the house take it in and settle by it. */
async function tell(test: TestHouse, feed: PaperFeed, ...messages: FeedWords[]): Promise<void> {
  feed.tell(test.clock.now(), messages);
  for (const loop of sportsbook.loops?.(test.house) ?? []) await loop.run();
}

async function fixtureIds({ house }: TestHouse): Promise<AuditedBook["fixtures"]> {
  const rows = await house.database.query<{ id: bigint; urn: string }>(
    "select id, urn from sportsbook.fixtures",
  );
  const idOf = (word: MatchWord) => Number(rows.find(({ urn }) => urn === urnOf(word))?.id);
  return Object.fromEntries(MATCH_WORDS.map((word) => [word, idOf(word)])) as Record<
    MatchWord,
    number
  >;
}

async function playerOf({ house, served }: TestHouse, cents: bigint): Promise<Player> {
  const { id, token } = await registered(house);
  if (cents > 0n) await fund(house, id, cents);
  const caller = httpCaller(served?.url as string);
  caller.useSession(token);
  return Object.assign(caller, { id });
}

/** Bets on home of each match. Returns the id. */
async function placed(
  caller: HttpCaller,
  matches: readonly number[],
  more: Partial<Slip> = {},
): Promise<string> {
  const id = randomUUID();
  const selections = matches.map((fixture_id) => ({
    fixture_id,
    ...WINNER,
    selection_id: "home",
    odds: EVEN_ODDS,
  }));
  const kind = selections.length === 1 ? "single" : "accumulator";
  const slip = { id, currency: "EUR", kind, line_stake_cents: 100, accept: "none" } as const;
  const { status } = await caller.call(placeSportsBet, { body: { ...slip, selections, ...more } });
  if (status !== 201) throw new Error(`a bet was answered by ${status}`);
  return id;
}

/** Places the bets of one player. */
async function ownBets(one: Player, fixtures: AuditedBook["fixtures"]) {
  const { won, lost, half, none, cashed, review, again, open, postponed } = fixtures;
  await placed(one, [postponed]);
  return {
    won: await placed(one, [won]),
    lost: await placed(one, [lost]),
    half: await placed(one, [half]),
    void: await placed(one, [none]),
    cashedOut: await placed(one, [cashed]),
    again: await placed(one, [again]),
    review: await placed(one, [review]),
    returned: await placed(one, [open]),
    open: await placed(one, [open]),
    withVoid: await placed(one, [won, none]),
    waiting: await placed(one, [won, postponed]),
    system: await placed(one, [won, lost, half], {
      kind: "system",
      sizes: [1, 2],
      line_stake_cents: 50,
    }),
  };
}

/** Places bets that the house pays for: one is won, of one the stake comes back. */
async function freeBets(test: TestHouse, operator: HttpCaller, fixtures: AuditedBook["fixtures"]) {
  const place = async (code: string, fixture: number) => {
    await operator.call(addBettingCoupon, {
      body: {
        code,
        amount_eur_cents: 500,
        min_odds: 2000,
        days: 7,
        valid_until: new Date(test.clock.now().getTime() + HOUR_MS).toISOString(),
        uses_max: 2,
        reason: "for a test",
      },
    });
    const one = await playerOf(test, 0n);
    const { body } = await one.call(redeemBettingCoupon, { body: { code } });
    return placed(one, [fixture], { line_stake_cents: 500, free_bet_id: body.id });
  };
  return {
    free: await place("AUDIT-0", fixtures.won),
    freeAgain: await place("AUDIT-1", fixtures.none),
  };
}

async function cashOut(player: HttpCaller, id: string): Promise<void> {
  const { body } = await player.call(listCashOuts, {});
  const offer = body.find(({ bet_id }) => bet_id === id)?.offer ?? "";
  const { status } = await player.call(acceptCashOut, { params: { id }, body: { offer } });
  if (status !== 200) throw new Error(`a cash-out was answered by ${status}`);
}

/** Has the feed tell results: of two that were taken back, one is told anew. */
async function endMatches(test: TestHouse, feed: PaperFeed): Promise<void> {
  const fixtureOf = (word: MatchWord) => ({ fixture: urnOf(word) });
  const takenBack = (word: MatchWord): FeedWords => ({
    type: "rollback_bet_settlement",
    ...fixtureOf(word),
    markets: [WINNER],
  });
  const half = { id: "home", won: 1, void_factor: 500, dead_heat: 1000 };
  await tell(
    test,
    feed,
    wonBy(urnOf("won"), "home"),
    wonBy(urnOf("lost"), "away"),
    {
      type: "bet_settlement",
      ...fixtureOf("half"),
      certainty: 2,
      markets: [{ ...WINNER, selections: [half] }],
    },
    { type: "bet_cancel", ...fixtureOf("none"), markets: [] },
    wonBy(urnOf("review"), "away"),
    wonBy(urnOf("again"), "away"),
  );
  await tell(test, feed, takenBack("review"), takenBack("again"));
  const detail = null;
  await tell(test, feed, wonBy(urnOf("again"), "home"), {
    type: "fixture_change",
    ...fixtureOf("postponed"),
    change_type: "POSTPONED",
    detail,
  });
}
