import { createFileRoute } from "@tanstack/react-router";
import { GamePage } from "../features/house-games/game-page.tsx";
import { GameGate } from "./registries/game-gate.tsx";
import { gameHead, gameRoute } from "../features/house-games/load-game.ts";
import { noindex } from "../shell/page-head.ts";

/** A game alone in the window, for web views (ROUTE-25). Search engines have its page. */
export const Route = createFileRoute("/_page/play/$producer/$name/sfu")({
  ...gameRoute,
  head: ({ match, params }) => {
    const head = gameHead(match.context, params);
    return { meta: [...(head.meta ?? []), noindex] };
  },
  component: () => (
    <GamePage
      {...Route.useParams()}
      {...Route.useSearch()}
      {...Route.useLoaderData()}
      gate={GameGate}
      locale={Route.useRouteContext().locale}
      alone
    />
  ),
});
