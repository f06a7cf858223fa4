/** Returns the symbols of a strip that is written from stop 0 on, separated by white space. */
export function strip(symbols: string): string[] {
  return symbols.trim().split(/\s+/);
}

/** Returns a list in which each symbol stands as often as it is said to; its order means nothing. */
export function listOf(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([symbol, count]) =>
    Array.from({ length: count }, () => symbol),
  );
}
