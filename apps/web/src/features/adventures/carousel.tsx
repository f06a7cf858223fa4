import type { AdventureView } from "@houselight/contracts/adventures";
import { Button } from "@houselight/ui/button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { StepCard } from "./step-card.tsx";

/** The cards of an adventure in a row that can be swiped; it follows the day that is chosen (VIP-17). */
export function Carousel({
  adventure,
  chosen,
  onShow,
}: {
  readonly adventure: AdventureView;
  readonly chosen: number;
  readonly onShow: (place: number) => void;
}) {
  const t = useTranslations("adventures");
  const strip = useRef<HTMLOListElement>(null);
  const { days } = adventure;
  useEffect(() => {
    const list = strip.current;
    const card = list?.children[chosen];
    // The page itself does not move: only the row does.
    if (list && card instanceof HTMLElement)
      list.scrollTo({ left: card.offsetLeft - list.clientWidth / 2 + card.clientWidth / 2 });
  }, [chosen]);
  return (
    <div className="flex flex-col gap-3">
      <ol
        ref={strip}
        aria-label={t("cards")}
        className="relative -mx-4 flex gap-4 overflow-x-auto scroll-smooth px-4 pt-2 pb-4 motion-reduce:scroll-auto sm:mx-0 sm:px-1"
      >
        {days.map((step, place) => (
          <li
            key={step.step}
            data-step={step.step}
            aria-current={place === chosen ? "step" : undefined}
            className="w-[min(20rem,85%)] shrink-0"
          >
            <StepCard step={step} isChosen={place === chosen} />
          </li>
        ))}
      </ol>
      <div className="flex items-center justify-center gap-3">
        <Button
          size="icon"
          aria-label={t("before")}
          disabled={chosen === 0}
          onClick={() => onShow(chosen - 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <p aria-live="polite" className="money min-w-24 text-center text-sm">
          {t("cardOf", { card: chosen + 1, total: days.length })}
        </p>
        <Button
          size="icon"
          aria-label={t("next")}
          disabled={chosen === days.length - 1}
          onClick={() => onShow(chosen + 1)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}
