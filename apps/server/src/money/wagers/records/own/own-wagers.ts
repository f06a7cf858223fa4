import type { GameView, OwnWagerView } from "@houselight/contracts";
import { selectProducers, shownGames } from "#core/catalogue";
import { isSports } from "#events/wagers";
import type { HandlerContext } from "#platform/http";
import type { House } from "#platform/module";
import { totalPaid, totalStake, type Wager } from "../../wager.ts";
import { selectPlayerWagers } from "../operators/wager-page-store.ts";

type PlayerContext = HandlerContext & { readonly caller: { readonly id: bigint } };

/**
 * Returns a page of a player's wagers with whichever owner, the latest placed first, each with its game where
 * the player finds that in the lists still. A wager names a game of the catalogue by its slug alone.
 */
export async function ownWagers(
  house: House,
  context: PlayerContext,
  page: { readonly before: string | null; readonly limit: number },
): Promise<OwnWagerView[]> {
  const query = { playerId: context.caller.id, isOpen: false, ...page };
  const found = (await selectPlayerWagers(house.database, query)).map(({ wager }) => wager);
  const played = found.filter((wager) => !isSports(wager)).map(({ subject }) => subject);
  const studios = await selectProducers(house.database, [...new Set(played)]);
  const identifiers = [...studios].map(([slug, studio]) => `${studio}/${slug}`);
  const shown = await shownGames(house, context, identifiers);
  const bySlug = new Map(shown.map((game) => [game.slug, gameOf(game)]));
  return found.map((wager) =>
    viewOf(wager, isSports(wager) ? null : (bySlug.get(wager.subject) ?? null)),
  );
}

const gameOf = ({ provider, slug, title, preview, run_by }: GameView): OwnWagerView["game"] => ({
  provider,
  slug,
  title,
  preview,
  run_by,
});

const viewOf = (wager: Wager, game: OwnWagerView["game"]): OwnWagerView => ({
  id: wager.id,
  owner: wager.owner,
  subject: wager.subject,
  game,
  status: wager.status,
  currency: wager.currency,
  stake_cents: Number(totalStake(wager)),
  payout_cents: Number(totalPaid(wager)),
  free: wager.stake.house > 0n,
  placed_at: wager.placedAt.toISOString(),
});
