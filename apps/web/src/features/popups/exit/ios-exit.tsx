import { CopyButton } from "@houselight/ui/copy-button";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { useEffect } from "react";
import { useClientContext } from "../../../data/configuration.ts";
import type { PopupProps } from "../popup-props.ts";
import { markExitShown } from "./ios-webview.ts";

/** Shows whoever reads the site inside another app how to open it in a browser (MODAL-07). */
export default function IosExit({ onClose }: PopupProps) {
  const t = useTranslations();
  const { brand, site_url } = useClientContext();
  useEffect(markExitShown, []);
  return (
    <Dialog open onClose={onClose} title={t("popups.exitTitle")} closeLabel={t("site.close")}>
      <div className="flex flex-col gap-5">
        <p>{t("popups.exitText", { brand: brand.name })}</p>
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          <li>{t("popups.exit1")}</li>
          <li>{t("popups.exit2")}</li>
        </ol>
        <p className="flex items-center gap-3 rounded-control bg-surface-2 py-1 pr-1 pl-4">
          <span className="min-w-0 grow break-all">{site_url}</span>
          <CopyButton
            text={site_url}
            label={t("site.copy", { label: site_url })}
            copiedLabel={t("site.copied", { label: site_url })}
          />
        </p>
      </div>
    </Dialog>
  );
}
