import type { RocketFlightView } from "@houselight/contracts/rocket";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "use-intl/react";
import { reachOf } from "../../../data/engagement/rocket/flight.ts";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";

export interface FlightsProps {
  /** The latest first. */
  readonly flights: readonly RocketFlightView[];
  readonly onCheck: (number: number) => void;
}

/** From these multipliers on a flight was a long one, and a very long one. */
const [LONG, VERY_LONG] = [200, 1_000];

/** The latest flights; a press opens the check of a round. */
export function Flights({ flights, onCheck }: FlightsProps) {
  const t = useTranslations("rocket");
  const locale = useLocale();
  return (
    <section aria-label={t("flights.title")} className="min-w-0">
      {flights.length === 0 ? <p className="py-2 text-dim text-sm">{t("flights.none")}</p> : null}
      <ul className="-ml-4 flex gap-1.5 overflow-x-auto py-1 pr-1 pl-4 [scrollbar-width:none] md:ml-0 md:px-0.5">
        {flights.map((flight) => {
          const reach = reachOf(flight) ?? 0;
          const { number } = flight;
          const multiplier = multiplierText(reach, locale);
          const isBroken = flight.broken_off_at !== null;
          return (
            <li key={number}>
              <button
                type="button"
                aria-label={t(isBroken ? "flights.checkBroken" : "flights.check", {
                  number,
                  multiplier,
                })}
                onClick={() => onCheck(number)}
                className={clsx(
                  "money min-h-9 cursor-pointer rounded-control bg-surface-1 px-2.5 font-semibold text-sm hover:bg-surface-2",
                  reach < LONG ? "text-dim" : reach < VERY_LONG ? "text-cream" : "text-amber",
                  isBroken && "line-through",
                )}
              >
                {t("times", { multiplier })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
