import { createFileRoute, redirect } from "@tanstack/react-router";

/** Sessions stand on the page of security, under their heading. */
export const Route = createFileRoute("/_page/profile/sessions")({
  beforeLoad: ({ location }) => {
    throw redirect({ to: "/profile/security", search: location.search });
  },
});
