import { showLastingToast } from "@houselight/ui/toast";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";

/** Says to a player who comes back to a dormant account what that meant, until the notice is closed. */
export default function DormantNotice() {
  const t = useTranslations("account");
  const text = t("wasDormant");
  useEffect(() => showLastingToast(text), [text]);
  return null;
}
