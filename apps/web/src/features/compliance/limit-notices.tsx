import { isLimitReached, isPause } from "@houselight/contracts/compliance";
import { showLastingToast } from "@houselight/ui/toast";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { useLimits } from "../../data/compliance.ts";
import { useLimitName } from "../../i18n/use-limit-name.ts";

/** Says each limit that is reached, until it is reached no more or the player closes the notice (LIMIT-05). */
export default function LimitNotices() {
  const t = useTranslations("limits.notice");
  const nameOf = useLimitName();
  const texts = useLimits()
    .filter(isLimitReached)
    .map((limit) => (isPause(limit.type) ? t("pause") : t("limit", { name: nameOf(limit) })));
  const shown = [...new Set(texts)].join("\n");
  useEffect(() => {
    const notices = shown
      .split("\n")
      .filter(Boolean)
      .map((text) => showLastingToast(text, "warning"));
    return () => {
      for (const takeBack of notices) takeBack();
    };
  }, [shown]);
  return null;
}
