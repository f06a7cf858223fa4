import { buttonClass } from "@houselight/ui/button";
import Smartphone from "lucide-react/icons/smartphone";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../../data/configuration.ts";

/** Offers to install the site; where it is installed already nothing is offered (SHELL-10, SHELL-15). */
export function InstallCard() {
  const t = useTranslations("footer");
  const { brand } = useClientContext();
  const install = () =>
    void import("../../popups/install/install-site.ts").then((site) => site.installSite());
  return (
    <button
      type="button"
      onClick={install}
      className={buttonClass({ className: "my-1 [@media(display-mode:standalone)]:hidden" })}
    >
      <Smartphone aria-hidden="true" className="size-5" />
      {t("install", { brand: brand.name })}
    </button>
  );
}
