import {
  type CompCardState,
  type CompTag,
  type CompType,
  rateIn,
  type SettingWords,
} from "@houselight/contracts";
import type { Reward } from "#core/rewards";

/** Price of one unit, and the money that it brings. */
export interface Rate {
  readonly currency: string;
  /** Smallest units; 0 where the reward is no money. */
  readonly amount: bigint;
  readonly points: bigint;
}

/** A reward of the shop; its rules never change. */
export interface Card {
  readonly id: string;
  readonly type: CompType;
  readonly group: string;
  readonly title: SettingWords;
  readonly tag: CompTag | null;
  readonly image: string | null;
  readonly rates: readonly Rate[];
  readonly wager: number;
  /** Of one unit; its stake is in hundredths of a euro. */
  readonly freespins: {
    readonly count: number;
    readonly game: string;
    readonly stake: bigint;
  } | null;
  readonly lotteryId: string | null;
  readonly lootboxGroup: string | null;
  /** Shown to players of these groups alone; to all where it is empty. */
  readonly groupIds: readonly string[];
  readonly endAt: Date | null;
  readonly state: CompCardState;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Facts of a caller that decide which rewards the shop shows; a guest is in no group. */
export interface Viewer {
  readonly groups: readonly string[];
  /** Most that the caller's licence lets a bonus be wagered; null for no bound. */
  readonly maxWagering: number | null;
  /** Groups of gifts that nobody is shown. */
  readonly disabled: readonly string[];
  /** Games that operators closed, each as `studio/game`: their free spins could not be played. */
  readonly closedGames: readonly string[];
  readonly now: Date;
}

export const isOver = ({ endAt }: Pick<Card, "endAt">, now: Date): boolean =>
  endAt !== null && endAt <= now;

/** Tells whether the shop shows a card to a caller, and exchanges points for it. */
export const isShownTo = (
  card: Pick<Card, "state" | "group" | "groupIds" | "wager" | "endAt" | "freespins">,
  { groups, maxWagering, disabled, closedGames, now }: Viewer,
): boolean =>
  card.state === "published" &&
  !isOver(card, now) &&
  !disabled.includes(card.group) &&
  !(card.freespins && isClosed(card.freespins.game, closedGames)) &&
  (maxWagering === null || card.wager <= maxWagering) &&
  (card.groupIds.length === 0 || card.groupIds.some((id) => groups.includes(id)));

const isClosed = (game: string, closedGames: readonly string[]): boolean =>
  closedGames.some((name) => name.endsWith(`/${game}`));

/** Returns the rate of a card in a currency: its own, else that of EUR with the money turned into the currency. */
export function rateFor(
  { rates }: Pick<Card, "rates">,
  currency: string,
  convertEur: (amount: bigint) => bigint,
): Rate {
  const rate = rateIn(rates, currency);
  return rate.currency === currency ? rate : { ...rate, currency, amount: convertEur(rate.amount) };
}

/** Units that an exchange gets, and the currency that it was made for. */
interface Bought {
  readonly quantity: number;
  readonly currency: string;
  /** Money of one unit in that currency; 0 where the reward is none. */
  readonly amount: bigint;
}

/** Returns what an exchange gives: each box by itself, all else as one reward. */
export function rewardsOf(card: Card, { quantity, currency, amount }: Bought): readonly Reward[] {
  const { wager: wagering, freespins, lotteryId, lootboxGroup } = card;
  const shared = { currency, wagering, maxWin: null };
  if (freespins) {
    const { game, count, stake: stakeEurCents } = freespins;
    return [{ kind: "freespins", ...shared, game, count: count * quantity, stakeEurCents }];
  }
  if (lotteryId) return [{ kind: "lotteries", lotteryId, count: quantity }];
  if (lootboxGroup)
    return Array.from({ length: quantity }, () => ({
      kind: "lootboxes",
      groupKey: lootboxGroup,
    }));
  return [{ kind: "bonus", ...shared, amount: amount * BigInt(quantity) }];
}
