import { createFileRoute } from "@tanstack/react-router";
import { leaveForSportsbook } from "../features/sportsbook/leave-for-sportsbook.ts";
import { titleHead } from "../shell/page-head.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";

const FixturePage = lazyPart(() => import("../features/sportsbook/fixture/fixture-page.tsx"));

/** A match with all its markets (SPORT-01, OPEN-19). A sportsbook elsewhere has other matches: its first page. */
export const Route = createFileRoute("/_page/_betting/sport/fixtures/$id")({
  beforeLoad: ({ context }) => leaveForSportsbook(context, undefined),
  loader: async ({ context, params }) => {
    const { loadFixture } = await import("../features/sportsbook/load-sportsbook.ts");
    return loadFixture(context, params.id);
  },
  head: ({ match, loaderData }) =>
    loaderData ? titleHead(match.context, loaderData.title, loaderData.text) : {},
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <FixturePage id={Number(id)} />;
}
