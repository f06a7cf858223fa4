import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { gameFigures } from "../game-figures.ts";
import type { PanelProps } from "../game-module.ts";
import { useAccounts } from "../../data/wallet.ts";
import { DEMO_CURRENCY } from "../round/purse/demo-purse.ts";
import { closeRules } from "../round/round-desk.ts";
import { useStake } from "../round/purse/use-stake.ts";
import { FactList } from "./fact-list.tsx";
import { CopiedCode, Fact } from "./panel.tsx";

/** Shows rules and pays of a game, in money for the stake that is chosen. */
export function RulesDialog({ game, mode, locale, module }: PanelProps) {
  const { Pays } = module;
  const t = useTranslations("games");
  const accounts = useAccounts();
  const active = accounts.find((account) => account.active) ?? accounts[0];
  const currency = mode === "demo" ? DEMO_CURRENCY : (active?.currency ?? "EUR");
  const { stakeCents } = useStake(game, currency);
  return (
    <Dialog open onClose={closeRules} title={t("rules")} closeLabel={t("close")} shape="wide">
      <div className="flex flex-col gap-6 text-sm">
        <Pays game={game} stakeCents={stakeCents} currency={currency} />
        <section className="flex max-w-md flex-col gap-3">
          <h3 className="text-lg">{t("panels.thisGame")}</h3>
          <FactList game={game} locale={locale} module={module}>
            <Fact name={t("panels.version")}>{game.version}</Fact>
            <CopiedCode name={t("panels.configHash")} text={game.config_hash} />
          </FactList>
        </section>
        <div className="flex flex-col gap-2 text-dim">
          <p>{t("paytable.returns", { rtp: gameFigures(game, locale).rtp })}</p>
          <p>{t("paytable.broken")}</p>
        </div>
      </div>
    </Dialog>
  );
}
