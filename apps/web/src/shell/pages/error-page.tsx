import { Button, buttonClass } from "@houselight/ui/button";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { isUnanswered } from "../../api/errors.ts";
import { reportError } from "../../api/report-error.ts";
import { isServer } from "../../api/transport.ts";
import { joinLocale } from "../../i18n/locale-path.ts";
import { pageErrorName } from "./guard-error.ts";
import { useReleasedInput } from "../links/early-input.ts";
import { useIsLeaving } from "./new-build.ts";
import { TornPaper } from "./torn-paper.tsx";

/**
 * Stands in the place of a page that fails; also the page `/oops`. The error is sent to the log, and
 * only then does the page say that it was noted (ERROR-06). Its lobby link reloads everything.
 */
export function ErrorPage({
  error,
  reset,
}: {
  readonly error?: unknown;
  readonly reset?: () => void;
}) {
  useReleasedInput();
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const isLeaving = useIsLeaving();
  const noted = useNoted(isLeaving ? undefined : error);
  if (isLeaving) return null;
  // A line of the visitor's is cut in the browser alone: a server that waits in vain waits for the house.
  const text = !isServer() && isUnanswered(error) ? t("errors.network") : t("errors.oopsText");
  return (
    <TornPaper title={t("errors.oopsTitle")} text={text}>
      <output className="w-full text-dim">{noted ? t("errors.noted") : null}</output>
      {reset ? (
        <Button
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          {t("site.retry")}
        </Button>
      ) : null}
      <a href={joinLocale(locale, "/")} className={buttonClass({ kind: "action" })}>
        {t("errors.toLobby")}
      </a>
    </TornPaper>
  );
}

/** Errors on their way to the log or in it: a page that is drawn twice sends its error once. */
const reports = new WeakMap<object, Promise<boolean>>();

/** Reports the error once; true when it stands in the log. */
function useNoted(error: unknown): boolean {
  const [noted, setNoted] = useState(false);
  useEffect(() => {
    if (typeof error !== "object" || error === null) return;
    const report = reports.get(error) ?? reportError(pageErrorName(error), error);
    reports.set(error, report);
    let shown = true;
    void report.then((written) => {
      if (shown) setNoted(written);
    });
    return () => {
      shown = false;
    };
  }, [error]);
  return noted;
}
