import { KENO_PAYS } from "@houselight/game-maths/keno";
import { useLocale } from "use-intl/react";
import { gameFigures } from "../game-figures.ts";
import type { PaysProps } from "../game-module.ts";
import { OddsTable } from "../originals/odds-table.tsx";
import { UnitNote } from "../originals/unit-note.tsx";
import { kenoPrizesOf } from "./keno.ts";
import { useWords } from "./words.ts";

/** Shows how numbers are drawn, and what tickets of every size pay, how often, and return. */
export function KenoPays({ game, stakeCents, currency }: PaysProps) {
  const words = useWords();
  const figures = gameFigures(game, useLocale());
  return (
    <section className="flex flex-col gap-3">
      <p>{words("rules")}</p>
      {Object.keys(KENO_PAYS).map((size) => {
        const picks = Number(size);
        const rows = kenoPrizesOf(picks).map(({ hits, ...prize }) => ({
          name: words("hitsOf", { hits, picks }),
          ...prize,
        }));
        return (
          <section key={size} className="flex flex-col gap-1">
            <h3 className="text-md">
              {words("size", { picks, rtp: figures.rtpOf(`picks_${size}`) })}
            </h3>
            <OddsTable
              head={words("drawnHead")}
              rows={rows}
              stakeCents={stakeCents}
              currency={currency}
            />
          </section>
        );
      })}
      <UnitNote game={game} />
    </section>
  );
}
