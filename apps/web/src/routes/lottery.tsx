import { createFileRoute, notFound } from "@tanstack/react-router";

/** A lottery (ROUTE-14). There is none yet, and so no page of one. */
export const Route = createFileRoute("/_page/lottery/$slug")({
  staticData: { width: "full" },
  loader: () => {
    throw notFound();
  },
});
