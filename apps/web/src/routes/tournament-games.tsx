import { createFileRoute, notFound } from "@tanstack/react-router";

/** The games of a tournament (OPEN-02). There is none yet, and so no page of one. */
export const Route = createFileRoute("/_page/tournaments/$slug/games/$page")({
  staticData: { width: "full" },
  loader: () => {
    throw notFound();
  },
});
