import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";

/** The wheel and its segments (OPEN-02). */
export const Route = createFileRoute("/_page/spin-wheel/{-$tab}")({
  loader: ({ context, params }) => loadSection(context, "wheel", params.tab),
  head: ({ match }) => sectionHead(match.context, "wheel"),
  component: Page,
});

function Page() {
  const { tab } = Route.useParams();
  return <SectionPage name="wheel" segment={tab} />;
}
