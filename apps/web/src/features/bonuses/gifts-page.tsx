import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { depositGiftsQuery } from "../../data/bonuses.ts";
import { EmptyPaper } from "../../shell/pages/empty-paper.tsx";

/** Lists the gifts that there are for a player: those that the next deposit brings; `children` is how to hear of more. */
export function GiftsPage({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const player = usePlayer();
  const { data: gifts, isError, refetch } = useQuery(depositGiftsQuery);
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("gifts.title")}</h1>
      {isError ? (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{t("gifts.failed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : null}
      {!gifts && !isError ? <Skeleton className="mt-6 h-32 rounded-tile" /> : null}
      {gifts?.length === 0 ? (
        <div className="mt-6">
          <EmptyPaper text={t("gifts.empty")} picture="/pictures/gift.svg">
            <p className="text-dim text-sm">{t("gifts.emptyText")}</p>
          </EmptyPaper>
        </div>
      ) : null}
      <ul className="mt-6 flex flex-col gap-2">
        {gifts?.map(({ id, title }) => (
          <li key={id} className="rounded-tile bg-surface-1 p-5 font-semibold text-md">
            {title}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm">
        {player?.deposit_bonus_code
          ? `${t("gifts.kept", { code: player.deposit_bonus_code })} `
          : null}
        <Link to="/profile/promocode" className="text-link">
          {t("gifts.toCode")}
        </Link>
      </p>
      <div className="mt-6">{children}</div>
    </div>
  );
}
