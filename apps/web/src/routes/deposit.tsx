import { createFileRoute } from "@tanstack/react-router";
import { requirePageBelow } from "../shell/guards.ts";

/** A popup over the page one comes from; this address alone leads to the lobby. */
export const Route = createFileRoute("/_page/deposit")({ beforeLoad: requirePageBelow });
