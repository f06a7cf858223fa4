import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { FlagGate } from "../shell/pages/flag-gate.tsx";
import { requireFlag } from "../shell/guards.ts";

/** Lists of tournaments (ROUTE-12); that of lotteries while their feature is on (ROUTE-13). */
export const Route = createFileRoute("/_page/tournaments/{-$tab}")({
  staticData: { width: "full" },
  beforeLoad: (input) => {
    if (input.params.tab === "lotteries") requireFlag(input, "lotteries", "/tournaments/all");
  },
  loader: ({ context, params }) => loadSection(context, "tournaments", params.tab),
  head: ({ match }) => sectionHead(match.context, "tournaments"),
  component: Page,
});

function Page() {
  const { tab } = Route.useParams();
  const page = <SectionPage name="tournaments" segment={tab} />;
  if (tab !== "lotteries") return page;
  return (
    <FlagGate flag="lotteries" elsewhere="/tournaments/all">
      {page}
    </FlagGate>
  );
}
