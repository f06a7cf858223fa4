import type { GameView } from "@houselight/contracts";
import { gameView, selectGames } from "#core/catalogue";
import { selectLateSubjects } from "#money/wagers";
import type { House } from "#platform/module";
import { STUDIO } from "./game-facts.ts";
import { roundOwner } from "./play-round.ts";

/** Returns the games that a player played for money of late, the latest first (PROFILE-09). */
export async function playedGames(house: House, playerId: bigint): Promise<GameView[]> {
  const owner = roundOwner(house).name;
  const played = await selectLateSubjects(house.database, { playerId, owner });
  const identifiers = played.map(({ subject }) => `${STUDIO.slug}/${subject}`);
  const listed = new Map(
    (await selectGames(house.database, identifiers)).map((game) => [game.slug, game]),
  );
  return played.flatMap(({ subject, lastAt }) => {
    const game = listed.get(subject);
    return game ? [{ ...gameView(game), last_activity_at: lastAt.toISOString() }] : [];
  });
}
