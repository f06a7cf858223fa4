import type { BlackjackOutcome } from "@houselight/game-maths/blackjack";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode, Ref } from "react";
import { CardBack } from "../cards/card-face.tsx";
import { DealtCard } from "../cards/dealt-card.tsx";
import { useDeal } from "../cards/use-deal.ts";
import type { SceneHandle } from "../table/table-look.ts";
import { hasWon, type LyingCards, lyingCards, totalText } from "./blackjack-round.ts";
import { useWords } from "./words.ts";

/** Offset of a card from the one before it, in widths of a card: its index stays in sight. */
const APART = 0.62;
/** Widths of cards that there is room for at least, so that a hit moves nothing: in a row, and in all. */
const LEAST_WIDTHS = { row: 4.2, all: 6 };
const BETWEEN_HANDS = 0.35;

const widthsOf = (cards: number): number => 1 + APART * (Math.max(cards, 2) - 1);

/** Returns the height of a card that fits: with the hands under the dealer's cards, and beside them. */
function cardHeights(dealer: number, hands: readonly number[]) {
  const across = hands.reduce(
    (sum, cards) => sum + widthsOf(cards),
    BETWEEN_HANDS * (hands.length - 1),
  );
  const under = Math.max(LEAST_WIDTHS.row, widthsOf(dealer), across);
  const beside = Math.max(LEAST_WIDTHS.all, widthsOf(dealer) + across + 1);
  return {
    "--under": `min((100cqh - 4.5rem) / 2, ${((92 * 1.4) / under).toFixed(2)}cqw)`,
    "--beside": `min(100cqh - 1.75rem, ${((92 * 1.4) / beside).toFixed(2)}cqw)`,
  } as CSSProperties;
}

const cardsOf = ({ deal }: BlackjackOutcome): number => deal.length;
const isOpen = ({ state }: BlackjackOutcome): boolean => state !== "done";
const NONE: readonly LyingCards[] = [[], []];

/** The dealer's cards above, the player's hands below. */
export function BlackjackScene({ ref }: { readonly ref: Ref<SceneHandle<BlackjackOutcome>> }) {
  const words = useWords();
  const { result, dealt, dealMs } = useDeal(ref, cardsOf, isOpen);
  const [dealer = [], ...hands] = result === null ? NONE : lyingCards(result, dealt);
  const over = result !== null && !isOpen(result) && dealMs === 0;
  // The second card lies face down until the player is through.
  const hasHole = result !== null && dealer.length === 1 && dealt >= 3;
  return (
    <div
      aria-hidden="true"
      style={cardHeights(
        dealer.length,
        hands.map(({ length }) => length),
      )}
      className="absolute inset-0 flex flex-col items-center justify-center gap-2 [--card:var(--under)] low:flex-row low:gap-[8cqw] low:[--card:var(--beside)]"
    >
      <Hand name={words("hands.dealer")} cards={dealer} dealMs={dealMs} hasHole={hasHole} />
      <div className="flex justify-center gap-[calc(var(--card)/1.4*0.35)]">
        {hands.map((cards, at) => {
          const hand = result?.hands[at];
          const inPlay = hand?.state === "play" && hands.length > 1 && dealMs === 0;
          return (
            <Hand
              key={at}
              name={hands.length > 1 ? "" : words("hands.player")}
              cards={cards}
              dealMs={dealMs}
              mark={over && hand && hasWon(hand) ? "won" : inPlay ? "play" : null}
              note={over && hand && hands.length > 1 ? words(`short.${endOf(hand.state)}`) : null}
              faded={hand?.state === "bust" && dealMs === 0}
            />
          );
        })}
      </div>
    </div>
  );
}

type HandState = BlackjackOutcome["hands"][number]["state"];
type HandEnd = Exclude<HandState, "waiting" | "play" | "stood">;

/** Returns how a hand of a round that is over ended. */
export const endOf = (state: HandState): HandEnd =>
  state === "waiting" || state === "play" || state === "stood" ? "push" : state;

function Hand({
  name,
  cards,
  dealMs,
  mark = null,
  note = null,
  hasHole = false,
  faded = false,
}: {
  readonly name: string;
  readonly cards: LyingCards;
  readonly dealMs: number;
  readonly mark?: "won" | "play" | null;
  readonly note?: ReactNode;
  readonly hasHole?: boolean;
  readonly faded?: boolean;
}) {
  const places = Math.max(2, cards.length);
  return (
    <div className="flex flex-col items-center gap-1">
      <p
        data-hand-mark={mark}
        className={clsx(
          "flex h-7 items-center gap-2 whitespace-nowrap rounded-full px-2 font-semibold text-cream text-sm low:h-6",
          mark === "won" && "outline-2 outline-mint",
          mark === "play" && "bg-amber/20 outline-2 outline-amber",
        )}
      >
        {name}
        {cards.length > 0 ? (
          <span className="money grid h-6 min-w-6 place-items-center rounded-full bg-cream px-1.5 font-bold text-ink">
            {totalText(cards)}
          </span>
        ) : null}
        {note}
      </p>
      <div
        style={{ width: `calc(var(--card) / 1.4 * ${widthsOf(places)})` }}
        className={clsx("relative h-[var(--card)] transition-opacity", faded && "opacity-60")}
      >
        {Array.from({ length: places }, (_, place) => (
          <div
            key={place}
            style={{ left: `calc(var(--card) / 1.4 * ${APART * place})` }}
            className={clsx(
              "absolute top-0 h-full aspect-[5/7] rounded-control",
              !cards[place] && !hasHole && "border border-cream/25 border-dashed",
            )}
          >
            {cards[place] ? (
              <DealtCard
                // A card of the next round is another one, even in its place.
                key={`${cards[place].rank}${cards[place].suit}`}
                card={cards[place]}
                dealMs={dealMs}
              />
            ) : hasHole && place === 1 ? (
              <div className="absolute inset-0 rounded-control shadow-paper">
                <CardBack />
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}
