/** Draws that follow from a seed alone, so that a run can be repeated. */
export interface Draws {
  /** From 0 to 1, 1 left out. */
  share(): number;
  /** Whole numbers from 0, `below` left out. */
  below(below: number): number;
  chance(share: number): boolean;
  /** Throws on an empty list. */
  of<Item>(list: readonly Item[]): Item;
  /** A 32-bit seed for another generator. */
  seed(): number;
}

/** Returns the draws of a seed (mulberry32: short, and even enough to choose with). */
export function drawsOf(seed: number): Draws {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(share() * limit);
  return {
    share,
    below,
    chance: (odds) => share() < odds,
    of: (list) => {
      if (list.length === 0) throw new Error("nothing to draw from");
      return list[below(list.length)] as never;
    },
    seed: () => below(2 ** 32),
  };
}
