import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl/react";
import { houseNow } from "../../../api/sending/house-time.ts";

/** Returns the text of a start: the time alone today, with its day on another one. */
function startText(iso: string, now: Date, locale: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const start = new Date(iso);
  const dayOf = (moment: Date) => moment.toLocaleDateString("en", zone);
  const isToday = dayOf(start) === dayOf(now);
  return new Intl.DateTimeFormat(locale, {
    ...zone,
    // Half a day has no room beside a match.
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
    ...(isToday ? {} : { weekday: "short", day: "numeric", month: "short" }),
  }).format(start);
}

/** Says when a match starts, in the visitor's own time zone; until the script runs, in UTC. */
export function StartTime({ iso }: { readonly iso: string }) {
  const hydrated = useHydrated();
  const locale = useLocale();
  const [now] = useState(() => new Date(houseNow()));
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {startText(iso, now, locale, hydrated ? undefined : "UTC")}
    </time>
  );
}
