import { createFileRoute } from "@tanstack/react-router";
import { loadRocket } from "../features/rocket/load-rocket.ts";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { FlagGate } from "../shell/pages/flag-gate.tsx";
import { lazyPart } from "../shell/pages/lazy-part.ts";
import { requireFlag } from "../shell/guards.ts";

const RocketPage = lazyPart(() => import("../features/rocket/rocket-page.tsx"));

/** The page of the game whose rounds all share (ROUTE-23, OPEN-48). */
export const Route = createFileRoute("/_page/rocket-chance")({
  beforeLoad: (input) => requireFlag(input, "rocket_chance", "/promotions"),
  loader: async ({ context }) => {
    await Promise.all([loadSection(context, "chance"), loadRocket(context)]);
  },
  head: ({ match }) => sectionHead(match, "chance"),
  component: () => (
    <FlagGate flag="rocket_chance" elsewhere="/promotions">
      <RocketPage />
    </FlagGate>
  ),
});
