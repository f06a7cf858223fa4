/**
 * Kinds of channel: what everybody hears, what one player hears, and what those hear who look at the rocket,
 * at a live table, at lists of fixtures, or at one of them.
 */
export type LiveKind = "public" | "player" | "rocket" | "table" | "fixtures" | "fixture";

declare const kindOf: unique symbol;
/** The name of a channel on the wire; its type says which messages it carries. */
export type LiveChannel<Kind extends LiveKind> = string & { readonly [kindOf]: Kind };

/** Channels of the live socket (OPEN-42). A guest hears `public`, a player also `user#{id}`; whoever asks hears `rocket`, `table#{slug}`, `fixtures` and `fixture#{id}`. */
export const PUBLIC_CHANNEL = "public" as LiveChannel<"public">;
export const ROCKET_CHANNEL = "rocket" as LiveChannel<"rocket">;
export const FIXTURES_CHANNEL = "fixtures" as LiveChannel<"fixtures">;
export const tableChannel = (slug: string): LiveChannel<"table"> =>
  `table#${slug}` as LiveChannel<"table">;
export const fixtureChannel = (fixtureId: number | bigint): LiveChannel<"fixture"> =>
  `fixture#${fixtureId}` as LiveChannel<"fixture">;
export const playerChannel = (playerId: number | bigint): LiveChannel<"player"> =>
  `user#${playerId}` as LiveChannel<"player">;

/** Tells whether a channel is for whoever asks. */
export const isOpenChannel = (channel: string): boolean =>
  channel === ROCKET_CHANNEL ||
  channel === FIXTURES_CHANNEL ||
  /^fixture#[1-9]\d{0,14}$/.test(channel) ||
  /^table#[a-z0-9-]{1,60}$/.test(channel);
