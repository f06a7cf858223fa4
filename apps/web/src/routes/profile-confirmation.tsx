import { createFileRoute, redirect } from "@tanstack/react-router";

/** An address of old mails (ROUTE-36). */
export const Route = createFileRoute("/_page/profile/confirmation")({
  beforeLoad: ({ location }) => {
    throw redirect({ to: "/confirmation", search: location.search });
  },
});
