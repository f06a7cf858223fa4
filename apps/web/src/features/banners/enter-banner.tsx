import { buttonClass } from "@houselight/ui/button";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ModalLink } from "../../shell/modal-link.tsx";
import { CloseButton } from "./close-button.tsx";

/** Stays away for so long once it was closed (BANNER-15). */
const AWAY_MS = 120_000;

/** Offers a guest an account; what was closed comes back. The flag of the promo banner asks for it. */
export default function EnterBanner() {
  const t = useTranslations("banners");
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (!closed) return undefined;
    const timer = setTimeout(() => setClosed(false), AWAY_MS);
    return () => clearTimeout(timer);
  }, [closed]);
  if (closed) return null;
  return (
    <aside
      aria-label={t("enterTitle")}
      className="fixed right-4 bottom-20 z-20 w-72 max-w-[calc(100vw-2rem)] animate-rise rounded-tile bg-surface-2 p-5 shadow-lifted lg:bottom-6"
    >
      <CloseButton onPress={() => setClosed(true)} />
      <h2 className="pr-8 text-lg">{t("enterTitle")}</h2>
      <p className="mt-1 text-cream text-sm">{t("enterText")}</p>
      <ModalLink
        modal="registration"
        className={`${buttonClass({ kind: "quiet", size: "small" })} mt-3`}
      >
        {t("enterButton")}
      </ModalLink>
    </aside>
  );
}
