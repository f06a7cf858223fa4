import { createFileRoute, notFound } from "@tanstack/react-router";

/** A bonus by its id (OPEN-02). The house keeps none by an id yet, and so there is no page of one. */
export const Route = createFileRoute("/_page/bonus/$id")({
  staticData: { width: "full" },
  loader: () => {
    throw notFound();
  },
});
