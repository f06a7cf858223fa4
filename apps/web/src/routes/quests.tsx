import { createFileRoute } from "@tanstack/react-router";
import { runningQuests } from "../data/engagement/tournaments/choose-tournaments.ts";
import { isTriedOut, tournamentsQuery } from "../data/engagement/tournaments/tournaments.ts";
import { BackToSection } from "../features/sections/back-to-section.tsx";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import {
  loadTournament,
  loadTournaments,
  tournamentHead,
} from "../features/tournaments/load-tournaments.ts";
import { TournamentList } from "../features/tournaments/lists/tournament-list.tsx";
import { useQuests } from "../features/tournaments/use-tournaments.ts";
import type { RouterContext } from "../router.tsx";
import { FlagGate } from "../shell/pages/flag-gate.tsx";
import { requireFlag } from "../shell/guards.ts";
import { loadTournamentPlace } from "./registries/load-tournament-place.ts";
import { TournamentPlace } from "./registries/tournament-place.tsx";

/** The quests that run, and one of them (ROUTE-19); those that are tried out under their flag (QUEST-08). */
export const Route = createFileRoute("/_page/action/{-$slug}")({
  staticData: { width: "full" },
  beforeLoad: (input) => {
    if (isTriedOut(input.params.slug ?? "")) requireFlag(input, "test_quests", "/action");
  },
  loader: async ({ context, params: { slug } }) => {
    if (slug !== undefined) return { quest: await loadTournamentPlace(context, "/action", slug) };
    await loadQuests(context);
    return {};
  },
  head: ({ match, loaderData }) =>
    loaderData?.quest
      ? tournamentHead(match.context, loaderData.quest)
      : sectionHead(match, "quests"),
  component: Page,
});

async function loadQuests(context: RouterContext): Promise<void> {
  const { queryClient } = context;
  await Promise.all([loadSection(context, "quests"), loadTournaments(queryClient)]);
  const all = queryClient.getQueryData(tournamentsQuery.queryKey) ?? [];
  const [only, ...others] = runningQuests(all, false);
  // The only one is shown whole.
  if (only && others.length === 0)
    await loadTournament(queryClient, "/action", only.frontend_identifier);
}

function Page() {
  const { quest } = Route.useLoaderData();
  if (!quest) return <Quests />;
  const { frontend_identifier: identifier } = quest;
  const place = <TournamentPlace identifier={identifier} above={<BackToSection name="quests" />} />;
  if (!isTriedOut(identifier)) return place;
  return (
    <FlagGate flag="test_quests" elsewhere="/action">
      {place}
    </FlagGate>
  );
}

function Quests() {
  const quests = useQuests();
  const [only, ...others] = quests;
  if (only && others.length === 0) return <TournamentPlace identifier={only.frontend_identifier} />;
  return (
    <SectionPage name="quests">
      {quests.length > 0 ? <TournamentList tournaments={quests} /> : undefined}
    </SectionPage>
  );
}
