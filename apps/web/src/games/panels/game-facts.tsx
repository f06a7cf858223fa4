import type { HouseGameView } from "@houselight/contracts/house-games";
import { useTranslations } from "use-intl/react";
import { openRules } from "../round/round-desk.ts";
import { Fact, LinkButton, Panel } from "./panel.tsx";

/** The proven figures of a game. */
export function GameFacts({ game }: { readonly game: HouseGameView }) {
  const t = useTranslations("games");
  return (
    <Panel title={t("panels.thisGame")}>
      <dl className="flex flex-col gap-1.5">
        <Fact name={t("panels.rtp")}>{game.rtp_percent} %</Fact>
        <Fact name={t("panels.volatility")}>{t(`panels.${game.volatility}`)}</Fact>
        {game.kind === "slot" ? (
          <Fact name={t("panels.hitRate")}>
            {t("panels.hitRateValue", { oneIn: game.hit_rate_one_in })}
          </Fact>
        ) : null}
        <Fact name={t("panels.topWin")}>
          {t("panels.topWinValue", { multiple: game.max_win_multiple })}
        </Fact>
      </dl>
      <LinkButton onClick={() => openRules(game)}>{t("rules")}</LinkButton>
    </Panel>
  );
}
