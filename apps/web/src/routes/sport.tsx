import { createFileRoute } from "@tanstack/react-router";
import { leaveForSportsbook } from "../features/sportsbook/leave-for-sportsbook.ts";
import { readCompetition } from "../features/sportsbook/read-competition.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";

const SportPage = lazyPart(() => import("../features/sportsbook/sport-page.tsx"));

/** The sportsbook: what is on, a sport, the player's bets; or one elsewhere in its place (ROUTE-28, OPEN-19). */
export const Route = createFileRoute("/_page/_betting/sport/{-$param}")({
  validateSearch: readCompetition,
  beforeLoad: async (input) => {
    const { param } = input.params;
    await leaveForSportsbook(input.context, param);
    if (param === "bets") requirePlayer(input);
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { loadSportPlace } = await import("../features/sportsbook/load-sportsbook.ts");
    return loadSportPlace(context, params.param, deps.competition);
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { meta } = titleHead(match.context, loaderData.title, loaderData.text);
    // A player's bets are for no search engine.
    return { meta: loaderData.place.name === "bets" ? [...meta, noindex] : meta };
  },
  component: Page,
});

function Page() {
  return <SportPage place={Route.useLoaderData().place} />;
}
