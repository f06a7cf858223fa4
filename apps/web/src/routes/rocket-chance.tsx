import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { FlagGate } from "../shell/pages/flag-gate.tsx";
import { requireFlag } from "../shell/guards.ts";

/** The page of the game whose rounds all share (ROUTE-23, OPEN-48). */
export const Route = createFileRoute("/_page/rocket-chance")({
  beforeLoad: (input) => requireFlag(input, "rocket_chance", "/promotions"),
  loader: ({ context }) => loadSection(context, "chance"),
  head: ({ match }) => sectionHead(match.context, "chance"),
  component: () => (
    <FlagGate flag="rocket_chance" elsewhere="/promotions">
      <SectionPage name="chance" />
    </FlagGate>
  ),
});
