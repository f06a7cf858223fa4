import { createFileRoute, redirect } from "@tanstack/react-router";

/** The second address of the limits page (ROUTE-16). */
export const Route = createFileRoute("/_page/users/limits")({
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/profile/limits", search });
  },
});
