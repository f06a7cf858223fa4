import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { useGo } from "../../../shell/modal-link.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";

/** Sends another mail with a confirmation. */
export default function EmailVerifyDialog({ search }: ModalProps) {
  const t = useTranslations();
  const { closeModal } = useGo();
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t("auth.confirmTitle")}
      closeLabel={t("site.close")}
      shape="entry"
    >
      <div className="flex flex-col gap-5">
        <p>{t("auth.resendText")}</p>
        <ResendConfirmation given={search.email} />
      </div>
    </Dialog>
  );
}
