import * as z from "zod/mini";
import { boundedRecord, defineSetting } from "./define-setting.ts";
import { hasAll, switchesOff } from "./versions/only-stops.ts";

/** Stands for every country. */
export const EVERYWHERE = "all";
/** Studios of the map that count; those behind them do not (OPEN-36). */
export const DISABLED_PROVIDERS_MAX = 20;

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
const identifier = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9_-]*\/[a-z0-9][a-z0-9_-]*$/), z.maxLength(100));

type Hidden = Readonly<Record<string, typeof EVERYWHERE | readonly string[]>>;

/** Tells whether every studio that is hidden stays so where it is, of those that count. */
function onlyHides(from: Hidden, to: Hidden): boolean {
  const counted = Object.fromEntries(Object.entries(to).slice(0, DISABLED_PROVIDERS_MAX));
  return Object.entries(from)
    .slice(0, DISABLED_PROVIDERS_MAX)
    .every(([studio, places]) => {
      const then = counted[studio];
      if (then === EVERYWHERE) return true;
      return places !== EVERYWHERE && then !== undefined && hasAll(then, places);
    });
}

export const disabledProviders = defineSetting({
  name: "disabled-providers",
  title: "DisabledProviders",
  summary:
    "Studios by slug that no list shows, in every country or in those named; the first twenty count (GAME-15).",
  schema: boundedRecord(
    z.union([z.literal(EVERYWHERE), z.array(countryCode).check(z.maxLength(250))]),
    200,
  ),
  initial: {},
  guarded: true,
  onlyStops: onlyHides,
});

export const gameLists = defineSetting({
  name: "game-lists",
  title: "GameLists",
  summary:
    "Games by category in the order of its list, in the place of those that name the category themselves.",
  schema: boundedRecord(z.array(identifier).check(z.maxLength(500)), 50),
  initial: {},
});

export const closedGames = defineSetting({
  name: "closed-games",
  title: "ClosedGames",
  summary:
    "Games that take no further stake and stand in no list, by studio and name, such as foldhouse/lantern-tide. Rounds that are open go on to their end.",
  guarded: true,
  onlyStops: (from, to) => from.every((game) => to.includes(game)),
  schema: z.array(identifier).check(z.maxLength(500)),
  initial: [],
});

export const rocketConfig = defineSetting({
  name: "rocket-config",
  title: "RocketConfig",
  summary: "Says whether rounds of the rocket open. A round that is on goes on to its end.",
  schema: z.strictObject({ open: z.boolean() }),
  initial: { open: true },
  guarded: true,
  onlyStops: switchesOff("open"),
});

/** Slugs of live tables, each once at most. */
const tableSlug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

export const liveTablesConfig = defineSetting({
  name: "live-tables-config",
  title: "LiveTablesConfig",
  summary:
    "Says at which live tables no further round opens, and for how long a table takes bets where it is not as long as it says itself. A round that is on goes on to its end.",
  schema: z.strictObject({
    closed: z.array(tableSlug).check(z.maxLength(100)),
    betting_seconds: boundedRecord(z.int().check(z.minimum(5), z.maximum(120)), 100),
  }),
  initial: { closed: [], betting_seconds: {} },
  guarded: true,
  onlyStops: ({ closed, ...from }, { closed: then, ...to }) =>
    hasAll(then, closed) && switchesOff()(from, to),
});

/** Seconds. */
const betDelay = z.int().check(z.minimum(0), z.maximum(15));
/** Hundredths of a euro: they hold where a choice was made before there were such bounds. */
const MAX_PAYOUT_DAY = 500_000_00;
const MAX_PAYOUT_MARKET = 250_000_00;

const sportsbookRules = z.strictObject({
  /** Bets are taken. */
  open: z.boolean(),
  /** Bets on matches that are on are taken, where the licence offers them. */
  in_play: z.boolean(),
  /** A bet on a match that is on waits so long before it is accepted. */
  bet_delay_seconds: betDelay,
  /** By slug of a sport whose bets wait longer or shorter. */
  bet_delay_by_sport: z._default(boundedRecord(betDelay, 100), {}),
  /** Of each line. */
  min_stake_eur_cents: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** The most that one bet may bring. */
  max_payout_eur_cents: z.int().check(z.minimum(100), z.maximum(10_000_000_00)),
  /** The most that the bets which a player places on one day (UTC) may bring together. */
  max_payout_day_eur_cents: z._default(
    z.int().check(z.minimum(100), z.maximum(100_000_000_00)),
    MAX_PAYOUT_DAY,
  ),
  /** The most that all bets of a player on one market may bring together. */
  max_payout_market_eur_cents: z._default(
    z.int().check(z.minimum(100), z.maximum(100_000_000_00)),
    MAX_PAYOUT_MARKET,
  ),
  /** The most that the house may lose on one selection of a market. */
  max_liability_eur_cents: z.int().check(z.minimum(100), z.maximum(100_000_000_00)),
  /** Bets that are open can be cashed out. */
  cash_out: z.boolean(),
  /** Share that the house keeps of the worth of a bet that is cashed out. */
  cash_out_margin_permille: z.int().check(z.minimum(0), z.maximum(500)),
});
export type SportsbookRules = z.infer<typeof sportsbookRules>;

export const sportsbookConfig = defineSetting({
  name: "sportsbook-config",
  title: "SportsbookConfig",
  summary:
    "What the sportsbook takes and pays: amounts in hundredths of a euro, margins in thousandths. Bets that stand go on to their end.",
  schema: sportsbookRules,
  initial: {
    open: true,
    in_play: true,
    bet_delay_seconds: 4,
    bet_delay_by_sport: {},
    min_stake_eur_cents: 10,
    max_payout_eur_cents: 250_000_00,
    max_payout_day_eur_cents: MAX_PAYOUT_DAY,
    max_payout_market_eur_cents: MAX_PAYOUT_MARKET,
    max_liability_eur_cents: 1_000_000_00,
    cash_out: true,
    cash_out_margin_permille: 50,
  },
  guarded: true,
  onlyStops: switchesOff("open", "in_play", "cash_out"),
});
