import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { loadTournaments } from "../features/tournaments/load-tournaments.ts";
import { TournamentList } from "../features/tournaments/lists/tournament-list.tsx";
import { useRunning } from "../features/tournaments/use-tournaments.ts";

/** Live tournaments (OPEN-48). */
export const Route = createFileRoute("/_page/arena")({
  loader: async ({ context }) => {
    await Promise.all([loadSection(context, "arena"), loadTournaments(context.queryClient)]);
  },
  head: ({ match }) => sectionHead(match, "arena"),
  component: Page,
});

function Page() {
  const tournaments = useRunning("live");
  return (
    <SectionPage name="arena">
      {tournaments.length > 0 ? <TournamentList tournaments={tournaments} /> : undefined}
    </SectionPage>
  );
}
