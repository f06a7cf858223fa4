import { buttonClass } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";
import type { ModalProps } from "../../shell/modal-host.tsx";
import { ModalLink, useGo } from "../../shell/modal-link.tsx";

/** Says what helps who forgot a password: there is no link by e-mail yet (AUTH-21). */
export default function RemindDialog({ search }: ModalProps) {
  const t = useTranslations("auth");
  const tSite = useTranslations("site");
  const { brand } = useClientContext();
  const { closeModal } = useGo();
  const subject = encodeURIComponent(t("remindTitle"));
  return (
    <Dialog open onClose={closeModal} title={t("remindTitle")} closeLabel={tSite("close")}>
      <div className="flex flex-col gap-4">
        <p>{t("remindText")}</p>
        <p className="text-dim">{t("remindNever")}</p>
        <a
          href={`mailto:${brand.support_email}?subject=${subject}`}
          className={buttonClass({ kind: "action", size: "large", wide: true })}
        >
          {t("remindWrite", { email: brand.support_email })}
        </a>
        <p className="text-center text-sm">
          <ModalLink
            modal="login"
            query={search.redirect ? { redirect: search.redirect } : {}}
            replace
            className="text-link"
          >
            {t("backToLogin")}
          </ModalLink>
        </p>
      </div>
    </Dialog>
  );
}
