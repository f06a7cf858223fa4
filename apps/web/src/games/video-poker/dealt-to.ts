import type { VideoPokerOutcome } from "@houselight/game-maths/video-poker";

/**
 * Tells the place of each card of a round that is over, from 1, in the order drawn: five, then one for each
 * that was not held.
 */
export const dealtTo = ({ held }: Pick<VideoPokerOutcome, "held">): readonly number[] => [
  ...held.map((_, at) => at + 1),
  ...held.flatMap((isHeld, at) => (isHeld ? [] : [at + 1])),
];
