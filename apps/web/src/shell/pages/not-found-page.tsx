import { useTranslations } from "use-intl/react";
import { buttonClass } from "@houselight/ui/button";
import { useReleasedInput } from "../links/early-input.ts";
import { TornPaper } from "./torn-paper.tsx";
import { Link } from "../links/anchor/link.tsx";

/** HTTP 404. */
export function NotFoundPage() {
  const t = useTranslations();
  useReleasedInput();
  return (
    <TornPaper title={t("errors.notFoundTitle")} text={t("errors.notFoundText")}>
      <Link to="/" className={buttonClass({ kind: "action" })}>
        {t("errors.toLobby")}
      </Link>
    </TornPaper>
  );
}
