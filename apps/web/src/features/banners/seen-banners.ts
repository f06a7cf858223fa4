import { reportPromotionViews } from "@houselight/contracts/tracking";
import { type RefObject, useEffect } from "react";
import { call } from "../../api/call.ts";
import { sendLast } from "../../api/send-last.ts";

/** Banners that were in view on main since it was opened. */
const seen = new Set<string>();

/** Notes the banners of a list while at least half of one is in view. */
export function useNoteSeen(list: RefObject<HTMLElement | null>, ids: string): void {
  useEffect(() => {
    const cards = list.current?.querySelectorAll("[data-banner]") ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) seen.add((target as HTMLElement).dataset["banner"] ?? "");
      },
      { threshold: 0.5 },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [list, ids]);
}

/** Tells which banners were seen when main is left, for another page or another site, and forgets them (BANNER-10). */
export function useTellSeen(): void {
  useEffect(() => {
    // Those of other pages are not of main.
    seen.clear();
    const leave = () => tellSeen((body) => sendLast(reportPromotionViews, body));
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      // A count that is lost is no harm to anybody.
      tellSeen((body) => {
        void call(reportPromotionViews, { body }, { retries: 0 }).catch(() => undefined);
      });
    };
  }, []);
}

function tellSeen(send: (body: { event: "view_promotion"; banners: string[] }) => void): void {
  const banners = [...seen];
  seen.clear();
  if (banners.length > 0) send({ event: "view_promotion", banners });
}
