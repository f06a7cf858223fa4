import type { PromoStatus } from "@houselight/contracts/configuration";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { houseNow } from "../../api/sending/house-time.ts";
import { type Countdown, followCountdown } from "./countdown.ts";

/** Green while it is on, the action's colour before, that of errors afterwards (BANNER-12). */
const DOT: Readonly<Record<PromoStatus, string>> = {
  active: "bg-mint",
  future: "bg-flame",
  archive: "bg-brick",
};

const ZERO = { days: "00", hours: "00", minutes: "00", seconds: "00" } as const;

interface Span {
  readonly start_at: string;
  readonly end_at: string;
}

/** A span with the words before its countdown; the usual ones where there are none (BANNER-11). */
type Timer = Span & { readonly textTimes?: string | undefined };

/**
 * Counts down to a beginning or an end, with a dot for the status (BANNER-11 to BANNER-13), by the house's
 * time: until the page is alive its place is held free.
 */
export function CountdownLine({
  timer,
  onEnd,
}: {
  readonly timer: Timer;
  readonly onEnd?: () => void;
}) {
  const t = useTranslations("banners");
  const rest = useCountdown(timer, onEnd);
  // Read for the placeholder too: a page carries the messages that are read while the server draws it.
  const words = { active: t("leftToFinish"), future: t("startIn"), archive: t("finished") };
  const time = t("time", { ...(rest ?? ZERO) });
  // Where a narrow card breaks the line, it breaks that of the placeholder too.
  const { status, ...parts } = rest ?? { status: "active" as const, ...ZERO };
  return (
    <p className={`flex min-h-6 flex-wrap items-center gap-x-2 text-sm ${rest ? "" : "invisible"}`}>
      <span className="flex items-center gap-2">
        <span
          aria-hidden="true"
          data-status={status}
          className={`size-2.5 shrink-0 rounded-full ${DOT[status]}`}
        />
        {(status !== "archive" && timer.textTimes) || words[status]}
      </span>
      {status === "archive" ? null : (
        <span role="timer" aria-label={time} className="money font-semibold">
          {`${parts.days} ${parts.hours} ${parts.minutes} ${parts.seconds}`}
        </span>
      )}
    </p>
  );
}

function useCountdown({ start_at, end_at }: Span, onEnd?: () => void): Countdown | null {
  const [rest, setRest] = useState<Countdown | null>(null);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);
  useEffect(
    () =>
      followCountdown({ start_at, end_at }, houseNow, {
        onTick: setRest,
        onEnd: () => ended.current?.(),
      }),
    [start_at, end_at],
  );
  return rest;
}
