import type { TournamentList } from "@houselight/contracts/tournaments";
import { createFileRoute } from "@tanstack/react-router";
import { BannerSlot } from "../features/banners/banner-slot.tsx";
import { lotteriesQuery } from "../data/engagement/lotteries/lotteries.ts";
import { useFlag } from "../data/visitor/flags.ts";
import { bannersQuery } from "../features/banners/banners-query.ts";
import { LotteryList, useListedLotteries } from "../features/lotteries/lottery-list.tsx";
import { BackToSection } from "../features/sections/back-to-section.tsx";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { tabOf } from "../features/sections/sections.ts";
import { loadTournaments, tournamentHead } from "../features/tournaments/load-tournaments.ts";
import { RecentParts } from "../features/tournaments/lists/recent-parts.tsx";
import { TournamentList as Tournaments } from "../features/tournaments/lists/tournament-list.tsx";
import { useListed } from "../features/tournaments/use-tournaments.ts";
import type { RouterContext } from "../router.tsx";
import { FlagGate } from "../shell/pages/flag-gate.tsx";
import { requireFlag } from "../shell/guards.ts";
import { loadTournamentPlace } from "./registries/load-tournament-place.ts";
import { TournamentPlace } from "./registries/tournament-place.tsx";

/**
 * Lists of tournaments (ROUTE-12), that of lotteries while their feature is on (ROUTE-13), and a tournament
 * or an achievement (ROUTE-14).
 */
export const Route = createFileRoute("/_page/tournaments/{-$tab}")({
  staticData: { width: "full" },
  beforeLoad: (input) => {
    if (input.params.tab === "lotteries") requireFlag(input, "lotteries", "/tournaments/all");
  },
  loader: async ({ context, params: { tab } }) => {
    if (tab !== undefined && tabOf("tournaments", tab) === null)
      return { tournament: await loadTournamentPlace(context, "/tournaments", tab) };
    await loadLists(context, tab);
    return {};
  },
  head: ({ match, params, loaderData }) =>
    loaderData?.tournament
      ? tournamentHead(match.context, loaderData.tournament)
      : sectionHead(match, "tournaments", params.tab),
  component: Page,
});

async function loadLists(context: RouterContext, tab: string | undefined): Promise<void> {
  await Promise.all([
    loadSection(context, "tournaments", tab),
    loadTournaments(context.queryClient),
    context.queryClient.prefetchQuery(lotteriesQuery),
    context.queryClient.prefetchQuery(bannersQuery(context.locale)),
  ]);
}

function Page() {
  const { tab } = Route.useParams();
  const { tournament } = Route.useLoaderData();
  if (tournament)
    return (
      <TournamentPlace
        identifier={tournament.frontend_identifier}
        above={<BackToSection name="tournaments" />}
      />
    );
  if (tab !== "lotteries") return <Lists tab={tab} />;
  return (
    <FlagGate flag="lotteries" elsewhere="/tournaments/all">
      <Lists tab={tab} />
    </FlagGate>
  );
}

function Lists({ tab }: { readonly tab: string | undefined }) {
  const list = (tabOf("tournaments", tab) ?? "all") as TournamentList;
  const tournaments = useListed(list);
  const withLotteries = useFlag("lotteries");
  const lotteries = useListedLotteries(list);
  const banners = (
    <>
      <BannerSlot slot="slider-tournaments-banners" />
      <RecentParts />
    </>
  );
  return (
    <SectionPage name="tournaments" segment={tab} banners={banners}>
      {tournaments.length > 0 || (withLotteries && lotteries.length > 0) ? (
        <div className="flex flex-col gap-4 md:gap-5">
          {tournaments.length > 0 ? <Tournaments tournaments={tournaments} /> : null}
          {withLotteries ? <LotteryList lotteries={lotteries} /> : null}
        </div>
      ) : undefined}
    </SectionPage>
  );
}
