import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { MoreButton, type NextPage } from "../../shell/pages/focus/more-button.tsx";

/** Facts of a list that comes page by page, of whatever kind its entries are. */
interface Pages extends NextPage {
  readonly data: { readonly pages: readonly (readonly unknown[])[] } | undefined;
  readonly isError: boolean;
  refetch(): Promise<unknown>;
}

/** Shows a list of rounds page by page: that it loads, that it could not be loaded, that it is empty. */
export function RoundPages({
  pages,
  empty,
  above,
  children,
}: {
  readonly pages: Pages;
  /** Says that there are none. */
  readonly empty: string;
  /** Stands over the list. */
  readonly above?: ReactNode;
  /** Lines of the list. */
  readonly children: ReactNode;
}) {
  const t = useTranslations();
  const { data, isError, refetch } = pages;
  return (
    <>
      {isError ? (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{t("rounds.failed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : null}
      {!data && !isError ? <Skeleton className="mt-6 h-96 rounded-tile" /> : null}
      {above}
      {data?.pages[0]?.length === 0 ? <p className="mt-6 text-md">{empty}</p> : null}
      <ul className="mt-6 flex flex-col gap-2">{children}</ul>
      <MoreButton pages={pages} wide className="mt-4">
        {t("rounds.more")}
      </MoreButton>
    </>
  );
}
