import { isLimitReached, isPause, type UserLimitView } from "@houselight/contracts/compliance";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { houseNow } from "../../../api/sending/house-time.ts";
import { useLimits } from "../../../data/compliance.ts";
import { useLimitName } from "../../../i18n/use-limit-name.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";

/**
 * Shows a way to pay in; to whoever is on a break, or has used up the time to be logged in, it says so
 * instead, and invites nobody with gifts.
 */
export function UnlessPaused({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const nameOf = useLimitName();
  const limits = useLimits();
  // Read for all states: a page carries the words that its first drawing reads.
  const words = { pause: t("limits.notice.pause"), link: t("leadsTo.limits") };
  const shut = limits.find((limit) => isShutBy(limit, houseNow()));
  if (!shut) return children;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control bg-surface-2 px-4 py-3 text-md">
      {isPause(shut.type) ? words.pause : t("limits.notice.limit", { name: nameOf(shut) })}
      <ModalLink modal="limits" className="text-link">
        {words.link}
      </ModalLink>
    </p>
  );
}

/**
 * Returns true during a break, and until time is given anew. A self-exclusion goes on after its end,
 * until it is lifted.
 */
function isShutBy(limit: UserLimitView, nowMs: number): boolean {
  const { type, ends_at } = limit;
  if (type === "selfexclusion") return true;
  if (!isPause(type) && type !== "session") return false;
  return isLimitReached(limit) && (ends_at === null || Date.parse(ends_at) > nowMs);
}
