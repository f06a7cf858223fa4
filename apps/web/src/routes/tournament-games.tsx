import { createFileRoute } from "@tanstack/react-router";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { useTranslations } from "use-intl/react";
import { useData } from "../api/page/use-data.ts";
import { tournamentPath, tournamentQuery } from "../data/engagement/tournaments/tournaments.ts";
import { GameList } from "../features/catalogue/lists/game-list.tsx";
import { loadGames } from "../features/catalogue/lists/load-games.ts";
import { pageOf } from "../features/catalogue/lists/page-number.ts";
import { countedGames } from "../features/tournaments/counted-games.ts";
import { findTournament, tournamentHead } from "../features/tournaments/load-tournaments.ts";
import { Link } from "../shell/links/anchor/link.tsx";

/** The games that count in a tournament, from one of their pages on (OPEN-02). */
export const Route = createFileRoute("/_page/tournaments/$slug/games/$page")({
  staticData: { width: "full" },
  loader: async ({ context: { queryClient }, params: { slug, page } }) => {
    const number = pageOf(page);
    const tournament = await findTournament(queryClient, slug);
    await loadGames(queryClient, countedGames(tournament), number);
    const { frontend_identifier, title } = tournament;
    return { frontend_identifier, title };
  },
  head: ({ match, loaderData }) => (loaderData ? tournamentHead(match.context, loaderData) : {}),
  component: Page,
});

function Page() {
  const t = useTranslations("tournaments.games");
  const { slug, page } = Route.useParams();
  const tournament = useData(tournamentQuery(slug));
  if (!tournament) return null;
  const { frontend_identifier, title } = tournament;
  return (
    <GameList
      title={t("of", { title })}
      filter={countedGames(tournament)}
      page={pageOf(page)}
      menu={
        <Link
          to={tournamentPath(frontend_identifier) as "/"}
          className="-mt-4 -ml-1 inline-flex min-h-11 items-center gap-1 self-start rounded-control pr-2 font-medium text-dim text-sm hover:text-cream"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          {title}
        </Link>
      }
    />
  );
}
