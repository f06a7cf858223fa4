import type { PrizeView } from "@houselight/contracts/prizes";
import type { WheelSpinView } from "@houselight/contracts/wheel";
import { buttonClass } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { PrizeOdds } from "../../shell/drawings/prizes/prize-odds.tsx";
import { usePrizeText } from "../../shell/drawings/prizes/use-prize-text.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Says what the wheel has brought, and where it is. */
export function WonDialog({
  spin: { prizes, draw },
  onClose,
}: {
  readonly spin: WheelSpinView;
  readonly onClose: () => void;
}) {
  const t = useTranslations("wheel");
  const site = useTranslations("site");
  const text = usePrizeText();
  const prize = prizes[draw.index] as PrizeView;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("won", { prize: text(prize) })}
      closeLabel={site("close")}
    >
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-md">{t("wonText")}</p>
        <PrizeOdds prizes={prizes} won={draw.index} label={t("prizes")} />
        <Link to="/profile/gifts" className={buttonClass({ kind: "action", wide: true })}>
          {t("toGifts")}
        </Link>
      </div>
    </Dialog>
  );
}
