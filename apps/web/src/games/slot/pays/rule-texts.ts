import type { SlotRules } from "@houselight/game-maths/slot";
import { useTranslations } from "use-intl/react";
import { useSymbolName } from "../slot-words.ts";

type Say = ReturnType<typeof useTranslations<"games.slotRules">>;
type Named = (symbol: string) => string;

/** Says the rule of a mechanic from its field in the sheet. */
type MechanicText = (say: Say, rules: SlotRules, named: Named) => string;

/** Rules of the mechanics by their fields. A game plays no mechanic that is not told here. */
export const MECHANIC_TEXTS: Readonly<Record<string, MechanicText>> = {
  fullBoard: (say, { mechanics, wild }, named) =>
    say("fullBoard", {
      wild: named(wild ?? ""),
      multiplier: mechanics.fullBoard?.multiplier ?? 1,
    }),
  expanding: (say) => say("expanding"),
};

/** The rules of a slot beside its pays, each a sentence or a few. */
export interface RuleTexts {
  /** Of the symbols on the board. */
  readonly board: readonly string[];
  /** The ways to free spins; empty when there are none. */
  readonly awards: readonly string[];
  readonly freeSpins: readonly string[];
  readonly cap: string | null;
}

/** Returns the rules of a slot in the visitor's language, made from its sheet. */
export function useRuleTexts(slug: string, rules: SlotRules): RuleTexts {
  const say = useTranslations("games.slotRules");
  const named = useSymbolName(slug);
  return {
    board: [...symbolTexts(say, rules, named), ...mechanicTexts(say, rules, named)],
    awards: Object.entries(rules.free_spins).map(([count, spins]) =>
      say("freeSpinsAward", { count, spins, scatter: named(rules.scatter ?? "") }),
    ),
    freeSpins: freeSpinTexts(say, rules, named),
    cap: rules.cap === null ? null : say("cap", { cap: rules.cap }),
  };
}

function symbolTexts(say: Say, rules: SlotRules, named: Named): string[] {
  const { wild, wild_multiplier: multiplier, scatter } = rules;
  const texts: string[] = [];
  if (wild !== null && scatter !== null)
    texts.push(say("wildBut", { wild: named(wild), scatter: named(scatter) }));
  else if (wild !== null) texts.push(say("wild", { wild: named(wild) }));
  if (wild !== null && multiplier > 1)
    texts.push(say("wildTimes", { wild: named(wild), multiplier }));
  if (scatter !== null) texts.push(say("scatter", { scatter: named(scatter) }));
  return texts;
}

const mechanicTexts = (say: Say, rules: SlotRules, named: Named): string[] =>
  Object.keys(rules.mechanics).flatMap((field) => {
    const text = MECHANIC_TEXTS[field];
    return text ? [text(say, rules, named)] : [];
  });

function freeSpinTexts(say: Say, rules: SlotRules, named: Named): string[] {
  if (Object.keys(rules.free_spins).length === 0) return [];
  const { free_spins_multiplier: multiplier, scatter } = rules;
  const texts: string[] = [];
  if (multiplier > 1) texts.push(say("freeSpinsTimes", { multiplier }));
  if (Object.keys(rules.retrigger).length > 0)
    texts.push(say("freeSpinsMore", { scatter: named(scatter ?? "") }));
  if (rules.free_reels !== null) texts.push(say("freeSpinsReels"));
  return texts;
}
