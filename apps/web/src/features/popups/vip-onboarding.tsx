import { GROUPS, joinGroups } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { usePlayer } from "../../data/accounts.ts";
import type { PopupProps } from "./popup-props.ts";

/** Welcomes a player to the pages of the club, until it was closed once (MODAL-06). */
export default function VipOnboarding({ onClose }: PopupProps) {
  const t = useTranslations();
  const player = usePlayer();
  const close = () => {
    onClose();
    // Whoever could not be noted is welcomed again.
    if (player)
      call(joinGroups, { body: { groups: { add: [GROUPS.vipOnboardingSeen] } } }).catch(() => {});
  };
  return (
    <Dialog open onClose={close} title={t("popups.onboardingTitle")} closeLabel={t("site.close")}>
      <div className="flex flex-col gap-5">
        <img src="/pictures/cup.svg" alt="" className="size-32 self-center" />
        <p>{t("popups.onboardingText")}</p>
        <p>{t("popups.vipText")}</p>
        <Button kind="action" wide onClick={close}>
          {t("popups.onboardingGo")}
        </Button>
      </div>
    </Dialog>
  );
}
