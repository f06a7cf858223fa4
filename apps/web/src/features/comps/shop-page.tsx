import type { CompCardView } from "@houselight/contracts/comps";
import { type ReactNode, useState } from "react";
import {
  cardsOn,
  type Shelf as ShelfName,
  SHELVES,
  shopTabOf,
  type ShopTab,
} from "../../data/engagement/comps/shop-cards.ts";
import { type Draft, ExchangeFlow } from "./exchange/exchange-flow.tsx";
import { ShopHead } from "./shop/shop-head.tsx";
import { ShopTabs } from "./shop/shop-tabs.tsx";
import { EmptyShelf, FailedShelf, LoadingShelf, Shelf } from "./shop/shelf.tsx";
import { type Purse, usePurse, useShop } from "./use-shop.ts";

/** The shop of rewards: a player's points, its shelves, and what operators say about it (ROUTE-21). */
export default function ShopPage({
  segment,
  words,
}: {
  /** The last part of the address, where it names a tab. */
  readonly segment: string | undefined;
  /** The shop's own text (COMP-17). */
  readonly words: ReactNode;
}) {
  const tab = shopTabOf(segment);
  const { cards, isFailed, retry } = useShop();
  const purse = usePurse();
  const [draft, setDraft] = useState<Draft | null>(null);
  return (
    <div className="page flex flex-col gap-8 pt-6 md:gap-10 md:pt-8">
      <ShopHead />
      <div className="flex flex-col gap-6 md:gap-8">
        <ShopTabs cards={cards ?? []} current={tab} purse={purse} />
        {isFailed ? (
          <FailedShelf onRetry={retry} />
        ) : cards ? (
          <Shelves
            tab={tab}
            cards={cards}
            purse={purse}
            onChoose={(card) => setDraft({ card, quantity: 1 })}
          />
        ) : (
          <LoadingShelf />
        )}
      </div>
      {words}
      {draft ? <ExchangeFlow draft={draft} purse={purse} onClose={() => setDraft(null)} /> : null}
    </div>
  );
}

function Shelves({
  tab,
  cards,
  ...rest
}: {
  readonly tab: ShopTab;
  readonly cards: readonly CompCardView[];
  readonly purse: Purse;
  readonly onChoose: (card: CompCardView) => void;
}) {
  const names = tab === "all" ? (Object.keys(SHELVES) as ShelfName[]) : [tab];
  const filled = names.filter((name) => cardsOn(cards, name).length > 0);
  if (filled.length === 0) return <EmptyShelf isAll={tab === "all"} />;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-10 md:gap-y-12">
      {filled.map((name) => (
        <Shelf key={name} name={name} cards={cardsOn(cards, name)} {...rest} />
      ))}
    </div>
  );
}
