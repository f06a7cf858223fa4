import type { FixtureCardView, MarketView } from "@houselight/contracts/sportsbook";
import { OddsButton } from "../odds/odds-button.tsx";

/** Signs of the answers to who wins. */
export const SIGNS: Readonly<Record<string, string>> = { home: "1", draw: "X", away: "2" };

/** A side with its goals. */
export const Side = ({
  name,
  goals,
}: {
  readonly name: string;
  readonly goals: number | undefined;
}) => (
  <span className="flex items-baseline gap-2 leading-5.5">
    <span className="min-w-0 grow truncate">{name}</span>
    {goals === undefined ? null : (
      <span className="money shrink-0 text-md leading-5.5">{goals}</span>
    )}
  </span>
);

/** The prices of a market side by side; a price that there is not keeps its place. */
export function Prices({
  card,
  market,
  labelOf,
  columns,
  onPicked,
}: {
  readonly card: FixtureCardView;
  readonly market: MarketView | null;
  readonly labelOf: (id: string) => string;
  readonly columns: 2 | 3;
  readonly onPicked?: () => void;
}) {
  return (
    <div className={columns === 3 ? "grid grid-cols-3 gap-1.5" : "grid grid-cols-2 gap-1.5"}>
      {market
        ? market.selections.map((selection) => (
            <OddsButton
              key={`${market.specifiers}${selection.id}`}
              fixture={card}
              market={market}
              selection={selection}
              label={labelOf(selection.id)}
              {...(onPicked ? { onPicked } : {})}
            />
          ))
        : Array.from({ length: columns }, (_, at) => (
            <span
              key={at}
              aria-hidden="true"
              className="grid min-h-11 place-items-center rounded-control text-dim outline outline-line -outline-offset-1"
            >
              –
            </span>
          ))}
    </div>
  );
}
