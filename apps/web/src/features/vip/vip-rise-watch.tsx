import { useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { usePlayer } from "../../data/accounts.ts";
import { rankOf } from "../../data/engagement/vip/vip.ts";
import { modalOfPath } from "../../paths.ts";
import { openPopup } from "../../shell/popups/popup-queue.ts";
import type { RootSearch } from "../../shell/root-search.ts";
import { hasRisen } from "./has-risen.ts";

/**
 * Tells a player of a status that has risen while the site was open, once: not in a game, nor over a
 * dialog, but as soon as neither is there (VIP-10).
 */
export default function VipRiseWatch() {
  const statuses = usePlayer()?.statuses ?? [];
  const rank = rankOf(statuses);
  const before = useRef(rank);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (hasRisen(before.current, rank)) setDue(true);
    else if (rank < before.current) setDue(false);
    before.current = rank;
  }, [rank]);
  const isGame = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === "stage"),
  });
  const hasDialog = useLocation({
    select: ({ pathname, search }) =>
      Boolean((search as RootSearch).modal ?? modalOfPath(pathname)),
  });
  useEffect(() => {
    if (!isDue || isGame || hasDialog) return;
    setDue(false);
    openPopup("vip-level-info");
  }, [isDue, isGame, hasDialog]);
  return null;
}
