import type { Entrance } from "@houselight/contracts/endpoint";
import { showLastingToast, showToast } from "@houselight/ui/toast";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { useClientContext } from "../../data/configuration.ts";
import type { RootSearch } from "../root-search.ts";
import { closedEntrance } from "./closed-entrance.ts";

/**
 * Keeps guests on their page when their country closes the one they are going to, and says so
 * (LICENCE-04, LICENCE-05); warns those whom it keeps out in part (LICENCE-09).
 */
export function useRegionWatch(): void {
  const t = useTranslations("refusals");
  const isGuest = usePlayer() === null;
  // Read while it is drawn: the page that is sent carries the words that are read so.
  const [login, registration] = [t("login_restricted"), t("registration_restricted")];
  const say = useCallback(
    (entrance: Entrance) => showToast({ login, registration }[entrance], "warning"),
    [login, registration],
  );
  useClosedWays(isGuest, say);
  useArrival(say);
  useLastingWarning(isGuest);
}

/** Cancels the navigation itself: the address stays as it is. */
function useClosedWays(isGuest: boolean, say: (entrance: Entrance) => void): void {
  const router = useRouter();
  const region = useClientContext();
  const hasClosed = region.restricted || region.partially_restricted || region.estonia;
  useEffect(() => {
    if (!isGuest || !hasClosed) return undefined;
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ nextLocation }) => {
        const { pathname, search } = router.parseLocation(nextLocation);
        const { modal } = search as RootSearch;
        const closed = closedEntrance(region, { pathname, modal });
        if (closed) say(closed);
        return closed !== null;
      },
    });
  }, [router, region, isGuest, hasClosed, say]);
}

/** Says why the address that was opened led to the lobby, and takes that out of the address. */
function useArrival(say: (entrance: Entrance) => void): void {
  const router = useRouter();
  const restricted = useLocation({ select: ({ search }) => (search as RootSearch).restricted });
  useEffect(() => {
    if (!restricted) return;
    say(restricted);
    void router.navigate({
      to: ".",
      search: ({ restricted: _, ...rest }: RootSearch) => rest,
      replace: true,
      resetScroll: false,
    });
  }, [router, restricted, say]);
}

/** Warns in the words of the country, where there are some, until the warning is closed (OPEN-28). */
function useLastingWarning(isGuest: boolean): void {
  const t = useTranslations("OOPS");
  const { country, partially_restricted: inPart, estonia } = useClientContext();
  const warns = isGuest && (inPart || estonia);
  const own = `RESTRICTED_GEO_${country}` as "RESTRICTED_GEO_EE";
  const text = warns ? t(t.has(own) ? own : "RESTRICTED_GEO") : "";
  useEffect(() => (text ? showLastingToast(text, "warning") : undefined), [text]);
}
