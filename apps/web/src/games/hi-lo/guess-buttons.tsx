import {
  chanceOf,
  type Guess,
  GUESSES,
  isOffered,
  multipleAfter,
  type Standing,
  type Turned,
} from "@houselight/game-maths/hi-lo";
import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import { useOddsText } from "../originals/odds-text.ts";
import { ignoreRepeat } from "../round/use-go-key.ts";
import { useGuessName } from "./hi-lo.ts";
import { useWords } from "./words.ts";

interface GuessProps {
  /** Tells how the round stands that waits for a guess; null while none does. */
  readonly standing: Standing | null;
  readonly stakeCents: number;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onTurn: (turned: Turned) => void;
}

/** Both guesses on the card that is shown, each with its chance and what cashing out pays after it; and the skip. */
export function GuessButtons(props: GuessProps) {
  const words = useWords();
  const { standing, disabled, onTurn } = props;
  const maySkip = !disabled && standing !== null && isOffered(standing, "skip");
  return (
    <>
      {GUESSES.map((guess) => (
        <GuessButton key={guess} guess={guess} {...props} />
      ))}
      <Button
        data-skip
        className="mx-auto [grid-area:skip]"
        aria-disabled={!maySkip}
        onKeyDown={ignoreRepeat}
        onClick={() => {
          if (maySkip) onTurn("skip");
        }}
      >
        <ChevronsRight aria-hidden="true" className="size-5" />
        {words("skip")}
      </Button>
    </>
  );
}

function GuessButton({
  guess,
  standing,
  stakeCents,
  currency,
  disabled,
  onTurn,
}: GuessProps & { readonly guess: Guess }) {
  const words = useWords();
  const text = useOddsText();
  const nameOf = useGuessName();
  const offered = standing !== null && isOffered(standing, guess);
  const multiple = standing && multipleAfter(standing, guess);
  const may = offered && !disabled;
  const Icon = guess === "higher" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-guess={guess}
      aria-disabled={!may}
      onKeyDown={ignoreRepeat}
      onClick={() => {
        if (may) onTurn(guess);
      }}
      className={clsx(
        "flex min-h-32 min-w-0 flex-col items-center justify-center gap-0.5 rounded-tile p-2 text-center shadow-paper low:min-h-0 sm:p-3",
        guess === "higher" ? "[grid-area:high]" : "[grid-area:low]",
        may
          ? "cursor-pointer bg-[#e9c46a] text-ink hover:bg-[#f2d488] active:translate-y-px"
          : "bg-ink/85 text-cream",
      )}
    >
      <Icon aria-hidden="true" className="size-8 shrink-0 low:size-6" strokeWidth={3} />
      <span className="font-bold text-md">
        {standing ? nameOf(standing.rank, guess) : words(guess)}
      </span>
      {multiple && standing ? (
        offered ? (
          <>
            <span className="money font-bold text-lg">
              {text.chance(chanceOf(standing.rank, guess))}
            </span>
            <span className="money whitespace-normal text-sm">{text.multiple(multiple)}</span>
            <span className="money whitespace-normal text-sm">
              {words("thenPays", { amount: text.payment(stakeCents, multiple, currency) })}
            </span>
          </>
        ) : (
          <span className="text-sm">{words("limit")}</span>
        )
      ) : null}
    </button>
  );
}
