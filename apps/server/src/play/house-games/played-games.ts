import type { GameView } from "@houselight/contracts";
import { selectProducers, shownGames } from "#core/catalogue";
import { isSports } from "#events/wagers";
import { selectLateSubjects } from "#money/wagers";
import type { HandlerContext } from "#platform/http";
import type { House } from "#platform/module";

type PlayerContext = HandlerContext & { readonly caller: { readonly id: bigint } };

/**
 * Returns the games that a player played for money of late, whoever runs them: the latest first, as far as
 * they are shown to the player still (PROFILE-09). A wager names a game of the catalogue by its slug alone.
 */
export async function playedGames(house: House, context: PlayerContext): Promise<GameView[]> {
  const staked = await selectLateSubjects(house.database, context.caller.id);
  const played = staked.filter((one) => !isSports(one));
  const studios = await selectProducers(
    house.database,
    played.map(({ subject }) => subject),
  );
  const identifiers = [...studios].map(([slug, studio]) => `${studio}/${slug}`);
  const shown = await shownGames(house, context, identifiers);
  const bySlug = new Map(shown.map((game) => [game.slug, game]));
  return played.flatMap(({ subject, lastAt }) => {
    const game = bySlug.get(subject);
    return game ? [{ ...game, last_activity_at: lastAt.toISOString() }] : [];
  });
}
