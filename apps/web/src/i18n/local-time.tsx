import { useHydrated } from "@tanstack/react-router";
import { useLocale } from "use-intl/react";

/** A moment in the visitor's own time zone; until the script runs, in UTC. */
export function LocalTime({ iso }: { readonly iso: string }) {
  const hydrated = useHydrated();
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    ...(hydrated ? {} : { timeZone: "UTC" }),
  });
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format.format(new Date(iso))}
    </time>
  );
}
