import type { Card } from "@houselight/game-maths/cards";
import { clsx } from "clsx";
import type { CSSProperties, Ref } from "react";
import type { SceneHandle } from "../table/table-look.ts";
import { DealtCard } from "./dealt-card.tsx";
import { useDeal } from "./use-deal.ts";

/** A card with the hand that it is dealt to, counted from the left. */
export interface DealtTo {
  readonly hand: number;
  readonly card: Card;
}

export interface CardTable<Result> {
  /** Places for cards in each hand, from the left. */
  readonly slots: readonly number[];
  /** Returns the cards of a round in the order in which they are dealt. */
  deal(result: Result): readonly DealtTo[];
  /** Tells a round that waits for a step from one that is over; absent where none waits. */
  readonly isOpen?: (result: Result) => boolean;
  /** Returns the hand that won; null when none did. */
  winner(result: Result): number | null;
  /** Writes what a hand counts; absent where a card says it itself. */
  readonly total?: (cards: readonly Card[]) => string;
  /** Returns the names of the hands. */
  useHandNames(): readonly string[];
}

/** Makes the scene of a table on which hands are dealt side by side. */
export const cardScene = <Result,>(table: CardTable<Result>) => {
  const cardsOf = (result: Result) => table.deal(result).length;
  return function Scene({ ref }: { readonly ref: Ref<SceneHandle<Result>> }) {
    const { result, dealt, dealMs } = useDeal(ref, cardsOf, table.isOpen);
    const names = table.useHandNames();
    const cards = result === null ? [] : table.deal(result).slice(0, dealt);
    const over = result !== null && dealMs === 0;
    const widest = Math.max(...table.slots);
    return (
      <div
        aria-hidden="true"
        style={
          {
            "--card": `min(calc(100cqh - 2.25rem), ${Math.floor(60 / (widest + 0.3))}cqw)`,
          } as CSSProperties
        }
        className="absolute inset-0 flex items-center justify-center gap-[6cqw]"
      >
        {table.slots.map((slots, hand) => (
          <Hand
            key={names[hand]}
            name={names[hand] ?? ""}
            slots={slots}
            cards={cards.filter((each) => each.hand === hand).map(({ card }) => card)}
            total={table.total}
            wins={over && result !== null && table.winner(result) === hand}
            dealMs={dealMs}
          />
        ))}
      </div>
    );
  };
};

function Hand({
  name,
  slots,
  cards,
  total,
  wins,
  dealMs,
}: {
  readonly name: string;
  readonly slots: number;
  readonly cards: readonly Card[];
  readonly total: ((cards: readonly Card[]) => string) | undefined;
  readonly wins: boolean;
  readonly dealMs: number;
}) {
  return (
    <div className="flex flex-col items-center gap-1">
      <p
        className={clsx(
          "flex h-8 items-center gap-2 whitespace-nowrap rounded-full px-3 font-semibold text-cream",
          wins && "outline-2 outline-mint",
        )}
      >
        {name}
        {total && cards.length > 0 ? (
          <span className="money grid size-7 place-items-center rounded-full bg-cream font-bold text-ink">
            {total(cards)}
          </span>
        ) : null}
      </p>
      <div className="flex gap-[1cqw]">
        {Array.from({ length: slots }, (_, slot) => (
          <div
            key={slot}
            className="relative h-[var(--card)] aspect-[5/7] rounded-control border border-cream/25 border-dashed"
          >
            {cards[slot] ? (
              <DealtCard
                // A card of the next round is another one, even in its place.
                key={`${cards[slot].rank}${cards[slot].suit}`}
                card={cards[slot]}
                dealMs={dealMs}
              />
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}
