/** Tells whether a status has risen between known levels (VIP-10). */
export const hasRisen = (before: number, now: number): boolean => before >= 0 && now > before;
