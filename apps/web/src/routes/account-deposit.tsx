import { createFileRoute } from "@tanstack/react-router";
import { requirePageBelow } from "../shell/guards.ts";

/** Second name of `/deposit` (ROUTE-10). */
export const Route = createFileRoute("/_page/accounts/$account/deposit")({
  beforeLoad: requirePageBelow,
});
