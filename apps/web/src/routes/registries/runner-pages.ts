import type { GameView } from "@houselight/contracts/catalogue";
import { lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { OtherRunner } from "../../games/page/load-game.ts";
import type { ListedGameProps } from "../../games/page/shown-game.ts";
import type { RouterContext } from "../../router.tsx";

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

/**
 * Pages of games by who runs them; ours are part of the route, the others come when one is opened, and what
 * loads their content with them: routes are in the script of every page.
 */
export const RUNNER_PAGES: Readonly<Partial<Record<OtherRunner, ListedPage>>> = {
  rocket: rocketPage,
  table: Object.assign(
    lazyRouteComponent(
      () => import("../../features/live-tables/live-table-page.tsx"),
      "LiveTablePage",
    ),
    {
      load: async (context: RouterContext, game: GameView) => {
        const { loadLiveTable } = await import("../../features/live-tables/load-live-table.ts");
        await loadLiveTable(context, game);
      },
    },
  ),
  studio: lazyRouteComponent(
    () => import("../../features/studio-games/studio-game-page.tsx"),
    "StudioGamePage",
  ),
};
