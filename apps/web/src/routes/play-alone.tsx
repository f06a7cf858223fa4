import { createFileRoute } from "@tanstack/react-router";
import { GamePage } from "../features/house-games/game-page.tsx";
import {
  gameHead,
  guardGame,
  loadGame,
  readPlaySearch,
} from "../features/house-games/load-game.ts";
import { NotOffered } from "../features/house-games/not-offered.tsx";
import { noindex } from "../shell/page-head.ts";

/** A game alone in the window, for web views (ROUTE-25). Search engines have its page. */
export const Route = createFileRoute("/_page/play/$producer/$name/sfu")({
  validateSearch: readPlaySearch,
  staticData: { layout: "stage" },
  beforeLoad: guardGame,
  loader: ({ context, params }) => loadGame(context, params),
  head: ({ match, params }) => {
    const head = gameHead(match.context, params);
    return { meta: [...(head.meta ?? []), noindex] };
  },
  component: Page,
});

function Page() {
  const { name } = Route.useParams();
  const { offered } = Route.useLoaderData();
  const { mode } = Route.useSearch();
  const { locale } = Route.useRouteContext();
  if (!offered) return <NotOffered />;
  return <GamePage name={name} mode={mode} locale={locale} alone />;
}
