import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { loadVip } from "../features/vip/load-vip.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";

const VipClub = lazyPart(() => import("../features/vip/vip-club.tsx"));

/** The club of the house (ROUTE-20). */
export const Route = createFileRoute("/_page/vip/{-$tab}")({
  loader: async ({ context, params }) => {
    const [section] = await Promise.all([
      loadSection(context, "vip", params.tab),
      loadVip(context),
    ]);
    return section;
  },
  head: ({ match, params }) => sectionHead(match, "vip", params.tab),
  component: Page,
});

function Page() {
  const { tab } = Route.useParams();
  return (
    <SectionPage name="vip" segment={tab}>
      {tab === "rewards" ? undefined : <VipClub />}
    </SectionPage>
  );
}
