import {
  type CompCardView,
  type ExchangeRates,
  FALLBACK_CURRENCY,
  type Locale,
  type OperatorCompCardView,
  rateIn,
  wordsIn,
} from "@houselight/contracts";
import { spinStake } from "#core/rewards";
import type { Card } from "./card.ts";

/**
 * Builds a card as the shop shows it in a language, to somebody who plays in a currency; `producers` are the
 * studios of games, by the games' slugs.
 */
export const cardView = (
  card: Card,
  producers: ReadonlyMap<string, string>,
  { locale, currency, rates }: Reader,
): CompCardView => ({
  ...rulesView(card, producers),
  title: wordsIn(card.title, locale),
  stake: stakeIn(card, currency, rates),
});

/** Language and currency of whoever reads a card, with the rates of currencies. */
export interface Reader {
  readonly locale: Locale;
  readonly currency: string;
  readonly rates: ExchangeRates;
}

function stakeIn({ freespins }: Card, currency: string, rates: ExchangeRates) {
  if (!freespins) return null;
  const { game, stake: stakeEurCents } = freespins;
  const stake = spinStake({ game, currency, stakeEurCents }, rates);
  return stake === null ? null : { currency, amount_cents: Number(stake) };
}

const rulesView = (card: Card, producers: ReadonlyMap<string, string>) => ({
  id: card.id,
  type: card.type,
  group: card.group,
  tag: card.tag,
  image: card.image,
  games: card.freespins
    ? [`${producers.get(card.freespins.game) ?? ""}:${card.freespins.game}`]
    : [],
  rates: card.rates.map(({ currency, amount, points }) => ({
    currency,
    amount_cents: Number(amount),
    points: Number(points),
  })),
  rate: {
    points: Number(rateIn(card.rates, FALLBACK_CURRENCY).points),
    freespins_count: card.freespins?.count ?? null,
    lottery_ids: card.lotteryId === null ? [] : [card.lotteryId],
  },
  wager: card.wager,
  end_at: card.endAt?.toISOString() ?? null,
});

export const operatorCardView = (
  card: Card,
  producers: ReadonlyMap<string, string>,
  exchanged: number,
): OperatorCompCardView => ({
  ...rulesView(card, producers),
  title: card.title,
  stake_eur_cents: card.freespins && Number(card.freespins.stake),
  lootbox_group: card.lootboxGroup,
  group_ids: [...card.groupIds],
  state: card.state,
  changed_by: card.changedBy,
  changed_at: card.changedAt.toISOString(),
  exchanged,
});
