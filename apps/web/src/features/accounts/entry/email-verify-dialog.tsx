import { useTranslations } from "use-intl/react";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { OfferedConfirmation } from "./resend-confirmation.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

/** Sends another mail with a confirmation. */
export default function EmailVerifyDialog({ search }: ModalProps) {
  const t = useTranslations();
  return (
    <EntryDialog title={t("auth.confirmTitle")}>
      <OfferedConfirmation given={search.email} />
    </EntryDialog>
  );
}
