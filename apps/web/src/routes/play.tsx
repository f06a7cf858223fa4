import { createFileRoute } from "@tanstack/react-router";
import { GamePage } from "../features/house-games/game-page.tsx";
import {
  gameHead,
  guardGame,
  loadGame,
  readPlaySearch,
} from "../features/house-games/load-game.ts";
import { NotOffered } from "../features/house-games/not-offered.tsx";

/** A game (ROUTE-25). */
export const Route = createFileRoute("/_page/play/$producer/$name")({
  validateSearch: readPlaySearch,
  staticData: { layout: "stage" },
  beforeLoad: guardGame,
  loader: ({ context, params }) => loadGame(context, params),
  head: ({ match, params }) => gameHead(match.context, params),
  component: Page,
});

function Page() {
  const { name } = Route.useParams();
  const { offered } = Route.useLoaderData();
  const { mode } = Route.useSearch();
  const { locale } = Route.useRouteContext();
  if (!offered) return <NotOffered />;
  return <GamePage name={name} mode={mode} locale={locale} />;
}
