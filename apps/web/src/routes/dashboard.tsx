import { createFileRoute } from "@tanstack/react-router";
import { requirePageBelow } from "../shell/guards.ts";

/** Second name of `/cashbox`. */
export const Route = createFileRoute("/_page/dashboard")({ beforeLoad: requirePageBelow });
