import { rolesOf } from "@houselight/contracts/accounts";
import { createFileRoute, notFound, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { usePlayer } from "../data/accounts.ts";
import { useFlag } from "../data/visitor/flags.ts";
import { isClosedPage } from "../shell/pages/open-pages.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";
import { useReleasedInput } from "../shell/links/early-input.ts";

const TechWork = lazyPart(() => import("../features/content/flags/tech-work.tsx"));

/** The page on which flags are set: open whatever they say. */
const FLAGS_PATH = "/ffc";

/** Parent of every page, hydrated together with it and after the shell. */
export const Route = createFileRoute("/_page")({
  beforeLoad: ({ context: { queryClient }, location: { pathname } }) => {
    if (isClosedPage(queryClient, pathname)) throw notFound();
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
