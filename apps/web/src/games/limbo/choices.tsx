import { type LimboChoice, TARGETS } from "@houselight/game-maths/limbo";
import { Button } from "@houselight/ui/button";
import { NumberChoice } from "../originals/number-choice.tsx";
import type { ChoiceProps } from "../originals/original.ts";
import { useWords } from "./words.ts";

/** Targets that one press chooses, in hundredths. */
const PRESETS = [150, 200, 500, 1_000, 10_000];

/** Chooses the target: typed, stepped, or one of a few. */
export function LimboChoices({ choice, disabled, onChoose }: ChoiceProps<LimboChoice>) {
  const words = useWords();
  const { target } = choice;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NumberChoice
        label={words("target")}
        lessLabel={words("lower")}
        moreLabel={words("higher")}
        value={target}
        {...TARGETS}
        step={10 ** (String(target).length - 2)}
        disabled={disabled}
        onChange={(next) => onChoose({ target: next })}
      />
      <div className="flex flex-wrap gap-1 low:gap-0.5">
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            kind="bare"
            aria-pressed={preset === target}
            aria-label={words("aim", { height: String(preset / 100) })}
            disabled={disabled}
            className="money min-w-11 px-1.5! aria-pressed:bg-cream aria-pressed:text-ink low:min-w-9"
            onClick={() => onChoose({ target: preset })}
          >
            {words("short", { height: String(preset / 100) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
