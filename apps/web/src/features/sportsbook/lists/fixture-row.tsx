import type { FixtureCardView, MarketView } from "@houselight/contracts/sportsbook";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useTranslations } from "use-intl/react";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { mainMarkets } from "../odds/market-groups.ts";
import { matchName, specifierOf } from "../odds/market-words.ts";
import { useMarketWords } from "../odds/use-market-words.ts";
import { MatchClock } from "./match-clock.tsx";
import { Prices, Side, SIGNS } from "./match-parts.tsx";
import { SimulatedMark } from "./simulated-note.tsx";

/** A match in a list: sides, score or start, its main prices, and the way to all others. */
export function FixtureRow({
  card,
  hasCompetition,
}: {
  readonly card: FixtureCardView;
  /** Says the competition: where the list is not of one. */
  readonly hasCompetition: boolean;
}) {
  const t = useTranslations("sportsbook");
  const words = useMarketWords();
  const { winner, total } = mainMarkets(card.markets);
  const more = Math.max(0, card.open_markets - [winner, total].filter(isOpen).length);
  const line = total ? words.line(Number(specifierOf(total.specifiers, "total"))) : "";
  const labelOf = (id: string) =>
    id === "over" ? t("short.over", { line }) : t("short.under", { line });
  return (
    <li
      data-fixture={card.id}
      className="grid gap-x-3 gap-y-2 border-line border-t py-2.5 first:border-t-0 @[38rem]:grid-cols-[minmax(0,1fr)_11.5rem_10.5rem_2.75rem] @[38rem]:items-center"
    >
      <div className="flex min-w-0 gap-3">
        <p className="flex w-17 shrink-0 flex-col text-dim text-xs leading-5.5">
          <MatchClock fixture={card} />
          {card.simulated ? <SimulatedMark /> : null}
        </p>
        <div className="min-w-0 grow">
          <p className="font-semibold text-sm">
            <Link
              to="/sport/fixtures/$id"
              params={{ id: String(card.id) }}
              className="block rounded-control hover:underline"
            >
              <Side name={card.home} goals={card.score?.home} />
              <Side name={card.away} goals={card.score?.away} />
            </Link>
          </p>
          {hasCompetition ? <p className="text-dim text-xs">{card.competition.name}</p> : null}
        </div>
        <MoreLink card={card} more={more} className="flex @[38rem]:hidden" />
      </div>
      <div className="col-span-full grid grid-cols-[minmax(0,3fr)_minmax(0,2.6fr)] gap-1.5 @[38rem]:contents">
        <Prices card={card} market={winner} labelOf={(id) => SIGNS[id] ?? id} columns={3} />
        <Prices card={card} market={total} labelOf={labelOf} columns={2} />
      </div>
      <MoreLink card={card} more={more} className="hidden @[38rem]:flex" />
    </li>
  );
}

const isOpen = (market: MarketView | null): boolean => market?.state === "open";

function MoreLink({
  card,
  more,
  className,
}: {
  readonly card: FixtureCardView;
  readonly more: number;
  readonly className: string;
}) {
  const t = useTranslations("sportsbook");
  return (
    <Link
      to="/sport/fixtures/$id"
      params={{ id: String(card.id) }}
      aria-label={t("moreMarkets", { count: more, match: matchName(card) })}
      className={`money min-h-11 min-w-11 shrink-0 items-center justify-center rounded-control font-medium text-dim text-sm hover:bg-surface-2 hover:text-cream ${className}`}
    >
      {more > 0 ? `+${more}` : <ChevronRight aria-hidden="true" className="size-5" />}
    </Link>
  );
}
