import { useTranslations } from "use-intl/react";
import type { BetMode } from "../slot-rules.ts";
import { useSymbolName } from "../slot-words.ts";

/** Returns a function that names a way to bet, and says what it costs and changes. */
export function useModeWords(
  slug: string,
): (mode: BetMode, price: string) => { readonly name: string; readonly text: string } {
  const say = useTranslations("games.slotRules");
  const named = useSymbolName(slug);
  return ({ kind, rules, startSpins }, price) => {
    const spins = Object.values(rules.free_spins)[0] ?? 0;
    const multiplier = rules.free_spins_multiplier;
    const scatter = named(rules.scatter ?? "");
    if (kind === "ante")
      return { name: say("modeAnte"), text: say("modeAnteText", { price, scatter }) };
    if (kind === "buy")
      return { name: say("modeBuy"), text: say("modeBuyText", { price, spins: startSpins }) };
    if (kind === "choice")
      return {
        name: say("modeChoice", { spins, multiplier }),
        text: say("modeChoiceText", { price, scatter, spins, multiplier }),
      };
    return { name: say("modeMain"), text: say("modeMainText", { price }) };
  };
}
