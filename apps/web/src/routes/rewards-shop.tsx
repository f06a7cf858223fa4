import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { FlagGate } from "../shell/pages/flag-gate.tsx";
import { requireFlag } from "../shell/guards.ts";

/** The shop of rewards (ROUTE-21). */
export const Route = createFileRoute("/_page/rocket-mart/{-$tab}")({
  beforeLoad: (input) => requireFlag(input, "rewards_shop", "/promotions"),
  loader: ({ context, params }) => loadSection(context, "shop", params.tab),
  head: ({ match }) => sectionHead(match.context, "shop"),
  component: Page,
});

function Page() {
  const { tab } = Route.useParams();
  return (
    <FlagGate flag="rewards_shop" elsewhere="/promotions">
      <SectionPage name="shop" segment={tab} />
    </FlagGate>
  );
}
