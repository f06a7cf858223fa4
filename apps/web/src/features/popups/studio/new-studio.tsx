import { buttonClass } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { browserStore } from "../../../api/kept/kept-store.ts";
import type { PopupProps } from "../popup-props.ts";
import { markTold } from "./new-studios.ts";
import { useNewStudio } from "./new-studio-query.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Tells of a studio whose games are new here (MODAL-05). */
export default function NewStudio({ onClose }: PopupProps) {
  const t = useTranslations();
  const { studio: untold, flagged } = useNewStudio();
  // It is told of from the moment on that it is shown, and stays until the popup is closed.
  const [studio] = useState(untold);
  useEffect(() => {
    if (studio) markTold(studio.slug, flagged, browserStore);
    else onClose();
  }, [studio, flagged, onClose]);
  if (!studio) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("popups.studioTitle", { studio: studio.name })}
      closeLabel={t("site.close")}
    >
      <div className="flex flex-col gap-5">
        <p>{t("popups.studioText", { studio: studio.name })}</p>
        <Link
          to="/producers/$slug"
          params={{ slug: studio.slug }}
          onClick={onClose}
          className={buttonClass({ kind: "action", wide: true })}
        >
          {t("popups.studioGo")}
        </Link>
      </div>
    </Dialog>
  );
}
