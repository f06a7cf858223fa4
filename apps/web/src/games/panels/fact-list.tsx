import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { gameFigures } from "../game-figures.ts";
import type { FactName, PanelProps } from "../game-module.ts";
import { Fact } from "./panel.tsx";

/** Lists the proven figures of a game that its module names; `children` stand below them. */
export function FactList({
  game,
  locale,
  module,
  children,
}: Pick<PanelProps, "game" | "locale" | "module"> & { readonly children?: ReactNode }) {
  const t = useTranslations("games.panels");
  const { rtp, oneIn, featureOneIn, multiple } = gameFigures(game, locale);
  const starts = featureOneIn("main");
  const facts: Readonly<Record<FactName, ReactNode>> = {
    rtp,
    volatility: t(game.volatility),
    hitRate: t("hitRateValue", { oneIn }),
    featureRate: starts === null ? null : t("hitRateValue", { oneIn: starts }),
    topWin: t("topWinValue", { multiple }),
  };
  return (
    <dl className="flex flex-col gap-1.5">
      {module.facts
        .filter((fact) => facts[fact] !== null)
        .map((fact) => (
          <Fact key={fact} name={t(fact)}>
            {facts[fact]}
          </Fact>
        ))}
      {children}
    </dl>
  );
}
