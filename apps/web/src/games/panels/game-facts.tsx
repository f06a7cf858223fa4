import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { gameFigures } from "../game-figures.ts";
import type { FactName, PanelProps } from "../game-module.ts";
import { openRules } from "../round/round-desk.ts";
import { Fact, LinkButton, Panel } from "./panel.tsx";

/** Shows the proven figures of a game that its module names. */
export function GameFacts({ game, locale, module }: PanelProps) {
  const t = useTranslations("games");
  const { rtp, oneIn, multiple } = gameFigures(game, locale);
  const facts: Readonly<Record<FactName, ReactNode>> = {
    rtp,
    volatility: t(`panels.${game.volatility}`),
    hitRate: t("panels.hitRateValue", { oneIn }),
    topWin: t("panels.topWinValue", { multiple }),
  };
  return (
    <Panel title={t("panels.thisGame")}>
      <dl className="flex flex-col gap-1.5">
        {module.facts.map((fact) => (
          <Fact key={fact} name={t(`panels.${fact}`)}>
            {facts[fact]}
          </Fact>
        ))}
      </dl>
      <LinkButton onClick={() => openRules(game)}>{t("rules")}</LinkButton>
    </Panel>
  );
}
