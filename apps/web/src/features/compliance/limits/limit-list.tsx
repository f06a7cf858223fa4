import { isPause, type UserLimitView } from "@houselight/contracts/compliance";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { limitsQuery } from "../../../data/compliance.ts";
import { LimitCard } from "./limit-card.tsx";

/** Lists a player's breaks and limits, or says why it cannot. */
export function LimitList({ onChange }: { readonly onChange: (limit: UserLimitView) => void }) {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery(limitsQuery);
  if (!data)
    return isError ? (
      <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
        <p>{t("limits.failed")}</p>
        <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
      </div>
    ) : (
      <Skeleton className="mt-6 h-40 rounded-tile" />
    );
  if (data.length === 0)
    return <p className="mt-6 rounded-tile bg-surface-2 p-5 text-md">{t("limits.none")}</p>;
  const breaks = data.filter(({ type }) => isPause(type));
  const limits = data.filter(({ type }) => !isPause(type));
  return (
    <ul className="mt-6 flex flex-col gap-3">
      {[...breaks, ...limits].map((limit) => (
        <LimitCard key={limit.id} limit={limit} onChange={() => onChange(limit)} />
      ))}
    </ul>
  );
}
