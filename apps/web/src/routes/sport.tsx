import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { leaveForSportsbook } from "../features/sections/sportsbook.ts";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";

/** The betting section, or the sportsbook elsewhere in its place (ROUTE-28, OPEN-19). */
export const Route = createFileRoute("/_page/sport/{-$param}")({
  beforeLoad: ({ context, params }) => leaveForSportsbook(context, params.param),
  loader: ({ context, params }) => loadSection(context, "sport", params.param),
  head: ({ match }) => sectionHead(match.context, "sport"),
  component: Page,
});

function Page() {
  const { param } = Route.useParams();
  return <SectionPage name="sport" segment={param} />;
}
