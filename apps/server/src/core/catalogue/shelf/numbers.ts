/** Numbers of games in rising order: the order of the lobby. */
export type Numbers = Uint32Array;

/** Returns the numbers that are in any of some lists, in rising order. */
export function inAny(lists: readonly Numbers[]): Numbers {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const all = new Set<number>();
  for (const list of lists) for (const number of list) all.add(number);
  return Uint32Array.from(all).sort();
}

/** Returns the numbers of one list that are in all others too, in the order of the first. */
export function inAll([first = new Uint32Array(), ...others]: readonly Numbers[]): Numbers {
  let kept = first;
  for (const other of others) {
    const members = new Set(other);
    kept = kept.filter((number) => members.has(number));
  }
  return kept;
}
