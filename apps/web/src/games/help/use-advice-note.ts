import type { StepView } from "@houselight/contracts/house-games";
import type { Advice } from "@houselight/game-maths";
import { useLocale, useTranslations } from "use-intl/react";

/** Below this a step is as good as the best: the difference is that of the last digit. */
const NOTHING = 1e-9;

const DIGITS = { minimumFractionDigits: 3, maximumFractionDigits: 3 };

/** Says in a word how good a step is. */
export interface AdviceNote {
  readonly text: string;
  readonly isBest: boolean;
}

/** Returns a function that notes at each step that it is the best, or what it costs; null without advice. */
export function useAdviceNote(
  advice: readonly Advice[] | null,
): (step: StepView) => AdviceNote | null {
  const t = useTranslations("games.help");
  const { format: text } = new Intl.NumberFormat(useLocale(), DIGITS);
  return (step) => {
    const found = advice?.find((each) => JSON.stringify(each.step) === JSON.stringify(step));
    const [best] = advice ?? [];
    if (!found || !best) return null;
    const cost = best.worth - found.worth;
    return cost < NOTHING
      ? { text: t("best"), isBest: true }
      : { text: t("less", { cost: text(cost) }), isBest: false };
  };
}
