import { buttonClass } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";
import { TornPaper } from "../../shell/pages/torn-paper.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Says in a game's place that the licence of the visitor does not offer it. */
export function NotOffered() {
  const t = useTranslations();
  const { policy } = useClientContext();
  return (
    <TornPaper
      title={t("play.notOffered")}
      text={t("play.notOfferedText", { licence: policy.name })}
    >
      <Link to="/" className={buttonClass({ kind: "action" })}>
        {t("errors.toLobby")}
      </Link>
    </TornPaper>
  );
}
