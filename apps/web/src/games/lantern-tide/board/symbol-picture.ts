/** Returns the address of a symbol's picture. */
export const symbolPicture = (symbol: string): string =>
  `/games/lantern-tide/symbols/${symbol}.svg`;
