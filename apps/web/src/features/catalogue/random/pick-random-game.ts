import type { PlayerView } from "@houselight/contracts/accounts";
import type { GameDevice, GameView } from "@houselight/contracts/catalogue";
import { isLocked } from "../game-tile.tsx";

/** Games asked for at most, until one is found that this visitor can open (GAME-19). */
export const RANDOM_TRIES = 10;

/** Tenth place of a list (GAME-06). */
const PLACE = 9;
/** Lists that somebody put in order: the card of a random game stands behind it (GAME-07). */
const ORDERED = new Set([
  "new",
  "top",
  "recommended",
  "animated",
  "exclusive",
  "pragmatic-drop-wins",
  "pragmatic-drop-wins-live",
  "prerelease",
]);

/** Returns the place of the card of a random game among `count` games of a category. */
export const randomPlace = (category: string, count: number): number =>
  ORDERED.has(category) ? count : Math.min(PLACE, count);

/** Tells whether a game that was drawn can be opened here: a guest plays its demo, a player real money (OPEN-37). */
export function isAcceptable(
  game: GameView,
  player: PlayerView | null,
  studios: readonly { readonly slug: string }[],
  device: GameDevice,
): boolean {
  if (!game.devices.includes(device)) return false;
  if (!studios.some(({ slug }) => slug === game.provider)) return false;
  return player ? !isLocked(game, player) : game.has_demo_mode;
}

/** Draws games until one can be opened. Returns null, and logs so, when none of ten can. */
export async function pickRandomGame(parts: {
  draw(): Promise<GameView>;
  accepts(game: GameView): boolean;
  log(name: string, error: unknown): Promise<unknown>;
}): Promise<GameView | null> {
  for (let tries = 0; tries < RANDOM_TRIES; tries++) {
    const game = await parts.draw();
    if (parts.accepts(game)) return game;
  }
  await parts.log("NO_ACCEPTABLE_RANDOM_GAME", `none of ${RANDOM_TRIES} games can be opened`);
  return null;
}
