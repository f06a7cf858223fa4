import { findGame } from "@houselight/game-maths";
import type { GameView } from "@houselight/contracts";
import { gameView, selectGames } from "#core/catalogue";
import { selectLateSubjects } from "#money/wagers";
import { licenceOf } from "#core/configuration";
import type { Caller } from "#platform/http";
import type { House } from "#platform/module";
import { roundOwner } from "./play-round.ts";

/** Returns the games that a player played for money of late, the latest first, as far as their licence offers them (PROFILE-09). */
export async function playedGames(
  house: House,
  { id: playerId, licence }: Caller,
): Promise<GameView[]> {
  const owner = roundOwner(house).name;
  const played = await selectLateSubjects(house.database, { playerId, owner });
  const identifiers = played.flatMap(({ subject }) => {
    const game = findGame(subject);
    return game ? [`${game.studio.slug}/${subject}`] : [];
  });
  const listed = new Map(
    (await selectGames(house.database, licenceOf(licence), identifiers)).map((game) => [
      game.slug,
      game,
    ]),
  );
  return played.flatMap(({ subject, lastAt }) => {
    const game = listed.get(subject);
    return game ? [{ ...gameView(game), last_activity_at: lastAt.toISOString() }] : [];
  });
}
