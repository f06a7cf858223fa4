/** Differences between the house and the answers it gave, in sentences. */
export interface Differences {
  /** Accepted, and gone or another thing. */
  readonly lost: string[];
  /** There twice, or although it was refused, or although nobody asked for it. */
  readonly duplicated: string[];
  readonly imbalanced: string[];
}

export const noDifferences = (): Differences => ({ lost: [], duplicated: [], imbalanced: [] });
export const countOf = ({ lost, duplicated, imbalanced }: Differences): number =>
  lost.length + duplicated.length + imbalanced.length;

export const merge = (all: readonly Differences[]): Differences => ({
  lost: all.flatMap(({ lost }) => lost),
  duplicated: all.flatMap(({ duplicated }) => duplicated),
  imbalanced: all.flatMap(({ imbalanced }) => imbalanced),
});

/** The outcome of holding one kind of play against the house: differences, and what it moved on the account. */
export interface Part {
  readonly differences: Differences;
  /** In smallest units. */
  readonly effect: number;
}
