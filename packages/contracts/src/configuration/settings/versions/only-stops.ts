const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the test whether, between two values, switches of these names went off and nothing else changed.
 * A name that either value lacks counts as off.
 */
export const switchesOff =
  (...names: readonly string[]) =>
  (from: object, to: object): boolean => {
    const [before, after] = [from, to] as readonly Readonly<Record<string, unknown>>[];
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].every((name) =>
      names.includes(name)
        ? after?.[name] !== true || before?.[name] === true
        : isSame(before?.[name], after?.[name]),
    );
  };

/** Tells whether a list has everything that another has, in any order. */
export const hasAll = (whole: readonly string[], part: readonly string[]): boolean =>
  part.every((one) => whole.includes(one));
