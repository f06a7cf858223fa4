import { zonedMoment } from "@houselight/contracts/endpoint";
import * as z from "zod/mini";
import { PRODUCERS } from "../lines/fixture.ts";

/** A name of the feed: `pf:match:…`. */
const urn = z.string().check(z.regex(/^[a-z0-9]{1,12}:[a-z_]{1,20}:[A-Za-z0-9_.-]{1,80}$/));
const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9_:-]{0,59}$/));
/** A name that is shown: no control characters, nothing that turns the direction of text. */
const shownName = z
  .string()
  .check(z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u));
/** Milliseconds since 1970: a moment that a date and the database can hold. */
const moment = z.int().check(z.minimum(0), z.maximum(253_402_300_799_999));
const goals = z.object({
  home: z.int().check(z.minimum(0), z.maximum(999)),
  away: z.int().check(z.minimum(0), z.maximum(999)),
});
const marketId = z.int().check(z.positive(), z.maximum(100_000));
const specifiers = z.string().check(z.regex(/^[a-z0-9=.:+|-]{0,60}$/));
const selectionId = z.string().check(z.regex(/^[a-z0-9_:/]{1,30}$/));
const marketName = z.object({ market_id: marketId, specifiers });

/** Decimal odds as text, above 1 and at most 10,000: "2.15" is 2150 thousandths. */
const odds = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}(?:\.\d{1,3})?$/)),
    z.transform((text) => {
      const [whole = "", part = ""] = text.split(".");
      return Number(`${whole}${part.padEnd(3, "0")}`);
    }),
  ),
  z.int().check(z.minimum(1001), z.maximum(10_000_000)),
);

const most = <Item extends z.core.$ZodType>(item: Item, items: number) =>
  z.array(item).check(z.maxLength(items));

const head = z.object({
  sequence: z.int().check(z.minimum(1)),
  type: z.string().check(z.maxLength(60)),
  product: z.enum(PRODUCERS),
  timestamp: moment,
  request_id: z.nullish(z.int().check(z.minimum(0))),
});
const ofFixture = z.extend(head, { fixture: urn });

const expected = z.number().check(z.minimum(0), z.maximum(99));

const detail = z.object({
  sport: slug,
  competition: z.object({ id: slug, name: shownName }),
  home: shownName,
  away: shownName,
  /** ISO 8601 with a zone; a year that the database cannot hold would stop the whole feed. */
  starts_at: z.pipe(
    zonedMoment,
    z.transform((text) => new Date(text)),
  ),
  simulated: z.nullable(
    z.object({
      minute_ms: z.int().check(z.positive(), z.maximum(60_000)),
      seed_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      seed: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
      /** Goals that each side is expected to score, by which the match is played. */
      strengths: z._default(z.nullable(z.object({ home: expected, away: expected })), null),
    }),
  ),
});

/** Statuses of a market on the wire: open, not offered, suspended, handed over, settled, cancelled. */
export const MARKET_STATUS = {
  open: 1,
  inactive: 0,
  suspended: -1,
  handedOver: -2,
  settled: -3,
  cancelled: -4,
} as const;

const pricedMarket = z.extend(marketName, {
  status: z.int().check(z.minimum(MARKET_STATUS.cancelled), z.maximum(MARKET_STATUS.open)),
  selections: most(
    z.object({
      id: selectionId,
      odds,
      probability: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
      active: z.boolean(),
    }),
    200,
  ),
});

const settledMarket = z.extend(marketName, {
  selections: most(
    z.object({
      id: selectionId,
      won: z.union([z.literal(0), z.literal(1)]),
      void_factor: z.union([z.literal(0), z.literal(500), z.literal(1000)]),
      dead_heat: z.int().check(z.minimum(1), z.maximum(1000)),
    }),
    200,
  ).check(
    z.minLength(1),
    // Of two results of one selection nobody could say which counts.
    z.refine((results) => new Set(results.map(({ id }) => id)).size === results.length),
  ),
});

/** Most markets that one message may name. */
const MARKETS_MAX = 500;
const cancelled = z.extend(ofFixture, {
  start_time: z.nullish(moment),
  end_time: z.nullish(moment),
  superceded_by: z.nullish(urn),
  void_reason: z.nullish(z.int()),
  /** None means all. */
  markets: most(marketName, MARKETS_MAX),
});

