import { Button } from "@houselight/ui/button";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useFormatter, useTranslations } from "use-intl/react";

/** The number of a reward: from one to as many as the points are enough for (COMP-11). */
export function Quantity({
  value,
  max,
  onChange,
}: {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) {
  const t = useTranslations("comps.quantity");
  const format = useFormatter();
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="sr-only">{t("label")}</legend>
      <span aria-hidden="true" className="grow text-dim">
        {t("label")}
      </span>
      <Button
        size="icon"
        aria-label={t("less")}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </Button>
      <output className="money min-w-10 text-center font-bold font-display text-xl">
        {format.number(value)}
      </output>
      <Button
        size="icon"
        aria-label={t("more")}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </Button>
      <Button disabled={value >= max} onClick={() => onChange(max)}>
        {t("most", { number: format.number(max) })}
      </Button>
    </fieldset>
  );
}
