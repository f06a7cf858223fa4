import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl/react";
import { houseNow } from "../../../api/sending/house-time.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format, made once: making one takes longer than all else of a list. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;

/** Returns the text of a start: the time alone today, with its day on another one. */
function startText(iso: string, now: Date, locale: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const start = new Date(iso);
  const days = formatOf("en", { ...zone, dateStyle: "short" });
  const isToday = days.format(start) === days.format(now);
  return formatOf(locale, {
    ...zone,
    // Half a day has no room beside a match.
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
    ...(isToday ? {} : DAY),
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
