/** Returns the symbols of a strip that is written from stop 0 on, separated by white space. */
export function strip(symbols: string): string[] {
  return symbols.trim().split(/\s+/);
}
