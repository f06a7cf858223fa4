/** Returns what a counter shows: the count, or the most that it tells with a plus beyond. */
export const countText = (count: number, most: number): string =>
  count > most ? `${most}+` : String(count);
