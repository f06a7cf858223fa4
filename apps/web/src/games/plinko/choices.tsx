import { type PlinkoChoice, RISKS, ROWS } from "@houselight/game-maths/plinko";
import type { ChoiceProps } from "../originals/original.ts";
import { ChoiceStepper } from "../stage/choice-stepper.tsx";
import { useWords } from "./words.ts";

const ROW_COUNTS = Array.from({ length: ROWS.most - ROWS.least + 1 }, (_, at) => ROWS.least + at);

/** Chooses the rows of pegs, and how far apart the baskets pay. */
export function PlinkoChoices({ choice, disabled, onChoose }: ChoiceProps<PlinkoChoice>) {
  const words = useWords();
  return (
    <div className="flex w-full flex-wrap gap-2 *:grow low:flex-col low:flex-nowrap low:gap-1 sm:w-auto">
      <ChoiceStepper
        label={words("rows")}
        lessLabel={words("fewer")}
        moreLabel={words("further")}
        values={ROW_COUNTS}
        value={choice.rows}
        textOf={String}
        disabled={disabled}
        onChange={(rows) => onChoose({ ...choice, rows })}
      />
      <ChoiceStepper
        label={words("risk")}
        lessLabel={words("lower")}
        moreLabel={words("higher")}
        values={RISKS}
        value={choice.risk}
        textOf={(risk) => words(`risks.${risk}`)}
        disabled={disabled}
        onChange={(risk) => onChoose({ ...choice, risk })}
      />
    </div>
  );
}
