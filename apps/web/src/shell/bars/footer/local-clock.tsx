import { useLocale, useTranslations } from "use-intl/react";
import { useSyncExternalStore } from "react";

const TICK_MS = 15_000;

/** A browser takes its time to make the first formatter of times: the page comes alive before it. */
const FIRST_MS = 1_000;
let isShown = false;

/** Ticks every 15 seconds (SHELL-18). */
function everyTick(tell: () => void): () => void {
  const first = setTimeout(() => {
    isShown = true;
    tell();
  }, FIRST_MS);
  const timer = setInterval(tell, TICK_MS);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** The visitor's own time of day; its place is held until the script runs. */
export function LocalClock() {
  const t = useTranslations("footer");
  const locale = useLocale();
  const tick = useSyncExternalStore(
    everyTick,
    () => (isShown ? Math.floor(Date.now() / TICK_MS) : null),
    () => null,
  );
  const time =
    tick === null
      ? ""
      : new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(tick * TICK_MS);
  // Read on the server too, which has no time of the visitor's: the page brings the words along.
  const text = t("localTime", { time });
  return (
    <p className="money mt-3 min-h-6 text-dim text-sm" data-local-time="">
      {tick === null ? null : text}
    </p>
  );
}
