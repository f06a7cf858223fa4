import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";

/** Quests (ROUTE-19). */
export const Route = createFileRoute("/_page/action/{-$slug}")({
  staticData: { width: "full" },
  loader: ({ context, params }) => loadSection(context, "quests", params.slug),
  head: ({ match }) => sectionHead(match.context, "quests"),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <SectionPage name="quests" segment={slug} />;
}
