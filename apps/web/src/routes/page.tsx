import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useReleasedLinks } from "../shell/links/early-links.ts";

/** Parent of every page, hydrated together with it and after the shell. */
export const Route = createFileRoute("/_page")({ component: Page });

function Page() {
  useReleasedLinks();
  return <Outlet />;
}
