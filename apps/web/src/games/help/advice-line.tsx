import type { Advice } from "@houselight/game-maths";
import { useLocale, useTranslations } from "use-intl/react";

/** Below this the step is as good as the best: the difference is that of the last digit. */
const NOTHING = 1e-9;

const DIGITS = { minimumFractionDigits: 3, maximumFractionDigits: 3 };

/** Says what the best step is worth, and what the chosen one costs beside it. Takes no place while help is off. */
export function AdviceLine({
  on,
  advice,
  chosen,
}: {
  readonly on: boolean;
  /** The best first; null while there is nothing to say. */
  readonly advice: readonly Advice[] | null;
  /** The step that would be taken now, in wire form. */
  readonly chosen: unknown;
}) {
  const t = useTranslations("games.help");
  const { format: text } = new Intl.NumberFormat(useLocale(), DIGITS);
  const [best] = advice ?? [];
  if (!on) return null;
  // Its place is kept, so that nothing moves when the answer comes.
  if (!advice || !best) return <p role="status" className="min-h-8" />;
  const now = advice.find(({ step }) => JSON.stringify(step) === JSON.stringify(chosen));
  const cost = now ? best.worth - now.worth : null;
  return (
    <p
      role="status"
      data-advice
      className="rounded-control bg-ink/85 px-4 py-1.5 text-center text-sm low:text-xs"
    >
      {t("worth", { worth: text(best.worth) })}{" "}
      {cost === null ? null : cost < NOTHING ? (
        <span className="font-semibold text-mint">{t("same")}</span>
      ) : (
        <span className="font-semibold text-amber">{t("costs", { cost: text(cost) })}</span>
      )}
    </p>
  );
}
