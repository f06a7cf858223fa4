import {
  type Locale,
  type LotteryDetailView,
  type LotteryStatusView,
  type LotteryTicketsView,
  type LotteryView,
  type LotteryWinnerView,
  type OperatorLotteryView,
  wordsIn,
} from "@houselight/contracts";
import { shownName } from "#core/accounts";
import type { Drawn } from "./draw/draw-numbers.ts";
import type { Winner } from "./draw/draw-store.ts";
import { isInProgress, type Lottery, statusOf } from "./lottery.ts";
import type { ShownGrant } from "./tickets/ticket-store.ts";

/** Says when a lottery is shown, and in which language. */
interface Shown {
  readonly now: Date;
  readonly locale: Locale;
}

/** Builds a lottery as players see it in a language. */
export const lotteryView = (lottery: Lottery, { now, locale }: Shown): LotteryView => ({
  ...rulesView(lottery, now),
  title: wordsIn(lottery.title, locale),
});

const rulesView = (lottery: Lottery, now: Date): Omit<LotteryView, "title"> => ({
  id: lottery.id,
  lottery_id: lottery.id,
  identifier: lottery.identifier,
  in_progress: isInProgress(lottery, now),
  cancelled: lottery.state === "cancelled",
  tickets: Number(lottery.tickets),
  status: statusOf(lottery, now),
  start_at: lottery.startAt.toISOString(),
  end_at: lottery.endAt.toISOString(),
  group_ids: [...lottery.groupIds],
  image: lottery.image,
  currency: lottery.currency,
  prizes_cents: lottery.prizes.map(Number),
  ticket_price_cents: Number(lottery.ticketPrice),
  games: [...lottery.games],
});

/** Facts of a lottery's page beside the lottery itself. */
export interface Detail {
  readonly seedHash: string;
  /** Nonce of the draw. */
  readonly nonce: number;
  readonly drawn: readonly Drawn[];
  readonly winners: readonly LotteryWinnerView[];
}

export const detailView = (
  lottery: Lottery,
  { seedHash, nonce, drawn, winners }: Detail,
  shown: Shown,
): LotteryDetailView => ({
  ...lotteryView(lottery, shown),
  terms: { seed_hash: seedHash, nonce, salt: lottery.salt },
  draw: lottery.drawn && {
    seed: lottery.drawn.seed,
    drawn_at: lottery.drawn.at.toISOString(),
    numbers: drawn.map(({ number, passedOver }) => ({
      number: Number(number),
      passed_over: passedOver,
    })),
  },
  winners: [...winners],
});

export const winnerView = (
  { id, prize, number, amount, playerId }: Winner,
  nickname: string | null | undefined,
  viewer: bigint | undefined,
): LotteryWinnerView => ({
  id,
  prize,
  number: Number(number),
  nickname: shownName(nickname),
  amount_cents: Number(amount),
  own: playerId === viewer,
});

export const statusView = (
  lottery: Lottery,
  own: {
    readonly tickets: bigint;
    readonly grants: readonly ShownGrant[];
    readonly wins: readonly Winner[];
  },
  now: Date,
): LotteryStatusView => ({
  lottery_id: lottery.id,
  tickets: Number(own.tickets),
  in_progress: isInProgress(lottery, now),
  numbers: own.grants.map(({ firstNumber, count }) => ({
    first_number: Number(firstNumber),
    count: Number(count),
  })),
  won: own.wins.map(({ prize, number, amount, paid }) => ({
    prize,
    number: Number(number),
    amount_cents: Number(amount),
    paid: paid && { amount_cents: Number(paid.amount), currency: paid.currency },
  })),
});

export const ticketsView = ({ firstNumber, count, sourceId }: ShownGrant): LotteryTicketsView => ({
  first_number: Number(firstNumber),
  count: Number(count),
  source_id: sourceId,
});

export const operatorView = (
  lottery: Lottery,
  paidEurCents: bigint,
  now: Date,
): OperatorLotteryView => ({
  ...rulesView(lottery, now),
  title: lottery.title,
  state: lottery.state,
  changed_by: lottery.changedBy,
  changed_at: lottery.changedAt.toISOString(),
  paid_eur_cents: Number(paidEurCents),
});
