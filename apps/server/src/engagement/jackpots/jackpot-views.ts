import {
  type JackpotDropView,
  type JackpotTermsView,
  type JackpotView,
  type JackpotWinView,
  type OperatorJackpotView,
} from "@houselight/contracts";
import { shownName } from "#core/accounts";
import { sha256 } from "#platform/ids";
import {
  amountOf,
  type Jackpot,
  type LevelRules,
  levelIdentifier,
  type Pot,
  returnPpm,
} from "./jackpot.ts";
import type { Drop } from "./pots/pot-store.ts";
import type { Win } from "./pots/win-store.ts";

export const jackpotView = (
  jackpot: Jackpot,
  pots: readonly Pot[],
  shown: JackpotView["shown"],
): JackpotView => ({
  id: jackpot.id,
  identifier: jackpot.identifier,
  name: jackpot.name,
  currency: jackpot.currency,
  state: jackpot.state,
  levels: pots.map((pot) => ({
    id: `${jackpot.id}/${pot.level}`,
    identifier: levelIdentifier(pot.level),
    name: pot.name,
    amount_cents: Number(amountOf(pot)),
    drops: pot.drops,
  })),
  games: [...jackpot.games],
  shown,
});

export const termsView = (pot: Pot, seedHash: string): JackpotTermsView => ({
  identifier: levelIdentifier(pot.level),
  rate_ppm: Number(pot.ratePpm),
  start_cents: Number(pot.startAmount),
  must_drop_by_cents: Number(pot.mustDropBy),
  return_ppm: Number(returnPpm(pot)),
  pot: { number: pot.link.number, seed_hash: seedHash, salt: pot.salt },
});

export const dropView = (
  drop: Pick<
    Drop,
    "level" | "link" | "seed" | "salt" | "startAmount" | "mustDropBy" | "amount" | "at"
  >,
): JackpotDropView => ({
  level: levelIdentifier(drop.level),
  number: drop.link,
  seed: drop.seed,
  seed_hash: sha256(drop.seed),
  salt: drop.salt,
  start_cents: Number(drop.startAmount),
  must_drop_by_cents: Number(drop.mustDropBy),
  amount_cents: Number(drop.amount),
  created_at: drop.at.toISOString(),
});

export const winView = (win: Win, nickname: string | null | undefined): JackpotWinView => ({
  id: win.id,
  jackpot: win.jackpot,
  user_name: shownName(nickname),
  amount_cents: Number(win.paid),
  currency: win.currency,
  jackpot_original_amount_cents: Number(win.amount),
  jackpot_original_currency: win.originalCurrency,
  jackpot_level_name: win.levelName,
  created_at: win.at.toISOString(),
});

export const operatorView = (
  jackpot: Jackpot,
  levels: readonly (LevelRules & { readonly pot: Pot | null })[],
): OperatorJackpotView => ({
  id: jackpot.id,
  identifier: jackpot.identifier,
  name: jackpot.name,
  currency: jackpot.currency,
  state: jackpot.state,
  games: [...jackpot.games],
  changed_by: jackpot.changedBy,
  changed_at: jackpot.changedAt.toISOString(),
  levels: levels.map(({ pot, ...rules }) => ({
    identifier: levelIdentifier(rules.level),
    name: rules.name,
    rate_ppm: Number(rules.ratePpm),
    start_cents: Number(rules.startAmount),
    must_drop_by_cents: Number(rules.mustDropBy),
    amount_cents: pot ? Number(amountOf(pot)) : 0,
    drops: pot?.drops ?? 0,
  })),
});
