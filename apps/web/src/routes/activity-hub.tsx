import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { HubCards } from "../features/sections/hub-cards.tsx";
import { FlagGate } from "../shell/pages/flag-gate.tsx";
import { requireFlag } from "../shell/guards.ts";

/** The hub of what is going on (ROUTE-24, OPEN-48). */
export const Route = createFileRoute("/_page/santa-vegas")({
  staticData: { width: "full" },
  beforeLoad: (input) => requireFlag(input, "activity_hub", "/promotions"),
  loader: ({ context }) => loadSection(context, "hub"),
  head: ({ match }) => sectionHead(match, "hub"),
  component: () => (
    <FlagGate flag="activity_hub" elsewhere="/promotions">
      <SectionPage name="hub">
        <HubCards />
      </SectionPage>
    </FlagGate>
  ),
});
