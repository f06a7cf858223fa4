import { buttonClass } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { ModalLink } from "../../shell/modal-link.tsx";

/** Leads a guest to an account and a player to a deposit (CMS-05). */
export function SignUpDepositButton() {
  const t = useTranslations("content");
  const player = usePlayer();
  return (
    <ModalLink
      modal={player ? "deposit" : "registration"}
      className={`${buttonClass({ kind: "action" })} mt-6`}
    >
      {t(player ? "deposit" : "createAccount")}
    </ModalLink>
  );
}
