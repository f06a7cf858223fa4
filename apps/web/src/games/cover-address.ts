/** Shapes in which every game of the house has its cover beside the upright one, each with the same middle. */
export const COVER_SHAPES = ["square", "tall", "wide", "low"] as const;
export type CoverShape = (typeof COVER_SHAPES)[number];

/** Returns the address of the cover of a game of the house. */
export const coverAddress = (slug: string, shape: CoverShape): string =>
  `/games/${slug}/cover-${shape}.svg`;
