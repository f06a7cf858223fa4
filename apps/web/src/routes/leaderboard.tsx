import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";

/** Leaders of the tournaments that run (OPEN-02). */
export const Route = createFileRoute("/_page/leaderboard")({
  loader: ({ context }) => loadSection(context, "leaderboard"),
  head: ({ match }) => sectionHead(match.context, "leaderboard"),
  component: () => <SectionPage name="leaderboard" />,
});
