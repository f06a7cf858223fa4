import { useEffect } from "react";
import type { RoundTable } from "../round-table.ts";
import { follow, lookUpOpen } from "./open-round.ts";
import { hearOtherTabs } from "./other-tabs.ts";

/** Keeps up with an open round that goes on in another tab, or on another device. */
export function useFollowing(table: RoundTable): void {
  useEffect(() => {
    const { mode, stepped, busy } = table;
    if (mode === "demo" || !stepped) return undefined;
    const keepUp = () => void (busy.current ? follow(table) : lookUpOpen(table));
    const look = () => {
      if (document.visibilityState === "visible") keepUp();
    };
    const stopHearing = hearOtherTabs(table.slug, keepUp);
    document.addEventListener("visibilitychange", look);
    return () => {
      stopHearing();
      document.removeEventListener("visibilitychange", look);
    };
  }, [table]);
}
