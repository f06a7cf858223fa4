import type { LiveTableFactsView } from "@houselight/contracts/live-tables";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useActiveAccount } from "../../../data/wallet.ts";
import { gameFigures } from "../../../games/game-figures.ts";
import { useMaxStake } from "../../../games/round/purse/use-stake.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { TablePanel } from "./table-panel.tsx";

/** Says what the table returns and what it takes, and opens its rules. */
export function TableFacts({ facts }: { readonly facts: LiveTableFactsView }) {
  const t = useTranslations("liveTables.facts");
  const panels = useTranslations("games.panels");
  const games = useTranslations("games");
  const locale = useLocale();
  const money = useMoney();
  const currency = useActiveAccount()?.currency ?? "EUR";
  const most = useMaxStake(facts, currency);
  const [isOpen, setOpen] = useState(false);
  const { rtp } = gameFigures(facts, locale);
  const least = facts.stakes[currency]?.[0];
  return (
    <TablePanel title={t("title")}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] text-sm tabular-nums [&>*]:border-line [&>*]:border-t [&>*]:py-1.5 [&>dd]:text-right [&>dt]:pr-3 [&>dt]:text-dim">
        <dt>{panels("rtp")}</dt>
        <dd>{rtp}</dd>
        {least === undefined ? null : (
          <>
            <dt>{t("limits")}</dt>
            <dd className="money">
              {t("range", { least: money(least, currency), most: money(most, currency) })}
            </dd>
          </>
        )}
        <dt>{panels("version")}</dt>
        <dd>{facts.version}</dd>
      </dl>
      <p className="text-pretty text-dim text-xs">{t("shared")}</p>
      <Button size="small" className="self-start" onClick={() => setOpen(true)}>
        {games("rules")}
      </Button>
      {isOpen ? (
        <RulesDialog facts={facts} currency={currency} onClose={() => setOpen(false)} />
      ) : null}
    </TablePanel>
  );
}

function RulesDialog({
  facts,
  currency,
  onClose,
}: {
  readonly facts: LiveTableFactsView;
  readonly currency: string;
  readonly onClose: () => void;
}) {
  const games = useTranslations("games");
  const site = useTranslations("site");
  // The rules come with the game that is played here: its script is asked for when somebody reads them.
  const { data: module } = useQuery({
    queryKey: ["live-tables", "rules", facts.game],
    queryFn: async () => (await import("../../../games/registry.ts")).games[facts.game]?.() ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onClose={onClose} title={games("rules")} closeLabel={site("close")}>
      <div className="min-h-96">
        {module ? (
          <module.Pays
            game={facts}
            currency={currency}
            stakeCents={facts.default_stakes[currency] ?? 0}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
