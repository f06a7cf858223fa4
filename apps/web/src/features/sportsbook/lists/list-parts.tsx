import type { FixtureCardView } from "@houselight/contracts/sportsbook";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useTranslations } from "use-intl/react";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { EmptyPaper } from "../../../shell/pages/empty-paper.tsx";
import { MoreButton } from "../../../shell/pages/focus/more-button.tsx";
import { matchName } from "../odds/market-words.ts";
import { StartTime } from "./start-time.tsx";
import type { useFixtures } from "./use-fixtures.ts";

/** Says that no match is on, and which one starts next. */
export function NoneLive({ next }: { readonly next: FixtureCardView | undefined }) {
  const t = useTranslations("sportsbook.live");
  if (!next) return <EmptyPaper text={t("none")} />;
  return (
    <p className="rounded-tile bg-surface-1 px-4 py-3 text-dim">
      {t.rich("next", {
        match: matchName(next),
        time: () => <StartTime iso={next.starts_at} />,
        link: (text) => (
          <Link to="/sport/fixtures/$id" params={{ id: String(next.id) }} className="text-link">
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

/** Holds the place of a list free, or says that it could not be read. */
export function ListPending({ list }: { readonly list: ReturnType<typeof useFixtures> }) {
  const t = useTranslations();
  if (!list.hasFailed) return <Skeleton className="h-56 rounded-tile!" />;
  return (
    <EmptyPaper text={t("sportsbook.failed")}>
      <Button onClick={list.retry}>{t("site.retry")}</Button>
    </EmptyPaper>
  );
}

/** Loads the next page of a list of matches, where there is one. */
export const MoreMatches = ({ list }: { readonly list: ReturnType<typeof useFixtures> }) => (
  <MoreButton pages={list.pages} className="self-center">
    {useTranslations("wheel")("more")}
  </MoreButton>
);
