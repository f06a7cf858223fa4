import type { RoundView } from "@houselight/contracts/house-games";
import { formatMoney } from "@houselight/contracts/money";
import { useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { Pace } from "../round/pace/pace.ts";
import { useMultipleText } from "../round/payout-text.ts";
import { useCountUp } from "../round/pace/use-count-up.ts";

const COUNT_MS = 2200;

/**
 * The sheet at the end of a round that paid much. A key ends it at once; who asks for less motion finds
 * it whole, without what turns and counts. The end of a round is said elsewhere.
 */
export function BigWinSheet({
  round,
  color,
  note,
  pace,
  onSkip,
}: {
  readonly round: RoundView;
  /** Of the rays behind the amount. */
  readonly color: string;
  /** A line below the amount. */
  readonly note?: string | null;
  readonly pace: Pace;
  /** Ends the sheet at once. */
  readonly onSkip: () => void;
}) {
  const t = useTranslations("games");
  const locale = useLocale();
  const multiple = useMultipleText();
  const { payout_cents: payout, stake_cents: stake, currency } = round;
  const counted = useCountUp(payout, pace.cuts ? 0 : pace.ms(COUNT_MS));
  const skip = useRef(onSkip);
  skip.current = onSkip;
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => void (key === "Escape" && skip.current());
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div
      aria-hidden="true"
      data-big-win={payout}
      className="absolute inset-0 z-20 grid animate-fade place-items-center overflow-hidden bg-ink/75 p-4 motion-reduce:animate-none"
    >
      <Rays color={color} />
      <div className="relative flex max-w-full animate-rise flex-col items-center gap-2 motion-reduce:animate-none">
        <p className="rotate-1 rounded-control bg-amber px-6 py-1.5 font-bold font-display text-ink text-lg shadow-lifted">
          {t("bigWin.title")}
        </p>
        <div className="-rotate-1 flex max-w-full flex-col items-center rounded-tile bg-cream px-8 py-6 text-center text-ink shadow-lifted low:px-6 low:py-3">
          <p className="money whitespace-normal break-words font-bold font-display text-[clamp(1.75rem,7vw,4rem)] leading-none low:text-4xl">
            {formatMoney(counted, currency, { locale, sign: "always" })}
          </p>
          <p className="mt-2 font-semibold text-md">{multiple(payout, stake)}</p>
          {note ? <p className="mt-1 text-sm">{note}</p> : null}
        </div>
        <p className="mt-1 rounded-tile bg-ink/85 px-4 py-1.5 text-sm">{t("bigWin.goOn")}</p>
      </div>
    </div>
  );
}

const RAYS = 18;

/** Rays of cut paper behind the sheet: they turn a little, once, and lie still. */
function Rays({ color }: { readonly color: string }) {
  const step = (2 * Math.PI) / RAYS;
  const corner = (angle: number) =>
    `${(100 * Math.sin(angle)).toFixed(1)} ${(-100 * Math.cos(angle)).toFixed(1)}`;
  const d = Array.from(
    { length: RAYS },
    (_, ray) => `M0 0L${corner(ray * step)}L${corner((ray + 0.5) * step)}Z`,
  ).join("");
  return (
    <svg
      viewBox="-50 -50 100 100"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full animate-turn motion-reduce:animate-none"
    >
      <path d={d} fill="#05081c" opacity=".3" transform="translate(.5 1)" />
      <path d={d} fill={color} opacity=".34" />
      <circle r="26" fill={color} opacity=".28" />
    </svg>
  );
}
