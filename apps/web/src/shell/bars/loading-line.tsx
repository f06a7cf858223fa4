import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";

/** A page that is there sooner needs no sign of its coming, in milliseconds. */
const SLOW_MS = 500;

/**
 * Says that the page somebody goes to is on its way, where that takes long: the one before stands until then,
 * and a call may be tried for minutes (API-02, API-03).
 */
export function LoadingLine() {
  const t = useTranslations("site");
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  // Read at all times: a page carries the messages that are read while the server draws it.
  const words = t("loadingPage");
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-30 h-1">
      {isSlow ? (
        <div
          data-loading=""
          className="h-full origin-left scale-x-90 bg-cream transition-transform duration-[8s] ease-out motion-reduce:transition-none starting:scale-x-5"
        >
          <span className="sr-only">{words}</span>
        </div>
      ) : null}
    </div>
  );
}
