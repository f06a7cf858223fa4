import { readCard } from "@houselight/game-maths/cards";
import type { HiLoOutcome } from "@houselight/game-maths/hi-lo";
import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Check from "lucide-react/icons/check";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import X from "lucide-react/icons/x";
import { CardBack, CardFace } from "../cards/card-face.tsx";
import { useCardName } from "../cards/card-names.ts";
import { DealtCard } from "../cards/dealt-card.tsx";
import { useWords } from "./words.ts";

const ICONS = { higher: ArrowUp, lower: ArrowDown, skip: ChevronsRight } as const;

/** The cards before the one on show, the latest first, each with what was chosen on it. */
export function CardRun({ outcome }: { readonly outcome: HiLoOutcome | null }) {
  const words = useWords();
  const cardName = useCardName();
  const run = (outcome?.turned ?? []).map((turned, at) => ({
    at,
    turned,
    card: readCard(outcome?.cards[at] ?? ""),
  }));
  return (
    <ol
      aria-label={words("run")}
      className="flex h-18 flex-row-reverse justify-center gap-1.5 overflow-hidden [grid-area:run] low:h-14"
    >
      {run.reverse().map(({ at, turned, card }) => {
        const Icon = ICONS[turned];
        return (
          <li key={at} className="flex shrink-0 flex-col items-center gap-0.5">
            <span className="block h-12 aspect-[5/7] low:h-9">
              <CardFace card={card} />
            </span>
            <Icon
              aria-hidden="true"
              className={clsx("size-4", turned === "skip" ? "text-dim" : "text-cream")}
            />
            <span className="sr-only">
              {words("chosen", { card: cardName(card), choice: words(turned) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The card that the next one is measured by; a mark says whether it made the last guess right. */
export function ShownCard({
  outcome,
  dealMs,
}: {
  readonly outcome: HiLoOutcome | null;
  /** Time in which it comes and turns over; 0 when it lies there at once. */
  readonly dealMs: number;
}) {
  const shown = outcome?.cards.length ?? 0;
  const turned = outcome?.turned.at(-1);
  const isMarked = dealMs === 0 && turned !== undefined && turned !== "skip";
  const lost = outcome?.state === "lost";
  const Mark = lost ? X : Check;
  return (
    <div className="grid min-h-0 min-w-0 place-items-center p-1 [container-type:size] [grid-area:card]">
      <div
        data-card={outcome?.cards.at(-1) ?? ""}
        className={clsx(
          "relative h-[min(100cqh,140cqw)] max-h-96 aspect-[5/7] rounded-control",
          isMarked && "outline-4 outline-offset-2",
          isMarked && (lost ? "outline-brick" : "outline-mint"),
        )}
      >
        {outcome ? (
          <DealtCard
            // A card of the next step is another one, even where it is the same.
            key={`${shown}${outcome.cards.at(-1)}`}
            card={readCard(outcome.cards.at(-1) ?? "")}
            dealMs={dealMs}
          />
        ) : (
          <CardBack />
        )}
        {isMarked ? (
          <span
            aria-hidden="true"
            className={clsx(
              "absolute -top-3 -right-3 grid size-9 place-items-center rounded-full text-ink",
              lost ? "bg-cream" : "bg-mint",
            )}
          >
            <Mark className="size-6" strokeWidth={3} />
          </span>
        ) : null}
      </div>
    </div>
  );
}
