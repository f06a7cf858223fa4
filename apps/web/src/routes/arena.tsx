import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";

/** Live tournaments (OPEN-48). */
export const Route = createFileRoute("/_page/arena")({
  loader: ({ context }) => loadSection(context, "arena"),
  head: ({ match }) => sectionHead(match.context, "arena"),
  component: () => <SectionPage name="arena" />,
});
