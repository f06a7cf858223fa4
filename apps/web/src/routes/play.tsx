import { createFileRoute } from "@tanstack/react-router";
import { GamePage } from "../features/house-games/game-page.tsx";
import { GameGate } from "./registries/game-gate.tsx";
import { gameHead, gameRoute } from "../features/house-games/load-game.ts";

/** A game (ROUTE-25). */
export const Route = createFileRoute("/_page/play/$producer/$name")({
  ...gameRoute,
  head: ({ match, params }) => gameHead(match.context, params),
  component: () => (
    <GamePage
      {...Route.useParams()}
      {...Route.useSearch()}
      {...Route.useLoaderData()}
      gate={GameGate}
      locale={Route.useRouteContext().locale}
    />
  ),
});
