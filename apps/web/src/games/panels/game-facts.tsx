import { useTranslations } from "use-intl/react";
import type { PanelProps } from "../game-module.ts";
import { openRules } from "../round/round-desk.ts";
import { FactList } from "./fact-list.tsx";
import { LinkButton, Panel } from "./panel.tsx";

/** Shows the proven figures of a game, and leads to its rules. */
export function GameFacts({ game, locale, module }: PanelProps) {
  const t = useTranslations("games");
  return (
    <Panel title={t("panels.thisGame")}>
      <FactList game={game} locale={locale} module={module} />
      <LinkButton onClick={() => openRules(game)}>{t("rules")}</LinkButton>
    </Panel>
  );
}
