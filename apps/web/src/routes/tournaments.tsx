import { createFileRoute } from "@tanstack/react-router";
import { BannerSlot } from "../features/banners/banner-slot.tsx";
import { bannersQuery } from "../features/banners/banners-query.ts";
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
  loader: async ({ context, params }) => {
    const [listed] = await Promise.all([
      loadSection(context, "tournaments", params.tab),
      context.queryClient.prefetchQuery(bannersQuery(context.locale)),
    ]);
    return listed;
  },
  head: ({ match }) => sectionHead(match.context, "tournaments"),
  component: Page,
});

function Page() {
  const { tab } = Route.useParams();
  const banners = <BannerSlot slot="slider-tournaments-banners" />;
  const page = <SectionPage name="tournaments" segment={tab} banners={banners} />;
  if (tab !== "lotteries") return page;
  return (
    <FlagGate flag="lotteries" elsewhere="/tournaments/all">
      {page}
    </FlagGate>
  );
}
