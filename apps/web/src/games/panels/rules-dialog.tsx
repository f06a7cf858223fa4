import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { gameFigures } from "../game-figures.ts";
import type { PanelProps } from "../game-module.ts";
import { useAccounts } from "../../data/wallet.ts";
import { DEMO_CURRENCY } from "../round/purse/demo-purse.ts";
import { closeRules } from "../round/round-desk.ts";
import { useStake } from "../round/purse/use-stake.ts";

/** Shows rules and pays of a game, in money for the stake that is chosen. */
export function RulesDialog({ game, mode, locale, module: { Pays } }: PanelProps) {
  const t = useTranslations("games");
  const accounts = useAccounts();
  const active = accounts.find((account) => account.active) ?? accounts[0];
  const currency = mode === "demo" ? DEMO_CURRENCY : (active?.currency ?? "EUR");
  const { stakeCents } = useStake(game, currency);
  return (
    <Dialog open onClose={closeRules} title={t("rules")} closeLabel={t("close")} shape="wide">
      <div className="flex flex-col gap-6 text-sm">
        <Pays game={game} stakeCents={stakeCents} currency={currency} />
        <div className="flex flex-col gap-2 text-dim">
          <p>{t("paytable.returns", { rtp: gameFigures(game, locale).rtp })}</p>
          <p>{t("paytable.broken")}</p>
        </div>
      </div>
    </Dialog>
  );
}
