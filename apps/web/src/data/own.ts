/**
 * First part of the key of every query that is a player's own. Signing in and out drop the queries
 * under it, and a gap in the live messages loads them anew.
 */
export const OWN = "player";

/** First part of the key of every query whose answer the licence decides: another licence drops them. */
export const OFFERED = "offered";
