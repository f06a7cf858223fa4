import {
  ACTIVITY_DAYS_MAX,
  type DailyReportView,
  daysBetween,
  type EndpointInput,
  type GamesReportView,
  type getDailyReport,
  type getGamesReport,
  type getPlayersReport,
  type NowReportView,
  type PlayersReportView,
} from "@houselight/contracts";
import { sumOpenWithdrawals } from "#money/cashbox";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { publishedReturns } from "#play/house-games";
import { selectCoverage } from "../count/coverage-store.ts";
import { dailyViews, isOpen, lastTwoDays, linesOf } from "./daily.ts";
import {
  selectGameSums,
  selectMoney,
  selectPlay,
  selectPlayerCounts,
  type Wanted,
} from "./report-store.ts";

const GAMES_MAX = 100;

export type DailyQuery = EndpointInput<typeof getDailyReport>["query"];
export type GamesQuery = EndpointInput<typeof getGamesReport>["query"];
export type PlayersQuery = EndpointInput<typeof getPlayersReport>["query"];

/** Refuses a span that is none, or too long. Throws Refused("span_invalid"). */
function assertSpan({ from, to }: { readonly from: string; readonly to: string }): void {
  const days = daysBetween(from, to);
  if (days < 1 || days > ACTIVITY_DAYS_MAX) throw new Refused("span_invalid");
}

const coveredSince = async (house: House): Promise<string | null> =>
  (await selectCoverage(house.database))?.toISOString() ?? null;

/** Returns sums by day and currency. Throws Refused("span_invalid"). */
export async function dailyReport(house: House, query: DailyQuery): Promise<DailyReportView> {
  assertSpan(query);
  const { from, to, licence = null, currency = null, product = null } = query;
  const [covered_since, lines] = await Promise.all([
    coveredSince(house),
    readLines(house, { from, to, licence, currency, product }),
  ]);
  return { covered_since, ...dailyViews(lines, house.clock.now()) };
}

async function readLines(house: House, wanted: Wanted) {
  const [play, money] = await Promise.all([
    selectPlay(house.database, wanted),
    wanted.product === null ? selectMoney(house.database, wanted) : null,
  ]);
  return linesOf(play, money);
}

/** Returns games by their stakes, with the return that they had and the one that they tell. Throws Refused("span_invalid"). */
export async function gamesReport(house: House, query: GamesQuery): Promise<GamesReportView> {
  assertSpan(query);
  const { currency, licence = null } = query;
  const [covered_since, rows] = await Promise.all([
    coveredSince(house),
    selectGameSums(house.database, { ...query, licence }, GAMES_MAX),
  ]);
  const published = publishedReturns();
  const games = rows.map(({ game, rounds, stake, win }) => {
    const told = published.get(game);
    return {
      slug: game,
      name: told?.name ?? game,
      rounds: Number(rounds),
      stake_cents: Number(stake),
      win_cents: Number(win),
      actual_percent: percentOf(win, stake),
      published_percent: told?.percent ?? null,
      highest_published_percent: told?.highestPercent ?? null,
    };
  });
  return { covered_since, currency, games };
}

/** Returns a part of a whole in percent, cut to two decimals; null of nothing. */
export function percentOf(part: bigint, whole: bigint): string | null {
  if (whole <= 0n || part < 0n) return null;
  const hundredths = (part * 10_000n) / whole;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}

/** Returns counts of players by day. Throws Refused("span_invalid"). */
export async function playersReport(house: House, query: PlayersQuery): Promise<PlayersReportView> {
  assertSpan(query);
  const { from, to, licence = null } = query;
  const [covered_since, rows] = await Promise.all([
    coveredSince(house),
    selectPlayerCounts(house.database, { from, to, licence }),
  ]);
  const now = house.clock.now();
  const days = rows.map((row) => ({
    day: row.day,
    open: isOpen(row.day, now),
    registrations: Number(row.registrations),
    active: Number(row.active),
    depositors: Number(row.depositors),
    first_depositors: Number(row.first_depositors),
  }));
  return { covered_since, days };
}

/** Returns today so far, yesterday, and the withdrawals that are open. */
export async function nowReport(house: House): Promise<NowReportView> {
  const now = house.clock.now();
  const { today, yesterday } = lastTwoDays(now);
  const all = { licence: null, currency: null, product: null };
  const [covered_since, lines, open] = await Promise.all([
    coveredSince(house),
    readLines(house, { from: yesterday, to: today, ...all }),
    sumOpenWithdrawals(house.database),
  ]);
  const { days } = dailyViews(lines, now);
  return {
    covered_since,
    today: days.filter(({ day }) => day === today),
    yesterday: days.filter(({ day }) => day === yesterday),
    open_withdrawals: open.map(({ currency, count, amount }) => ({
      currency,
      count: Number(count),
      amount_cents: Number(amount),
    })),
  };
}
