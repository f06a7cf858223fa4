import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { SupportWays } from "../features/support/support-ways.tsx";

/** Ways to people of the house (ROUTE-18). */
export const Route = createFileRoute("/_page/support")({
  loader: ({ context }) => loadSection(context, "support"),
  head: ({ match }) => sectionHead(match, "support"),
  component: () => (
    <SectionPage name="support">
      <SupportWays />
    </SectionPage>
  ),
});
