/**
 * Lists what a ticket pays in tenths of the stake: by how many numbers it has, then by how many of them are
 * drawn, from none on. Tenths keep every win of every stake a whole number of units.
 */
export const KENO_PAYS: Readonly<Record<number, readonly number[]>> = {
  1: [0, 38],
  2: [0, 10, 94],
  3: [0, 0, 25, 430],
  4: [0, 0, 15, 70, 1_060],
  5: [0, 0, 0, 35, 220, 6_000],
  6: [0, 0, 0, 25, 90, 700, 11_500],
  7: [0, 0, 0, 10, 50, 280, 2_000, 50_000],
  8: [0, 0, 0, 0, 30, 150, 1_100, 8_000, 80_000],
  9: [0, 0, 0, 0, 20, 80, 500, 2_200, 10_000, 100_000],
  10: [0, 0, 0, 0, 0, 40, 250, 1_500, 12_500, 60_000, 100_000],
};
