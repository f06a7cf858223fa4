import { rolesOf } from "@houselight/contracts/accounts";
import { createFileRoute, notFound, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { usePlayer } from "../data/accounts.ts";
import { useFlag } from "../data/visitor/flags.ts";
import { isGamePath } from "../paths.ts";
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
  const pathname = useLocation({ select: (location) => location.pathname });
  const isClosed = useIsWorkedOn(pathname);
  if (!isClosed) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <TechWork />
    </Suspense>
  );
}

/** Tells whether work on the house closes a page; a game that is open then stays until its player leaves it. */
function useIsWorkedOn(pathname: string): boolean {
  const isTester = rolesOf(usePlayer()).has("tester");
  const isWorkedOn = useFlag("tech_work") && !isTester && pathname !== FLAGS_PATH;
  const [openGame, setOpenGame] = useState<string | null>(null);
  const staysOpen = isGamePath(pathname) && (!isWorkedOn || openGame === pathname);
  const nextGame = staysOpen ? pathname : null;
  if (nextGame !== openGame) setOpenGame(nextGame);
  return isWorkedOn && !staysOpen;
}
