import { createFileRoute } from "@tanstack/react-router";
import { gameHead, gameRoute } from "../games/page/load-game.ts";
import { noindex } from "../shell/page-head.ts";
import { AnyGame } from "./registries/any-game.tsx";
import { RUNNER_PAGES } from "./registries/runner-pages.ts";

/** A game alone in the window, for web views (ROUTE-25). Search engines have its page. */
export const Route = createFileRoute("/_page/play/$producer/$name/sfu")({
  ...gameRoute(RUNNER_PAGES),
  head: ({ match, params }) => {
    const head = gameHead(match.context, params);
    return { meta: [...(head.meta ?? []), noindex] };
  },
  component: () => (
    <AnyGame
      loaded={Route.useLoaderData()}
      name={Route.useParams().name}
      mode={Route.useSearch().mode}
      locale={Route.useRouteContext().locale}
      alone
    />
  ),
});
