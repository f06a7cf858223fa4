import type { GameView } from "@houselight/contracts/catalogue";
import { lazyRouteComponent, redirect } from "@tanstack/react-router";
import { type ComponentType, Suspense } from "react";
import { GamePage } from "../../features/house-games/game-page.tsx";
import { loadLiveTable } from "../../features/live-tables/load-live-table.ts";
import type { PlayMode } from "../../games/game-module.ts";
import type { LoadedGame, OtherRunner } from "../../games/page/load-game.ts";
import type { ListedGameProps } from "../../games/page/shown-game.ts";
import type { RouterContext } from "../../router.tsx";
import { GameGate } from "./game-gate.tsx";

type ListedPage = ComponentType<ListedGameProps> & {
  preload?: (() => Promise<unknown> | undefined) | undefined;
  load?: ((context: RouterContext, game: GameView) => Promise<void>) | undefined;
};

/** Leads to the page that the rocket has for itself (ROUTE-23), which looks at its flag (FLAG-03). */
const rocketPage: ListedPage = Object.assign(() => null, {
  load: async () => {
    throw redirect({ to: "/rocket-chance", replace: true });
  },
});

/** Pages of games by who runs them; ours are part of the route, the others come when one is opened. */
export const RUNNER_PAGES: Readonly<Partial<Record<OtherRunner, ListedPage>>> = {
  rocket: rocketPage,
  table: Object.assign(
    lazyRouteComponent(
      () => import("../../features/live-tables/live-table-page.tsx"),
      "LiveTablePage",
    ),
    { load: loadLiveTable },
  ),
  studio: lazyRouteComponent(
    () => import("../../features/studio-games/studio-game-page.tsx"),
    "StudioGamePage",
  ),
};

/** Shows a game by the page of whoever runs it. */
export function AnyGame({
  loaded,
  name,
  mode,
  locale,
  alone = false,
}: {
  readonly loaded: LoadedGame;
  readonly name: string;
  readonly mode?: PlayMode | undefined;
  readonly locale: RouterContext["locale"];
  readonly alone?: boolean;
}) {
  if (loaded.runBy === "house")
    return (
      <GamePage
        offered={loaded.offered}
        name={name}
        mode={mode}
        locale={locale}
        alone={alone}
        gate={GameGate}
      />
    );
  const Page = RUNNER_PAGES[loaded.runBy];
  if (!Page) return null;
  return (
    // What the server drew stays until the script is there.
    <Suspense>
      <Page
        key={`${name}:${mode}`}
        game={loaded.game}
        mode={mode}
        locale={locale}
        alone={alone}
        gate={GameGate}
      />
    </Suspense>
  );
}
