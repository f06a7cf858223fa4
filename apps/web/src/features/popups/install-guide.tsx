import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";
import { device } from "../../data/visitor/device.ts";
import type { PopupProps } from "./popup-props.ts";

/** Says how to put the site on the home screen (MODAL-18): each browser does it in its own menu. */
export default function InstallGuide({ onClose }: PopupProps) {
  const t = useTranslations("popups");
  const tSite = useTranslations("site");
  const { brand } = useClientContext();
  const steps =
    device().hints.os === "iOS"
      ? (["installIos1", "installIos2"] as const)
      : (["installAny1", "installAny2"] as const);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("installTitle", { brand: brand.name })}
      closeLabel={tSite("close")}
    >
      <div className="flex flex-col gap-5">
        <p>{t("installText")}</p>
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <Button wide size="large" onClick={onClose}>
          {t("installDone")}
        </Button>
      </div>
    </Dialog>
  );
}
