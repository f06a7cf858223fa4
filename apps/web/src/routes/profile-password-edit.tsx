import { createFileRoute, redirect } from "@tanstack/react-router";

/** An address of old mails (ROUTE-36). */
export const Route = createFileRoute("/_page/profile/password/edit")({
  beforeLoad: ({ location }) => {
    throw redirect({ to: "/new-password", search: location.search });
  },
});
