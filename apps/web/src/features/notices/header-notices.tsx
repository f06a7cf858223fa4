import { GROUPS } from "@houselight/contracts/accounts";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { usePlayer } from "../../data/accounts.ts";
import { useNotices } from "../../data/visitor/notices.ts";
import { NoticeBell } from "./notice-bell.tsx";
import { SupportIcon } from "./support-icon.tsx";

/** The bell in group 916 or while something is new, else the way to people of the house (OPEN-21). */
export function HeaderNotices() {
  const player = usePlayer();
  const { notifications } = useNotices();
  const unseen = notifications.filter(({ seen }) => !seen).length;
  const isMember = player?.statuses.some(({ id }) => id === GROUPS.notices) ?? false;
  const stays = useStays(unseen > 0);
  return isMember || stays ? <NoticeBell unseen={unseen} /> : <SupportIcon />;
}

/** Holds on to the bell until the next page: looking at what is new must not take it away under the finger. */
function useStays(isWanted: boolean): boolean {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [shownAt, setShownAt] = useState<string | null>(null);
  useEffect(() => {
    if (isWanted) setShownAt(path);
  }, [isWanted, path]);
  return isWanted || shownAt === path;
}
