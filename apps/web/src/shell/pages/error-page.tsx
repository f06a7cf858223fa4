import { Button, buttonClass } from "@houselight/ui/button";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
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
  const retry = () => {
    reset?.();
    void router.invalidate();
  };
  // A line of the visitor's is cut in the browser alone: a server that waits in vain waits for the house.
  const isCut = !isServer() && isUnanswered(error);
  useOnline(isCut && reset ? retry : null);
  if (isLeaving) return null;
  return (
    <TornPaper
      title={t("errors.oopsTitle")}
      text={isCut ? t("errors.network") : t("errors.oopsText")}
    >
      <output className="w-full text-dim">{noted ? t("errors.noted") : null}</output>
      {reset ? <Button onClick={retry}>{t("site.retry")}</Button> : null}
      <a href={joinLocale(locale, "/")} className={buttonClass({ kind: "action" })}>
        {t("errors.toLobby")}
      </a>
    </TornPaper>
  );
}

/** Calls back once the browser has a line again; null waits for nothing. */
function useOnline(back: (() => void) | null): void {
  const heard = useEffectEvent(() => back?.());
  useEffect(() => {
    const onOnline = () => heard();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
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
