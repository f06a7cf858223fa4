import createRouter, { type HTTPMethod } from "find-my-way";
import type { Route } from "../route.ts";

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Above any id or token of a path; what is longer is found nowhere. */
export const PARAM_LENGTH_MAX = 1000;

/** Finds the route of a method and path, a literal segment before a parameter; a parameter is never empty. */
export function createRouteFinder(
  routes: readonly Route[],
): (method: string, path: string) => RouteMatch | null {
  const router = createRouter({ maxParamLength: PARAM_LENGTH_MAX });
  for (const route of routes) {
    const { method, path } = route.endpoint;
    router.on(method, path.replaceAll(/\{(\w+)\}/g, ":$1"), () => undefined, route);
  }
  return (method, path) => {
    const found = router.find(method as HTTPMethod, path);
    if (!found) return null;
    const params = found.params as Readonly<Record<string, string>>;
    return Object.values(params).includes("") ? null : { route: found.store as Route, params };
  };
}
