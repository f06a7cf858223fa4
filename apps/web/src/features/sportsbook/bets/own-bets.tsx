import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { Tabs } from "@houselight/ui/tabs";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import {
  cashOutsQuery,
  reloadOffers,
  sportsBetsQuery,
} from "../../../data/engagement/sportsbook/bets/bets.ts";
import type { BetList } from "../../../data/engagement/sportsbook/bets/with-bet.ts";
import { EmptyPaper } from "../../../shell/pages/empty-paper.tsx";
import { MoreButton } from "../../../shell/pages/focus/more-button.tsx";
import { useMoved } from "../odds/use-moved.ts";
import { BetCard } from "./bet-card.tsx";
import { FreeBets } from "./free-bets.tsx";

/** Offers follow the prices, but not faster than this, milliseconds. */
const OFFERS_PAUSE_MS = 1_500;

const LISTS = ["open", "ended"] as const;
const FREE = "free";

/**
 * The player's bets: those that are open, with what the house pays for them now, and those that have ended; and
 * the free bets that can pay for some.
 */
export function OwnBets() {
  const t = useTranslations("sportsbook.bets");
  const freeBets = useTranslations("sportsbook.freeBets");
  const [tab, setTab] = useState<BetList | typeof FREE>("open");
  return (
    <>
      <h1 className="text-xl md:text-2xl">{t("title")}</h1>
      <Tabs
        label={t("title")}
        value={tab}
        onChange={(id) => setTab(id as typeof tab)}
        tabs={[
          ...LISTS.map((id) => ({ id, label: t(`tab.${id}`), panel: <Bets list={id} /> })),
          { id: FREE, label: freeBets("title"), panel: <FreeBets /> },
        ]}
      />
    </>
  );
}

function Bets({ list }: { readonly list: BetList }) {
  const t = useTranslations();
  const enabled = usePlayer() !== null;
  const query = useInfiniteQuery({ ...sportsBetsQuery(list), enabled });
  const { data, isError, refetch } = query;
  const bets = enabled ? (data?.pages.flat() ?? []) : [];
  const hasOffers = enabled && list === "open" && bets.length > 0;
  const { data: offers } = useQuery({ ...cashOutsQuery, enabled: hasOffers });
  const queryClient = useQueryClient();
  const fixtures = hasOffers ? bets.flatMap(({ legs }) => legs.map((leg) => leg.fixture.id)) : [];
  useMoved(fixtures, OFFERS_PAUSE_MS, () => void reloadOffers(queryClient));
  if (!data)
    return isError ? (
      <EmptyPaper text={t("sportsbook.failed")}>
        <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
      </EmptyPaper>
    ) : (
      <Skeleton className="h-40 rounded-tile!" />
    );
  if (bets.length === 0) return <EmptyPaper text={t(`sportsbook.bets.none.${list}`)} />;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetCard
              bet={bet}
              offer={hasOffers ? (offers?.find(({ bet_id }) => bet_id === bet.id) ?? null) : null}
            />
          </li>
        ))}
      </ul>
      <MoreButton pages={query} className="self-center">
        {t("wheel.more")}
      </MoreButton>
    </div>
  );
}
