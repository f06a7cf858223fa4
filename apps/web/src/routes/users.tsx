import { createFileRoute, redirect } from "@tanstack/react-router";

/** The other prefix of a player's pages (ROUTE-16). */
export const Route = createFileRoute("/_page/users/$")({
  beforeLoad: ({ location }) => {
    throw redirect({
      href: `/profile${location.pathname.slice("/users".length)}${location.searchStr}`,
    });
  },
});
