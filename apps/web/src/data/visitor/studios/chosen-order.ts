/** Tells in which order operators put things, and which of them no list shows. */
export interface ChosenOrder {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** Returns what a list shows: first what operators put first, then the rest as it comes, without what they hide. */
export function inChosenOrder<Thing>(
  things: readonly Thing[],
  { order, hidden }: ChosenOrder,
  nameOf: (thing: Thing) => string,
): readonly Thing[] {
  const placeOf = (thing: Thing): number => {
    const place = order.indexOf(nameOf(thing));
    return place < 0 ? order.length : place;
  };
  return things
    .filter((thing) => !hidden.includes(nameOf(thing)))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
