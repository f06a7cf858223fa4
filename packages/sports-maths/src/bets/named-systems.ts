const upTo = (from: number, legs: number): readonly number[] =>
  Array.from({ length: legs - from + 1 }, (_, at) => from + at);

/**
 * Lists the systems that have a name in the trade: every line from doubles on, or from singles on
 * (patent and the lucky ones). A canadian is also called super yankee.
 */
export const NAMED_SYSTEMS = [
  { name: "trixie", legs: 3, sizes: upTo(2, 3) },
  { name: "patent", legs: 3, sizes: upTo(1, 3) },
  { name: "yankee", legs: 4, sizes: upTo(2, 4) },
  { name: "lucky_15", legs: 4, sizes: upTo(1, 4) },
  { name: "canadian", legs: 5, sizes: upTo(2, 5) },
  { name: "lucky_31", legs: 5, sizes: upTo(1, 5) },
  { name: "heinz", legs: 6, sizes: upTo(2, 6) },
  { name: "lucky_63", legs: 6, sizes: upTo(1, 6) },
  { name: "super_heinz", legs: 7, sizes: upTo(2, 7) },
  { name: "goliath", legs: 8, sizes: upTo(2, 8) },
] as const satisfies readonly {
  readonly name: string;
  readonly legs: number;
  readonly sizes: readonly number[];
}[];

export type SystemName = (typeof NAMED_SYSTEMS)[number]["name"];

/** Returns the name of a system of so many legs and these sizes; null when it has none. */
export const systemName = (legs: number, sizes: readonly number[]): SystemName | null =>
  NAMED_SYSTEMS.find((each) => each.legs === legs && each.sizes.join() === sizes.join())?.name ??
  null;
