import { chanceOfHeight, limboMultiple, TARGETS } from "@houselight/game-maths/limbo";
import { useTranslations } from "use-intl/react";
import type { PaysProps } from "../game-module.ts";
import { OddsTable } from "../originals/odds-table.tsx";
import { UnitNote } from "../originals/unit-note.tsx";
import { chosenIn } from "../originals/use-choice.ts";
import { heightText } from "./heights.ts";
import { limboOriginal } from "./limbo.ts";
import { useWords } from "./words.ts";

const EXAMPLES = [TARGETS.least, 150, 200, 500, 1_000, 10_000, 1_000_000, TARGETS.most];

/** Shows how a round is won, and the chance, pay and return of the own target and of others. */
export function LimboPays({ game, stakeCents, currency }: PaysProps) {
  const words = useWords();
  const t = useTranslations("games.originals");
  const { target: chosen } = chosenIn(limboOriginal);
  const nameOf = (target: number) => words("short", { height: heightText(target) });
  const rowOf = (target: number, name = nameOf(target)) => ({
    name,
    chance: chanceOfHeight(target),
    multiple: limboMultiple({ target }),
  });
  return (
    <section className="flex flex-col gap-3">
      <p>{words("rules")}</p>
      <OddsTable
        head={words("target")}
        stakeCents={stakeCents}
        currency={currency}
        returns
        rows={[
          rowOf(chosen, t("yours", { choice: nameOf(chosen) })),
          ...EXAMPLES.map((target) => rowOf(target)),
        ]}
      />
      <p>{words("draws")}</p>
      <UnitNote game={game} />
    </section>
  );
}
