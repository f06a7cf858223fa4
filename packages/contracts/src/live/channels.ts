/** Kinds of channel: what everybody hears, what one player hears, and what those hear who look at the rocket. */
export type LiveKind = "public" | "player" | "rocket";

declare const kindOf: unique symbol;
/** The name of a channel on the wire; its type says which messages it carries. */
export type LiveChannel<Kind extends LiveKind> = string & { readonly [kindOf]: Kind };

/** Channels of the live socket (OPEN-42). A guest hears `public`, a player also `user#{id}`; whoever asks hears `rocket`. */
export const PUBLIC_CHANNEL = "public" as LiveChannel<"public">;
export const ROCKET_CHANNEL = "rocket" as LiveChannel<"rocket">;
export const playerChannel = (playerId: number | bigint): LiveChannel<"player"> =>
  `user#${playerId}` as LiveChannel<"player">;
