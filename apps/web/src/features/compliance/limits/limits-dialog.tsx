import type { UserLimitView } from "@houselight/contracts/compliance";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useGo } from "../../../shell/modal-link.tsx";
import LimitDialog from "./limit-dialog.tsx";
import { LimitList } from "./limit-list.tsx";

/** Shows a player's limits over any page, where one of them has refused something (MODAL-05). */
export default function LimitsDialog() {
  const t = useTranslations();
  const { closeModal } = useGo();
  const [edited, setEdited] = useState<UserLimitView | "new" | null>(null);
  return (
    <Dialog
      open
      shape="wide"
      onClose={closeModal}
      title={t("limits.title")}
      closeLabel={t("site.close")}
    >
      <p className="text-dim text-md">{t("limits.text")}</p>
      <LimitList onChange={setEdited} />
      <Button kind="action" className="mt-6" onClick={() => setEdited("new")}>
        {t("limits.add")}
      </Button>
      {edited ? (
        <LimitDialog limit={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </Dialog>
  );
}
