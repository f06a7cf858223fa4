import { createFileRoute } from "@tanstack/react-router";
import { gameHead, gameRoute } from "../games/page/load-game.ts";
import { AnyGame } from "./registries/any-game.tsx";
import { RUNNER_PAGES } from "./registries/runner-pages.ts";

/** A game (ROUTE-25), by the page of whoever runs it. */
export const Route = createFileRoute("/_page/play/$producer/$name")({
  ...gameRoute(RUNNER_PAGES),
  head: ({ match, params }) => gameHead(match.context, params),
  component: () => (
    <AnyGame
      loaded={Route.useLoaderData()}
      name={Route.useParams().name}
      mode={Route.useSearch().mode}
      locale={Route.useRouteContext().locale}
    />
  ),
});
