import { GROUPS } from "@houselight/contracts/accounts";
import { rateIn } from "@houselight/contracts/comps";
import { Button } from "@houselight/ui/button";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { Coin } from "../../../shell/drawings/coin.tsx";
import { AllowBonusesButton } from "../../../shell/drawings/prizes/unless-bonuses-off.tsx";
import { usePointsText, useValueText } from "../use-shop.ts";
import type { Agreed } from "./card-step.tsx";

/** Asks whoever has turned bonuses off to turn them on: without that the house gives nothing (COMP-13). */
export function BonusesStep({
  onAllowed,
  onBack,
}: {
  readonly onAllowed: () => void;
  readonly onBack: () => void;
}) {
  const t = useTranslations("comps.bonuses");
  return (
    <>
      <p className="text-md text-pretty">{t("text")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <AllowBonusesButton kind="action" onAllowed={onAllowed} />
        <Button onClick={onBack}>{t("keep")}</Button>
      </div>
    </>
  );
}

/** Says once more what goes and what comes, before it does. */
export function ConfirmStep({
  card,
  quantity,
  currency,
  isBusy,
  onConfirm,
  onBack,
}: Agreed & {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}) {
  const t = useTranslations("comps.confirm");
  const pointsText = usePointsText();
  const valueOf = useValueText();
  const price = pointsText(rateIn(card.rates, currency).points * quantity);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-4 rounded-control bg-ink p-4">
        <Coin className="size-12" />
        <p className="text-md text-pretty">
          {t("text", { price, value: valueOf(card, currency, quantity) })}
        </p>
      </div>
      <MultiAccountWarning />
      <div className="flex flex-wrap gap-3">
        <Button kind="action" size="large" busy={isBusy} onClick={onConfirm}>
          {t("exchange", { price })}
        </Button>
        <Button size="large" disabled={isBusy} onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </div>
  );
}

/** Warns players who have more than one account (COMP-12). */
function MultiAccountWarning() {
  const t = useTranslations("comps");
  const player = usePlayer();
  if (!player?.statuses.some(({ id }) => id === GROUPS.multiAccount)) return null;
  return (
    <p role="alert" className="flex items-start gap-3 rounded-control bg-surface-2 p-4">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
      <span className="text-pretty">{t("multiAccount")}</span>
    </p>
  );
}
