import { liveTablesConfig } from "@houselight/contracts";
import { LIVE_TABLES, type LiveTableForm } from "@houselight/game-maths/live-tables";
import { settingOf } from "#core/configuration";
import { linkSeed, nextLink, startChain } from "#core/fairness";
import { type House, perHouse } from "#platform/module";
import { settleRound } from "../bets/settle-bets.ts";
import { showTable } from "../live.ts";
import { after, PAUSE_MS, type TableRound } from "../round.ts";
import {
  insertRound,
  lockRounds,
  saveInterest,
  selectStandings,
  type TableStanding,
} from "../round-store.ts";
import { drawRound } from "./draw-round.ts";

/** A round opens while somebody has asked for its table within this time, milliseconds. */
const WANTED_MS = 60_000;
/** A process notes that somebody asks for a table at most this often, milliseconds. */
const NOTED_EVERY_MS = 10_000;
/** While a table rests, or a look fails, a process looks this often, milliseconds. */
const RESTING_MS = 1_000;

/** Facts that a process keeps between two looks, by the slug of a table. */
interface Watch {
  /** Nothing is to be done before this moment, milliseconds. */
  readonly dueAt: Map<string, number>;
  /** Moment at which it last noted that somebody asks, milliseconds. */
  readonly notedAt: Map<string, number>;
}

const watchOf = perHouse((_house: House): Watch => ({ dueAt: new Map(), notedAt: new Map() }));

/** Notes that somebody looks at a table, in whatever process: rounds open as long as somebody does. */
export async function wantRounds(house: House, table: string): Promise<void> {
  const { notedAt } = watchOf(house);
  const now = house.clock.now();
  if (now.getTime() - (notedAt.get(table) ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY_MS) return;
  notedAt.set(table, now.getTime());
  await saveInterest(house.database, table, now);
}

/**
 * Looks once at the tables, and does what is due: opens rounds, closes and draws them, pays their bets. It
 * stands other processes that do the same: each step is made once.
 */
export async function lookAtTables(house: House): Promise<void> {
  const { dueAt } = watchOf(house);
  const now = house.clock.now();
  const due = LIVE_TABLES.filter(({ slug }) => now.getTime() >= (dueAt.get(slug) ?? 0));
  if (due.length === 0) return;
  // Of a look that fails: without a database there is one a second, and one line in the log.
  const resting = after(now, RESTING_MS).getTime();
  for (const { slug } of due) dueAt.set(slug, resting);
  const slugs = due.map(({ slug }) => slug);
  const standings = new Map(
    (await selectStandings(house.database, slugs)).map((one) => [one.table, one]),
  );
  const looks = due.map(async (form) => {
    const next = await step(house, form, standings.get(form.slug) as TableStanding, now);
    dueAt.set(form.slug, next.getTime());
  });
  // One table that fails does not keep the others from going on.
  const failed = (await Promise.allSettled(looks)).find(({ status }) => status === "rejected");
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

/** Does what is due at a table. Returns when to look again. */
async function step(
  house: House,
  form: LiveTableForm,
  { round, askedAt }: TableStanding,
  now: Date,
): Promise<Date> {
  if (round && !round.drawn) {
    if (now < round.closesAt) return round.closesAt;
    // Chips that came in the last moment have changed the salt: the next look draws by it.
    return (await drawRound(house, round, now)) ?? now;
  }
  if (round?.drawn) {
    const { shownUntil } = round.drawn;
    if (now < shownUntil) return shownUntil;
    if (!round.settledAt && !(await settleRound(house, round, now))) return after(now, RESTING_MS);
    const nextAt = after(shownUntil, PAUSE_MS);
    if (now < nextAt) return nextAt;
  }
  const isWanted = askedAt !== null && now.getTime() - askedAt.getTime() <= WANTED_MS;
  return isWanted ? openNext(house, form, round, now) : after(now, RESTING_MS);
}

/** Opens the round behind another one, or the first of a table, unless operators have closed it. */
async function openNext(
  house: House,
  form: LiveTableForm,
  before: TableRound | undefined,
  now: Date,
): Promise<Date> {
  const { slug: table, game, bettingSeconds } = form;
  const { closed, betting_seconds: chosen } = await settingOf(house, liveTablesConfig);
  if (closed.includes(table)) return after(now, RESTING_MS);
  const seconds = Object.hasOwn(chosen, table) ? (chosen[table] ?? bettingSeconds) : bettingSeconds;
  const closesAt = after(now, seconds * 1_000);
  const isOpened = await house.database.tx(async (tx) => {
    const [latest] = await lockRounds(tx, [table]);
    // Another process has opened it, or its bets are not settled yet.
    if (latest?.number !== before?.number || (latest && !latest.settledAt)) return false;
    const link = latest ? await nextLink(house, tx, latest.link) : await startChain(house, tx);
    const { seedHash } = await linkSeed(house, tx, link);
    return insertRound(tx, {
      table,
      number: (latest?.number ?? 0n) + 1n,
      game: game.current.slug,
      version: game.current.version,
      link,
      seedHash,
      openedAt: now,
      closesAt,
    });
  });
  if (isOpened) await showTable(house, table);
  return isOpened ? closesAt : after(now, RESTING_MS);
}
