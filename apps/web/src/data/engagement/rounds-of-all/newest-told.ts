/** A state of a round that all share, as the house told it. */
export interface ToldRound<Phase extends string> {
  /** The house's time. */
  readonly now: string;
  readonly round: { readonly number: number; readonly phase: Phase } | null;
}

/**
 * Returns the newer of two told states; a message that comes late replaces nothing. They are compared by round,
 * then phase, then time: replicas of a house have clocks of their own.
 */
export function newestTold<Phase extends string, Told extends ToldRound<Phase>>(
  phases: readonly Phase[],
  known: Told | undefined,
  told: Told,
): Told {
  if (!known) return told;
  const ageOf = ({ now, round }: Told): readonly number[] => [
    round?.number ?? 0,
    round ? phases.indexOf(round.phase) : 0,
    Date.parse(now),
  ];
  const [before, after] = [ageOf(known), ageOf(told)];
  const at = before.findIndex((value, place) => value !== after[place]);
  return (after[at] ?? 0) < (before[at] ?? 0) ? known : told;
}
