import type { FixtureCardView } from "@houselight/contracts/sportsbook";
import { useNavigate } from "@tanstack/react-router";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { mainMarkets } from "../odds/market-groups.ts";
import { MatchClock } from "./match-clock.tsx";
import { Prices, Side, SIGNS } from "./match-parts.tsx";
import { SimulatedMark } from "./simulated-note.tsx";

/**
 * A match outside the sportsbook: sides, score or start, and the odds of who wins. Odds that are put on the
 * slip lead to the match, beside which the slip is.
 */
export function MatchLine({ card }: { readonly card: FixtureCardView }) {
  const navigate = useNavigate();
  const { winner } = mainMarkets(card.markets);
  const params = { id: String(card.id) };
  return (
    <li
      data-fixture={card.id}
      className="grid gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0 @[28rem]:grid-cols-[minmax(0,1fr)_12.5rem] @[28rem]:items-center"
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
              params={params}
              className="block rounded-control hover:underline"
            >
              <Side name={card.home} goals={card.score?.home} />
              <Side name={card.away} goals={card.score?.away} />
            </Link>
          </p>
          <p className="truncate text-dim text-xs">{card.competition.name}</p>
        </div>
      </div>
      <Prices
        card={card}
        market={winner}
        labelOf={(id) => SIGNS[id] ?? id}
        columns={3}
        onPicked={() => void navigate({ to: "/sport/fixtures/$id", params })}
      />
    </li>
  );
}
