import {
  CURRENCIES,
  LIVE_TABLE_BETS_SHOWN,
  type LiveTableBetView,
  type LiveTableCrowdView,
  type LiveTableFactsView,
  type LiveTableRoundView,
  type LiveTableView,
  liveTablesConfig,
  type OwnLiveTableBetView,
} from "@houselight/contracts";
import { LIVE_TABLES, type LiveTableForm } from "@houselight/game-maths/live-tables";
import { selectNicknames, shownName } from "#core/accounts";
import { seoTitle } from "#core/catalogue";
import { settingOf } from "#core/configuration";
import type { House } from "#platform/module";
import { selectLargest, type ShownBet, type TableBet } from "./bets/bet-store.ts";
import { after, PAUSE_MS, phaseOf, type TableRound } from "./round.ts";
import { selectLatest, selectStandings } from "./round-store.ts";

/** Returns facts, rules and stakes of a table, as its page shows them. */
export function factsView(form: LiveTableForm): LiveTableFactsView {
  const { slug, name, studio } = form;
  const game = form.game.current;
  const offered = Object.keys(CURRENCIES).flatMap((code) => {
    const stakes = form.stakes(code);
    return stakes ? [[code, stakes] as const] : [];
  });
  return {
    slug,
    producer: studio.slug,
    title: name,
    seo_title: seoTitle(name, studio.name),
    kind: game.kind,
    version: game.version,
    stepped: false,
    ...game.facts,
    stakes: Object.fromEntries(offered.map(([code, { stakes }]) => [code, [...stakes]])),
    default_stakes: Object.fromEntries(
      offered.map(([code, { default_stake }]) => [code, default_stake]),
    ),
    max_stakes: Object.fromEntries(offered.map(([code, { max_stake }]) => [code, max_stake])),
    rules: game.rules?.() ?? null,
    game: game.slug,
    reveal_ms: form.revealMs,
  };
}

/** Returns a table as all see it: the round that is on, and its largest bets. */
export async function readTableView(house: House, table: string): Promise<LiveTableView> {
  // Before anything is read: of two views the later one knows no less.
  const now = house.clock.now().toISOString();
  const round = await selectLatest(house.database, table);
  const { closed } = await settingOf(house, liveTablesConfig);
  const is_open = !closed.includes(table);
  if (!round) return { table, now, round: null, next_at: null, is_open, bets: [] };
  const bets = await selectLargest(house.database, round, LIVE_TABLE_BETS_SHOWN);
  const names = await selectNicknames(
    house.database,
    bets.map(({ playerId }) => playerId),
  );
  return {
    table,
    now,
    round: roundView(round),
    next_at: round.drawn ? after(round.drawn.shownUntil, PAUSE_MS).toISOString() : null,
    is_open,
    bets: bets.map((bet) => betView(bet, names.get(bet.playerId))),
  };
}

/** Returns the tables at which somebody has a bet on the round that is on, with how many have. */
export async function readCrowds(house: House): Promise<LiveTableCrowdView[]> {
  const slugs = LIVE_TABLES.map(({ slug }) => slug);
  return (await selectStandings(house.database, slugs)).flatMap(({ table, round }) =>
    round && phaseOf(round) !== "over" && round.players > 0
      ? [{ table, players: round.players }]
      : [],
  );
}

/** Returns a round as all see it: its seed once it is drawn. */
export const roundView = (round: TableRound): LiveTableRoundView => ({
  table: round.table,
  number: Number(round.number),
  phase: phaseOf(round),
  game: round.game,
  game_version: round.version,
  seed_hash: round.seedHash,
  nonce: round.link.number,
  salt: round.salt,
  entries: round.entries,
  players: round.players,
  opened_at: round.openedAt.toISOString(),
  closes_at: round.closesAt.toISOString(),
  drawn_at: round.drawn?.at.toISOString() ?? null,
  shown_until: round.drawn?.shownUntil.toISOString() ?? null,
  outcome: round.drawn?.outcome ?? null,
  seed: round.drawn?.seed ?? null,
});

const betView = (bet: TableBet, nickname: string | null | undefined): LiveTableBetView => ({
  user_name: shownName(nickname),
  currency: bet.currency,
  stake_cents: Number(bet.stake),
  payout_cents: bet.payout === null ? null : Number(bet.payout),
});

/** Returns a bet as its player sees it. */
export const ownBetView = (bet: ShownBet): OwnLiveTableBetView => ({
  id: bet.id,
  table: bet.table,
  round: Number(bet.round),
  currency: bet.currency,
  stake_cents: Number(bet.stake),
  chips: bet.bet.bets.map(({ spot, amount_cents }) => ({ spot, amount_cents })),
  state: bet.state,
  payout_cents: bet.payout === null ? null : Number(bet.payout),
  placed_at: bet.placedAt.toISOString(),
  outcome: bet.outcome,
});
