import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../api/session.ts";
import { useAccounts } from "../../live/balance.ts";
import type { ModalProps } from "../../shell/modal-host.tsx";
import { useGo } from "../../shell/modal-link.tsx";
import { DepositForm } from "./deposit-form.tsx";

/** Three decisions: method, amount, confirm. */
export default function DepositDialog(_: ModalProps) {
  const t = useTranslations();
  const player = usePlayer();
  const accounts = useAccounts();
  const { closeModal } = useGo();
  const active = accounts.find((account) => account.active) ?? accounts[0];
  const currency = active?.currency ?? player?.currency;
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t("cashbox.depositTitle")}
      closeLabel={t("site.close")}
    >
      {currency ? <DepositForm key={currency} currency={currency} /> : null}
    </Dialog>
  );
}
