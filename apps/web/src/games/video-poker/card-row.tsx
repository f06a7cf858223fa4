import { readCard } from "@houselight/game-maths/cards";
import { HAND_SIZE } from "@houselight/game-maths/video-poker";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { CardBack } from "../cards/card-face.tsx";
import { useCardName } from "../cards/card-names.ts";
import { DealtCard } from "../cards/dealt-card.tsx";

const PLACES = Array.from({ length: HAND_SIZE }, (_, place) => place);

export interface CardRowProps {
  /** Codes of the cards that lie there; none before the first deal. */
  readonly cards: readonly string[];
  /** Which of them stay. */
  readonly held: readonly boolean[];
  /** Cards that help would hold; absent while it says nothing. */
  readonly advised?: readonly boolean[] | undefined;
  /** The round waits for the choice. */
  readonly deciding: boolean;
  /** Time in which a card comes, and after which the next one does; 0 lays all of them there at once. */
  readonly pace: { readonly dealMs: number; readonly apartMs: number };
  readonly onToggle: (place: number) => void;
}

/** Five cards in a row: while the round waits, each is a button that holds it or lets it go. */
export function CardRow(props: CardRowProps) {
  const { cards, held, advised, deciding, pace, onToggle } = props;
  const t = useTranslations("games.videoPoker");
  const nameOf = useCardName();
  useHoldKeys(deciding, onToggle);
  // What is new comes one after the other, from the left.
  const come = PLACES.map((place) => (held[place] && !deciding ? 0 : 1));
  return (
    <div
      role="group"
      aria-label={t("cards")}
      className="grid w-full max-w-4xl grid-cols-5 gap-[2%]"
    >
      {PLACES.map((place) => {
        const code = cards[place];
        const before = come.slice(0, place).reduce<number>((sum, each) => sum + each, 0);
        const isHeld = held[place] === true;
        return (
          <button
            key={place}
            type="button"
            data-card={place}
            aria-pressed={isHeld}
            aria-disabled={!deciding}
            aria-label={
              code
                ? t("card", { number: place + 1, card: nameOf(readCard(code)) })
                : t("noCard", { number: place + 1 })
            }
            onClick={() => {
              if (deciding) onToggle(place);
            }}
            className={clsx("flex min-w-0 flex-col gap-1.5", deciding && "cursor-pointer")}
          >
            <HoldTag shown={isHeld && cards.length > 0} advised={advised?.[place] === true} />
            <span
              className={clsx(
                "relative block aspect-[5/7] w-full rounded-control outline-amber motion-safe:transition-[translate]",
                isHeld ? "outline-4" : "outline-0",
                deciding && !isHeld && "hover:-translate-y-1",
              )}
            >
              {code ? (
                <DealtCard
                  key={code}
                  card={readCard(code)}
                  dealMs={pace.dealMs}
                  delayMs={before * pace.apartMs}
                />
              ) : (
                <span className="block opacity-80">
                  <CardBack />
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Says over a card that it stays; a dot marks those that help would hold. */
function HoldTag({ shown, advised }: { readonly shown: boolean; readonly advised: boolean }) {
  const t = useTranslations("games.videoPoker");
  return (
    <span aria-hidden="true" className="flex h-6 items-center justify-center gap-1.5 low:h-5">
      {advised ? <span data-advised className="size-2.5 shrink-0 rounded-full bg-mint" /> : null}
      <span
        className={clsx(
          "rounded-control bg-amber px-1.5 font-bold text-ink text-xs uppercase sm:px-2.5 sm:text-sm",
          !shown && "hidden",
        )}
      >
        {t("held")}
      </span>
    </span>
  );
}

/** The keys 1 to 5 hold a card or let it go, while the round waits. */
function useHoldKeys(deciding: boolean, onToggle: (place: number) => void): void {
  const toggle = useRef(onToggle);
  toggle.current = onToggle;
  useEffect(() => {
    if (!deciding) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target, key, repeat } = event;
      const isTyping =
        target instanceof Element && target.closest("input, select, textarea, [role=dialog]");
      if (isTyping || repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = Number(key) - 1;
      if (PLACES.includes(place)) toggle.current(place);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [deciding]);
}
