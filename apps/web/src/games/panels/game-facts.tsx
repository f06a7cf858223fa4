import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import type { FactName, PanelProps } from "../game-module.ts";
import { openRules } from "../round/round-desk.ts";
import { Fact, LinkButton, Panel } from "./panel.tsx";

/** Shows the proven figures of a game that its module names. */
export function GameFacts({ game, module }: PanelProps) {
  const t = useTranslations("games");
  const facts: Readonly<Record<FactName, ReactNode>> = {
    rtp: `${game.rtp_percent} %`,
    volatility: t(`panels.${game.volatility}`),
    hitRate: t("panels.hitRateValue", { oneIn: game.hit_rate_one_in }),
    topWin: t("panels.topWinValue", { multiple: game.max_win_multiple }),
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
