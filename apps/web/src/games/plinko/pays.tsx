import { basketsOf, boardName, plinkoMultiple, RISKS, ROWS } from "@houselight/game-maths/plinko";
import { useLocale } from "use-intl/react";
import { gameFigures } from "../game-figures.ts";
import type { PaysProps } from "../game-module.ts";
import { OddsTable } from "../originals/odds-table.tsx";
import { UnitNote } from "../originals/unit-note.tsx";
import { chosenIn } from "../originals/use-choice.ts";
import { chanceOfBasket, plinkoOriginal } from "./plinko.ts";
import { useWords } from "./words.ts";

/** Shows how the ball falls, the baskets of the chosen board, and every other board. */
export function PlinkoPays({ game, stakeCents, currency }: PaysProps) {
  const words = useWords();
  const figures = gameFigures(game, useLocale());
  const chosen = chosenIn(plinkoOriginal);
  const rows = basketsOf(chosen).map((hundredths, basket) => ({
    name: words("basket", { basket: basket + 1 }),
    chance: chanceOfBasket(chosen.rows, basket),
    multiple: plinkoMultiple(hundredths),
  }));
  const boards = RISKS.flatMap((risk) =>
    Array.from({ length: ROWS.most - ROWS.least + 1 }, (_, at) => ({
      rows: ROWS.least + at,
      risk,
    })),
  );
  const cell = "py-1.5 pr-3 text-left align-baseline last:pr-0";
  return (
    <section className="flex flex-col gap-3">
      <p>{words("rules")}</p>
      <h3 className="text-md">
        {words("board", { rows: chosen.rows, risk: words(`risks.${chosen.risk}`) })}
      </h3>
      <OddsTable
        head={words("basketHead")}
        rows={rows}
        stakeCents={stakeCents}
        currency={currency}
      />
      <h3 className="text-md">{words("all")}</h3>
      <p>{words("allText")}</p>
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-dim">
            {[words("boardHead"), words("half"), words("returned")].map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {boards.map((board) => (
            <tr key={boardName(board)}>
              <th scope="row" className={`${cell} font-medium`}>
                {words("board", { rows: board.rows, risk: words(`risks.${board.risk}`) })}
              </th>
              <td className={`${cell} money whitespace-normal`}>
                {basketsOf(board)
                  .slice(0, Math.floor(board.rows / 2) + 1)
                  .map((hundredths) => hundredths / 100)
                  .join(" · ")}
              </td>
              <td className={`${cell} money`}>{figures.rtpOf(boardName(board))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <UnitNote game={game} />
    </section>
  );
}
