import { createFileRoute, redirect } from "@tanstack/react-router";

/** Another address of the security page. */
export const Route = createFileRoute("/_page/users/security")({
  beforeLoad: ({ location }) => {
    throw redirect({ to: "/profile/security", search: location.search });
  },
});
