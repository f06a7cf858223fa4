import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { VipLevels } from "../features/sections/vip-levels.tsx";

/** The club of the house (ROUTE-20). */
export const Route = createFileRoute("/_page/vip/{-$tab}")({
  loader: ({ context, params }) => loadSection(context, "vip", params.tab),
  head: ({ match }) => sectionHead(match.context, "vip"),
  component: Page,
});

function Page() {
  const { tab } = Route.useParams();
  return (
    <SectionPage name="vip" segment={tab}>
      {tab === "rewards" ? undefined : <VipLevels />}
    </SectionPage>
  );
}
