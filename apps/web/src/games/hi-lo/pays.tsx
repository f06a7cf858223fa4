import { chanceOf, factorOf, type Guess, GUESSES, MOST_CARDS } from "@houselight/game-maths/hi-lo";
import { useLocale, useTranslations } from "use-intl/react";
import { rankIndex } from "../cards/card-face.tsx";
import { gameFigures } from "../game-figures.ts";
import type { PaysProps } from "../game-module.ts";
import { useOddsText } from "../originals/odds-text.ts";
import { UnitNote } from "../originals/unit-note.tsx";
import { useGuessName } from "./hi-lo.ts";
import { useWords } from "./words.ts";

const RANKS = Array.from({ length: 13 }, (_, index) => index + 1);

/** Shows how hi-lo is played, and the chance and the factor of both guesses on every card. */
export function HiLoPays({ game }: PaysProps) {
  const words = useWords();
  const { multiple } = gameFigures(game, useLocale());
  return (
    <section className="flex flex-col gap-3">
      <p>{words("rules")}</p>
      <p>{words("exact")}</p>
      <GuessTable />
      <p>{words("most", { multiple, cards: MOST_CARDS })}</p>
      <p>{words("left")}</p>
      <UnitNote game={game} />
    </section>
  );
}

function GuessTable() {
  const words = useWords();
  const t = useTranslations("games.originals");
  const text = useOddsText();
  const nameOf = useGuessName();
  const cell = "py-1.5 pr-3 text-left last:pr-0";
  const figures = (rank: number, guess: Guess) =>
    `${nameOf(rank, guess)}: ${text.chance(chanceOf(rank, guess))}, ${text.multiple(factorOf(rank, guess))}`;
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <caption className="pb-1 text-left text-dim text-sm">
          {words("table", { chance: t("chance") })}
        </caption>
        <thead>
          <tr className="border-line border-b text-dim">
            {[words("card"), words("higher"), words("lower")].map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {RANKS.map((rank) => (
            <tr key={rank}>
              <th scope="row" className={`${cell} money font-medium`}>
                {rankIndex(rank)}
              </th>
              {GUESSES.map((guess) => (
                <td key={guess} className={`${cell} money whitespace-normal`}>
                  {figures(rank, guess)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
