import type { AdventureDayView, AdventureState } from "@houselight/contracts/adventures";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Star from "lucide-react/icons/star";
import X from "lucide-react/icons/x";
import { useFormatter, useTranslations } from "use-intl/react";

/** Classes of a day in the calendar, by the state of its card. */
const LOOKS: Readonly<Record<AdventureState, string>> = {
  superb: "border-amber text-amber",
  completed: "border-mint text-mint",
  active: "border-cream",
  lost: "border-line text-dim",
  future: "border-line-strong",
};

/** The days of an adventure as buttons: each shows its card. */
export function Calendar({
  days,
  chosen,
  onChoose,
}: {
  readonly days: readonly AdventureDayView[];
  /** Place of the day whose card is shown. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}) {
  const t = useTranslations("adventures");
  const format = useFormatter();
  return (
    <ol className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0">
      {days.map(({ step, day, date, state, stepTotal }, place) => {
        const weekday = format.dateTime(new Date(`${date}T12:00:00Z`), {
          weekday: "short",
          timeZone: "UTC",
        });
        const isFinal = step === stepTotal;
        return (
          <li key={step}>
            <button
              type="button"
              aria-pressed={place === chosen}
              aria-label={`${t("day", { day })}, ${t(`states.${state}`)}`}
              data-state={state}
              onClick={() => onChoose(place)}
              className={clsx(
                "flex min-h-16 w-16 flex-col items-center justify-center rounded-tile border-2 bg-surface-1 transition-[translate] duration-200 ease-settle hover:-translate-y-0.5",
                LOOKS[state],
                place === chosen && "bg-surface-2! shadow-lifted",
              )}
            >
              <span className="text-xs">{weekday}</span>
              <span className="money flex items-center gap-1 font-bold font-display text-lg">
                {isFinal ? <Star aria-hidden="true" className="size-5" /> : day}
                {state === "completed" ? <Check aria-hidden="true" className="size-4" /> : null}
                {state === "lost" ? <X aria-hidden="true" className="size-4" /> : null}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
