import type { SlotRules } from "@houselight/game-maths/slot";
import { useFormatter, useTranslations } from "use-intl/react";
import { leastPaid, shapeOf, waysOf } from "../slot-rules.ts";
import { useSymbolName } from "../slot-words.ts";

type Say = ReturnType<typeof useTranslations<"games.slotRules">>;
type Named = (symbol: string) => string;
/** Joins texts as the visitor's language does. */
type List = (texts: readonly string[]) => string;

/** Says the rule of a mechanic from its field in the sheet. */
type MechanicText = (say: Say, rules: SlotRules, named: Named, list: List) => string;

/** Rules of the mechanics by their fields. A game plays no mechanic that is not told here. */
export const MECHANIC_TEXTS: Readonly<Record<string, MechanicText>> = {
  fullBoard: (say, { mechanics, wild }, named) =>
    say("fullBoard", {
      wild: named(wild ?? ""),
      multiplier: mechanics.fullBoard?.multiplier ?? 1,
    }),
  expanding: (say) => say("expanding"),
  stickyReel: (say, { mechanics: { stickyReel: rule } }, named) =>
    say("stickyReel", {
      symbol: named(rule?.symbol ?? ""),
      reel: (rule?.reel ?? 0) + 1,
      keptBy: named(rule?.keptBy ?? ""),
      most: rule?.maxRespins ?? 0,
    }),
  walking: (say, { mechanics: { walking: rule }, wild: symbol }, named) => {
    const wild = named(symbol ?? "");
    const text = say("walking", { wild, most: rule?.maxRespins ?? 0 });
    const meeting = rule?.meeting ?? 1;
    return meeting > 1 ? `${text} ${say("walkingMeet", { wild, meeting })}` : text;
  },
  mystery: (say, { mechanics: { mystery } }, named) =>
    say("mystery", { symbol: named(mystery?.symbol ?? "") }),
  cascade: (say, { mechanics: { cascade } }) => say("cascade", { most: cascade?.maxCascades ?? 0 }),
  reelHeights: (say, rules) => {
    const { leastRows, rows } = shapeOf(rules);
    return say("reelHeights", { least: leastRows, most: rows });
  },
  risingMultiplier: (say, { mechanics: { risingMultiplier: rule } }) =>
    say("risingMultiplier", { step: rule?.step ?? 0 }),
  umbrellas: (say, { mechanics: { umbrellas } }, named) => {
    const umbrella = named(umbrellas?.symbol ?? "");
    const text = say("umbrellas", { umbrella });
    return umbrellas?.staysOpen ? `${text} ${say("umbrellasStay", { umbrella })}` : text;
  },
  springs: (say, { mechanics: { springs } }, named) =>
    say("springs", { spring: named(springs?.symbol ?? ""), most: springs?.maxRemoved ?? 0 }),
  hold: (say, { mechanics: { hold } }, named) => {
    const { from = 0, spins = 0, full = 0, chance: [wins, of] = [0, 1], symbol = "" } = hold ?? {};
    const text = say("hold", { symbol: named(symbol), from, spins, chance: `${wins} : ${of}` });
    return full > 0 ? `${text} ${say("holdFull", { full })}` : text;
  },
  trail: (say, { mechanics: { trail } }, named, list) => {
    const starts = Object.entries(trail?.starts ?? {}).map(([count, harbour]) =>
      say("trailStart", { count, harbour }),
    );
    const count = trail?.harbours.length ?? 0;
    return say("trail", { symbol: named(trail?.symbol ?? ""), count, starts: list(starts) });
  },
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
  const format = useFormatter();
  const list: List = (texts) => format.list(texts);
  return {
    board: [
      ...boardTexts(say, rules),
      ...symbolTexts(say, rules, named),
      ...mechanicTexts(say, rules, named, list),
    ],
    awards: Object.entries(rules.free_spins).map(([count, spins]) =>
      say("freeSpinsAward", { count, spins, scatter: named(rules.scatter ?? "") }),
    ),
    freeSpins: freeSpinTexts(say, rules, named),
    cap: rules.cap === null ? null : say("cap", { cap: rules.cap }),
  };
}

/** Says how a board is read, where it is not along lines. */
function boardTexts(say: Say, rules: SlotRules): string[] {
  const count = waysOf(rules);
  if (rules.mechanics.reelHeights) return [say("waysUpTo", { count })];
  if (rules.pays_by === "ways") return [say("ways", { count })];
  if (rules.pays_by === "clusters") return [say("clusters", { from: leastPaid(rules) })];
  return rules.pays_by === "anywhere" ? [say("anywhere", { from: leastPaid(rules) })] : [];
}

function symbolTexts(say: Say, rules: SlotRules, named: Named): string[] {
  const { wild, wild_multiplier: multiplier, scatter } = rules;
  const texts: string[] = [];
  // What starts a feature counts by itself: no wild stands for it.
  const { hold, trail } = rules.mechanics;
  const apart = scatter ?? hold?.symbol ?? trail?.symbol ?? null;
  if (wild !== null && apart !== null)
    texts.push(say("wildBut", { wild: named(wild), scatter: named(apart) }));
  else if (wild !== null) texts.push(say("wild", { wild: named(wild) }));
  if (wild !== null && multiplier > 1)
    texts.push(say("wildTimes", { wild: named(wild), multiplier }));
  if (scatter !== null) texts.push(say("scatter", { scatter: named(scatter) }));
  return texts;
}

const mechanicTexts = (say: Say, rules: SlotRules, named: Named, list: List): string[] =>
  Object.keys(rules.mechanics).flatMap((field) => {
    const text = MECHANIC_TEXTS[field];
    return text ? [text(say, rules, named, list)] : [];
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
