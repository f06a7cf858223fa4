import { useHydrated } from "@tanstack/react-router";
import { useLocale } from "use-intl/react";

/** Writes a moment in the visitor's own time zone; until the script runs, in UTC. */
export function useMoment(): (iso: string) => string {
  const hydrated = useHydrated();
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    ...(hydrated ? {} : { timeZone: "UTC" }),
  });
  return (iso) => format.format(new Date(iso));
}

/** A moment as text. */
export function LocalTime({ iso }: { readonly iso: string }) {
  const moment = useMoment();
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {moment(iso)}
    </time>
  );
}
