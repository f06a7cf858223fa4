import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { loadTournaments } from "../features/tournaments/load-tournaments.ts";
import { RunningLeaders } from "../features/tournaments/lists/running-leaders.tsx";
import { useRaces } from "../features/tournaments/use-tournaments.ts";

/** Leaders of the tournaments that run (OPEN-02). */
export const Route = createFileRoute("/_page/leaderboard")({
  loader: async ({ context }) => {
    await Promise.all([loadSection(context, "leaderboard"), loadTournaments(context.queryClient)]);
  },
  head: ({ match }) => sectionHead(match, "leaderboard"),
  component: Page,
});

function Page() {
  const races = useRaces();
  return (
    <SectionPage name="leaderboard">
      {races.length > 0 ? <RunningLeaders races={races} /> : undefined}
    </SectionPage>
  );
}
