import { isPause, type UserLimitView } from "@houselight/contracts/compliance";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { limitsQuery } from "../../data/compliance.ts";
import { BreakChoices } from "./breaks/break-choices.tsx";
import { LimitCard } from "./limit-card.tsx";
import { RealitySetting } from "./reality/reality-setting.tsx";
import { LimitDialog } from "./limit-dialog.tsx";

/** Lists what the player has set, with the ways to set, change and remove limits and to take a break. */
export function LimitsPage() {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery(limitsQuery);
  const [edited, setEdited] = useState<UserLimitView | "new" | null>(null);
  const excluded = data?.some(({ type }) => type === "selfexclusion") ?? false;
  const breaks = data?.filter(({ type }) => isPause(type)) ?? [];
  const limits = data?.filter(({ type }) => !isPause(type)) ?? [];
  return (
    <div className="page max-w-3xl pt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl">{t("limits.title")}</h1>
        {data ? (
          <Button kind="action" onClick={() => setEdited("new")}>
            {t("limits.add")}
          </Button>
        ) : null}
      </div>
      <p className="mt-3 max-w-[38rem] text-dim text-md">{t("limits.text")}</p>
      {isError && !data ? (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{t("limits.failed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : null}
      {!data && !isError ? <Skeleton className="mt-6 h-40 rounded-tile" /> : null}
      {data?.length === 0 ? (
        <p className="mt-6 rounded-tile bg-surface-1 p-5 text-md">{t("limits.none")}</p>
      ) : null}
      <ul className="mt-6 flex flex-col gap-3">
        {[...breaks, ...limits].map((limit) => (
          <LimitCard key={limit.id} limit={limit} onChange={() => setEdited(limit)} />
        ))}
      </ul>
      {data ? <RealitySetting /> : null}
      {data ? <BreakChoices excluded={excluded} /> : null}
      {edited ? (
        <LimitDialog limit={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </div>
  );
}
