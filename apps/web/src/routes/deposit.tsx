import { createFileRoute } from "@tanstack/react-router";
import { requirePageBelow } from "../shell/guards.ts";

/** In the site it opens as a popup; this address alone leads to the lobby. */
export const Route = createFileRoute("/deposit")({ beforeLoad: requirePageBelow });
