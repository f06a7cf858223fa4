import { rolesOf } from "@houselight/contracts/accounts";
import { createFileRoute, notFound, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { playerQuery, usePlayer } from "../data/accounts.ts";
import { clientContextQuery } from "../data/configuration.ts";
import { useFlag } from "../data/visitor/flags.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";
import { useReleasedInput } from "../shell/links/early-input.ts";

const TechWork = lazyPart(() => import("../features/content/flags/tech-work.tsx"));

/** The page on which flags are set: open whatever they say. */
const FLAGS_PATH = "/ffc";

/** Parent of every page, hydrated together with it and after the shell. */
export const Route = createFileRoute("/_page")({
  beforeLoad: ({ context: { queryClient }, location: { pathname } }) => {
    // A page that is disabled is for testers alone (AUTH-30).
    const closed = queryClient.getQueryData(clientContextQuery.queryKey)?.closed_pages ?? [];
    if (!closed.includes(pathname.split("/")[1] ?? "")) return;
    const player = queryClient.getQueryData(playerQuery.queryKey) ?? null;
    if (!rolesOf(player).has("tester")) throw notFound();
  },
  component: Page,
});

function Page() {
  useReleasedInput();
  const isTester = rolesOf(usePlayer()).has("tester");
  const techWork = useFlag("tech_work");
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!techWork || isTester || pathname === FLAGS_PATH) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <TechWork />
    </Suspense>
  );
}
