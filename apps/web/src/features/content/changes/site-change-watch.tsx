import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isGamePath } from "../../../paths.ts";
import { readSiteAnew, useSiteChanges } from "./site-changes.ts";

/** By then every house has read the change, which each keeps for 800 ms. */
const WAIT_MS = 900;
/** Pages ask in turn, or a change would bring all of them at once. */
const SPREAD_MS = 500;

/** Returns a part of the spread, from 0 to 1. */
const ownTurn = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/**
 * Brings a change of settings, menus and words to an open page, and leads its visitor on where the page
 * is closed now; a game is left to its player, whose next page is guarded anyway.
 */
export default function SiteChangeWatch() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const parts = useSiteChanges();
  useEffect(() => {
    if (parts.length === 0) return undefined;
    const timer = setTimeout(
      () =>
        void readSiteAnew(queryClient, parts).then(() =>
          isGamePath(router.state.location.pathname) ? undefined : router.invalidate(),
        ),
      WAIT_MS + ownTurn() * SPREAD_MS,
    );
    return () => clearTimeout(timer);
  }, [parts, queryClient, router]);
  return null;
}
