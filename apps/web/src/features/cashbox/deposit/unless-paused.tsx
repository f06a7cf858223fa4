import { isPause, type UserLimitView } from "@houselight/contracts/compliance";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { houseNow } from "../../../api/sending/house-time.ts";
import { useLimits } from "../../../data/compliance.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";

/** Shows a way to pay in; to whoever is on a break it says so instead, and invites nobody with gifts. */
export function UnlessPaused({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const limits = useLimits();
  // Read for all states: a page carries the words that its first drawing reads.
  const words = { text: t("limits.notice.pause"), link: t("leadsTo.limits") };
  if (!limits.some((limit) => isPausedBy(limit, houseNow()))) return children;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control bg-surface-2 px-4 py-3 text-md">
      {words.text}
      <ModalLink modal="limits" className="text-link">
        {words.link}
      </ModalLink>
    </p>
  );
}

/** Returns true during a break. A self-exclusion goes on after its end, until it is lifted. */
const isPausedBy = ({ type, ends_at }: UserLimitView, nowMs: number): boolean =>
  isPause(type) && (type === "selfexclusion" || ends_at === null || Date.parse(ends_at) > nowMs);
