import { closedGames } from "@houselight/contracts";
import { settingOf } from "#core/configuration";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";

/** Names a game: the slug of its studio and its own. */
export interface GameName {
  readonly studio: string;
  readonly slug: string;
}

/** Tells whether operators closed a game (`closed-games`). */
export const isGameClosed = async (house: House, { studio, slug }: GameName): Promise<boolean> =>
  (await settingOf(house, closedGames)).includes(`${studio}/${slug}`);

/** Refuses a stake on a game that operators closed, as `game_closed`. Rounds that are open go on. */
export async function assertGameOpen(house: House, game: GameName): Promise<void> {
  if (await isGameClosed(house, game)) throw new Refused("game_closed");
}
