import { choiceOfChance, type DiceChoice, diceMultiple } from "@houselight/game-maths/dice";
import { useTranslations } from "use-intl/react";
import type { PaysProps } from "../game-module.ts";
import { OddsTable } from "../originals/odds-table.tsx";
import { UnitNote } from "../originals/unit-note.tsx";
import { chosenIn } from "../originals/use-choice.ts";
import { diceOriginal } from "./dice.ts";
import { diceChance, rollText } from "./odds.ts";
import { useWords } from "./words.ts";

/** Numbers of winning rolls that show how chance and pay go together. */
const EXAMPLES = [9_800, 7_500, 4_950, 2_500, 1_000, 100, 10, 1];

/** Shows how a roll is won, and the chance, pay and return of the own choice and of others. */
export function DicePays({ game, stakeCents, currency }: PaysProps) {
  const words = useWords();
  const t = useTranslations("games.originals");
  const chosen = chosenIn(diceOriginal);
  const nameOf = ({ side, target }: DiceChoice) =>
    words(`choice.${side}`, { target: rollText(target) });
  const rowOf = (choice: DiceChoice, name = nameOf(choice)) => ({
    name,
    chance: diceChance(choice),
    multiple: diceMultiple(choice),
  });
  const table = { head: words("bet"), stakeCents, currency, returns: true };
  return (
    <section className="flex flex-col gap-3">
      <p>{words("rules")}</p>
      <OddsTable
        {...table}
        rows={[
          rowOf(chosen, t("yours", { choice: nameOf(chosen) })),
          ...EXAMPLES.map((rolls) => rowOf(choiceOfChance("under", rolls))),
        ]}
      />
      <p>{words("anyTarget")}</p>
      <UnitNote game={game} />
    </section>
  );
}
