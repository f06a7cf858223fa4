import { Dialog } from "@houselight/ui/dialog";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useGo } from "../../../shell/modal-link.tsx";

/** The frame of the popups by which one comes in: each takes the screen (MODAL-01). */
export function EntryDialog({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const t = useTranslations("site");
  const { closeModal } = useGo();
  return (
    <Dialog open onClose={closeModal} title={title} closeLabel={t("close")} shape="entry">
      {children}
    </Dialog>
  );
}
