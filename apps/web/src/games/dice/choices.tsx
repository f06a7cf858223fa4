import {
  CHANCES,
  choiceOfChance,
  type DiceChoice,
  winningRolls,
} from "@houselight/game-maths/dice";
import { clsx } from "clsx";
import { NumberChoice } from "../originals/number-choice.tsx";
import type { ChoiceProps } from "../originals/original.ts";
import { useWords } from "./words.ts";

const SIDES = ["under", "over"] as const;

/** Returns the least and the highest target of a side, in hundredths. */
export function targetsOf(side: DiceChoice["side"]): { least: number; most: number } {
  const ends = [CHANCES.least, CHANCES.most].map((rolls) => choiceOfChance(side, rolls).target);
  return { least: Math.min(...ends), most: Math.max(...ends) };
}

/** Chooses the side, and the target to two decimals. */
export function DiceChoices({ choice, disabled, onChoose }: ChoiceProps<DiceChoice>) {
  const words = useWords();
  return (
    <div className="flex flex-wrap gap-2 low:flex-col low:flex-nowrap">
      <fieldset
        className="m-0 flex min-w-0 border-0 p-0"
        aria-label={words("side")}
        disabled={disabled}
      >
        {SIDES.map((side) => (
          <label
            key={side}
            className={clsx(
              "grid min-h-13 grow cursor-pointer place-items-center px-3.5 font-semibold text-sm first:rounded-l-control last:rounded-r-control has-focus-visible:outline-3 has-focus-visible:outline-amber low:min-h-11",
              side === choice.side ? "bg-cream text-ink" : "bg-surface-2 text-cream",
            )}
          >
            <input
              type="radio"
              name="dice-side"
              className="sr-only"
              checked={side === choice.side}
              // The same chance on the other side.
              onChange={() => onChoose(choiceOfChance(side, winningRolls(choice)))}
            />
            {words(`sides.${side}`)}
          </label>
        ))}
      </fieldset>
      <NumberChoice
        label={words("target")}
        lessLabel={words("lower")}
        moreLabel={words("higher")}
        value={choice.target}
        {...targetsOf(choice.side)}
        step={100}
        disabled={disabled}
        onChange={(target) => onChoose({ side: choice.side, target })}
      />
    </div>
  );
}
