import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from "@tanstack/react-router";
import { hearSignedOut } from "./api/call.ts";
import { endSession } from "./data/operator.ts";
import { SCREENS } from "./routes.ts";
import { Frame } from "./shell/frame.tsx";
import { LoadFailed } from "./shell/load-failed.tsx";
import { NotFound } from "./shell/not-found.tsx";

/** Makes the router of all screens. An address keeps its filters in its query, so that it can be shared. */
export function createOfficeRouter(queries: QueryClient) {
  hearSignedOut(() => void endSession(queries));
  const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });
  const screens = SCREENS.map(({ path, load }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(load),
      errorComponent: LoadFailed,
    }),
  );
  return createRouter({
    routeTree: root.addChildren(screens),
    scrollRestoration: true,
    defaultPreload: "intent",
  });
}
