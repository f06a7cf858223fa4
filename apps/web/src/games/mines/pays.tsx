import { chanceOfPicks, mostPicks, multipleOf } from "@houselight/game-maths/mines";
import { useLocale } from "use-intl/react";
import { gameFigures } from "../game-figures.ts";
import type { PaysProps } from "../game-module.ts";
import { OddsTable } from "../originals/odds-table.tsx";
import { UnitNote } from "../originals/unit-note.tsx";
import { chosenIn } from "../originals/use-choice.ts";
import { minesChoice } from "./mines.ts";
import { useWords } from "./words.ts";

/** Shows how mines is played, and what each pick pays with the mines that are chosen. */
export function MinesPays({ game, stakeCents, currency }: PaysProps) {
  const words = useWords();
  const { mines } = chosenIn(minesChoice);
  const { multiple } = gameFigures(game, useLocale());
  const rows = Array.from({ length: mostPicks(mines) }, (_, index) => ({
    name: String(index + 1),
    chance: chanceOfPicks(mines, index + 1),
    multiple: multipleOf(mines, index + 1),
  }));
  return (
    <section className="flex flex-col gap-3">
      <p>{words("rules")}</p>
      <p>{words("exact")}</p>
      <OddsTable
        head={words("picks", { mines })}
        rows={rows}
        stakeCents={stakeCents}
        currency={currency}
        returns
      />
      <p>{words("most", { multiple })}</p>
      <p>{words("left")}</p>
      <UnitNote game={game} />
    </section>
  );
}
