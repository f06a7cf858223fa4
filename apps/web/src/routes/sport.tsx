import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";

/** The betting section (ROUTE-28). */
export const Route = createFileRoute("/_page/sport/{-$param}")({
  loader: ({ context, params }) => loadSection(context, "sport", params.param),
  head: ({ match }) => sectionHead(match.context, "sport"),
  component: Page,
});

function Page() {
  const { param } = Route.useParams();
  return <SectionPage name="sport" segment={param} />;
}
