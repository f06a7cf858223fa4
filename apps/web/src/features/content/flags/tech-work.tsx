import { useTranslations } from "use-intl/react";
import { CLOSED_MARK } from "../../../shell/pages/closed-mark.ts";

/** Stands in the place of every page while the house is worked on (FLAG-04); testers see the pages. */
export default function TechWork() {
  const t = useTranslations("techWork");
  return (
    <section {...CLOSED_MARK} className="page flex max-w-3xl flex-col items-start pt-16 pb-16">
      <h1 className="text-2xl lg:text-3xl">{t("title")}</h1>
      <p className="mt-3 max-w-md text-cream text-md">{t("text")}</p>
    </section>
  );
}