/** Forms of the messages, by their type (the shape of unified-odds feeds, as JSON). */
const SCHEMAS = {
  alive: z.extend(head, { type: z.literal("alive") }),
  snapshot_complete: z.extend(head, {
    type: z.literal("snapshot_complete"),
    request_id: z.int().check(z.minimum(0)),
  }),
  fixture_change: z.extend(ofFixture, {
    type: z.literal("fixture_change"),
    /** NEW, DATETIME, CANCELLED, ABANDONED, POSTPONED; any other tells details alone. */
    change_type: z.string().check(z.regex(/^[A-Z_]{1,40}$/)),
    detail: z.nullable(detail),
  }),
  odds_change: z.extend(ofFixture, {
    type: z.literal("odds_change"),
    status: z.object({
      state: z.enum(["not_started", "live", "ended", "closed"]),
      score: z.nullable(goals),
      half_time: z.nullable(goals),
      period: z.nullable(z.enum(["first", "break", "second"])),
      minute: z.nullable(z.int().check(z.minimum(0), z.maximum(999))),
    }),
    markets: most(pricedMarket, MARKETS_MAX),
  }),
  bet_stop: z.extend(ofFixture, {
    type: z.literal("bet_stop"),
    /** Is kept as JSON: the database refuses zeros and halves of characters in it. */
    reason: z.string().check(z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  }),
  bet_settlement: z.extend(ofFixture, {
    type: z.literal("bet_settlement"),
    certainty: z.union([z.literal(1), z.literal(2)]),
    markets: most(settledMarket, MARKETS_MAX),
  }),
  rollback_bet_settlement: z.extend(ofFixture, {
    type: z.literal("rollback_bet_settlement"),
    markets: most(marketName, MARKETS_MAX),
  }),
  bet_cancel: z.extend(cancelled, { type: z.literal("bet_cancel") }),
  rollback_bet_cancel: z.extend(cancelled, { type: z.literal("rollback_bet_cancel") }),
} as const;

type Schemas = typeof SCHEMAS;
export type MessageType = keyof Schemas;
export type MessageOf<Type extends MessageType> = z.output<Schemas[Type]>;
/** A message of the feed that was understood. */
export type FeedMessage = { [Type in MessageType]: MessageOf<Type> }[MessageType];

/** Messages as they were read: those that were understood in their order, and what was not. */
export interface ReadMessages {
  readonly messages: readonly FeedMessage[];
  /** Types that the house does not know. */
  readonly unknown: readonly string[];
  /** Faults of messages that break their form, each in a line. */
  readonly malformed: readonly string[];
  /** Number of different sequence numbers among them. */
  readonly sequences: number;
}

/** Reason of the stop that stands for a message about a fixture which cannot be read. */
const UNREADABLE = "UNREADABLE";

/**
 * Reads messages. One of an unknown type is skipped; one that breaks its form is refused whole, and where at
 * least its fixture can be read, that fixture takes no bets until its next prices: something has changed.
 */
export function readMessages(raw: readonly unknown[]): ReadMessages {
  const messages: FeedMessage[] = [];
  const unknown: string[] = [];
  const malformed: string[] = [];
  const sequences = new Set<unknown>();
  for (const one of raw) {
    const { type, sequence } = (one ?? {}) as { type?: unknown; sequence?: unknown };
    sequences.add(sequence);
    if (typeof type === "string" && !Object.hasOwn(SCHEMAS, type)) {
      unknown.push(type.slice(0, 60));
      continue;
    }
    const read = SCHEMAS[(type ?? "alive") as MessageType]?.safeParse(one);
    if (read?.success) {
      messages.push(read.data);
      continue;
    }
    malformed.push(faultOf(sequence, read?.error.issues[0]));
    const named = ofFixture.safeParse(one);
    if (named.success) messages.push({ ...named.data, type: "bet_stop", reason: UNREADABLE });
  }
  return { messages, unknown, malformed, sequences: sequences.size };
}

const faultOf = (sequence: unknown, issue: z.core.$ZodIssue | undefined): string =>
  `${String(sequence).slice(0, 20)}: ${issue ? `${issue.path.join(".")} ${issue.code}` : "no message"}`;
