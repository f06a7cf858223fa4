import { createFileRoute, redirect } from "@tanstack/react-router";

/** The second address of the page that confirms a limit (ROUTE-16). */
export const Route = createFileRoute("/_page/users/limits/confirm")({
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/profile/limits/confirm", search });
  },
});
