import type { JackpotWinAwardMessage } from "@houselight/contracts/jackpots";
import { Button, buttonClass } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { paths } from "../../paths.ts";
import { PotDrawing } from "./pot-drawing.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Says what a player won, and where it is now (JACKPOT-08). */
export default function WinDialog({
  award,
  onClose,
}: {
  readonly award: JackpotWinAwardMessage;
  readonly onClose: () => void;
}) {
  const t = useTranslations();
  const money = useMoney();
  const { jackpot, jackpot_name: name, jackpot_level_name: level } = award;
  const isConverted = award.currency !== award.jackpot_original_currency;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("jackpots.win.title", { level })}
      closeLabel={t("site.close")}
      staysOnOutsidePress
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-5">
          <PotDrawing isFull className="size-24 shrink-0 animate-rise" />
          <p className="money font-bold font-display text-2xl sm:text-3xl">
            {money(award.amount_cents, award.currency)}
          </p>
        </div>
        <p className="text-md">{t("jackpots.win.text", { level, name })}</p>
        {isConverted ? (
          <p className="text-dim">
            {t("jackpots.win.original", {
              amount: money(award.jackpot_original_amount_cents, award.jackpot_original_currency),
            })}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{t("site.close")}</Button>
          <Link to={paths.jackpot(jackpot) as "/"} onClick={onClose} className={buttonClass()}>
            {t("jackpots.win.go")}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
