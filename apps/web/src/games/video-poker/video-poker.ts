import type { VideoPokerOutcome } from "@houselight/game-maths/video-poker";
import {
  type Hand,
  HANDS,
  isVideoPokerOutcome,
  type PayTable,
} from "@houselight/game-maths/video-poker";
import { useTranslations } from "use-intl/react";
import type { ShownOriginal } from "../originals/original.ts";

/** A game of video poker as its page knows it. */
export interface VideoPoker {
  readonly slug: string;
  readonly pays: PayTable;
  /** Returns what is to be said of its pay table. */
  useTable(): string;
}

/** A line of the pay table: hands that share their name and what they pay. */
export interface PayRow {
  readonly name: Hand | "four_of_a_kind";
  readonly hands: readonly Hand[];
  /** In stakes. */
  readonly pays: number;
}

const FOURS: readonly Hand[] = ["four_aces", "four_low", "four_high"];

/** Returns the lines of a pay table, the highest first; fours are one line where all of them pay the same. */
export function payRows(pays: PayTable): readonly PayRow[] {
  const areAlike = new Set(FOURS.map((hand) => pays[hand])).size === 1;
  return HANDS.flatMap((hand): PayRow[] => {
    const multiple = pays[hand] ?? 0;
    if (multiple === 0) return [];
    if (!areAlike || !FOURS.includes(hand)) return [{ name: hand, hands: [hand], pays: multiple }];
    if (hand !== FOURS[0]) return [];
    return [{ name: "four_of_a_kind", hands: FOURS, pays: multiple }];
  });
}

/** Returns a function that names a hand as the pay table does. */
export function useHandName(pays: PayTable): (hand: Hand) => string {
  const t = useTranslations("games.videoPoker.hands");
  const rows = payRows(pays);
  return (hand) => t(rows.find(({ hands }) => hands.includes(hand))?.name ?? "nothing");
}

/** Tells the lists and lines of all originals what a round of video poker came to. */
export const videoPokerResults = ({
  slug,
  pays,
}: VideoPoker): ShownOriginal<VideoPokerOutcome> => ({
  slug,
  isOutcome: isVideoPokerOutcome,
  useResult: () => {
    const nameOf = useHandName(pays);
    return ({ hand }) => ({ short: `${pays[hand] ?? 0} ×`, whole: `${nameOf(hand)}.` });
  },
});
