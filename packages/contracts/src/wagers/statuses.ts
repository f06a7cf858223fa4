/** A wager goes forward only. */
export const WAGER_STATUSES = ["open", "settled", "voided"] as const;
