import { KENO, type KenoChoice } from "@houselight/game-maths/keno";
import { Button } from "@houselight/ui/button";
import type { ChoiceProps } from "../originals/original.ts";
import { useWords } from "./words.ts";

/** Counts the numbers of the ticket, and clears it. */
export function KenoChoices({ choice, disabled, onChoose }: ChoiceProps<KenoChoice>) {
  const words = useWords();
  const { length } = choice.picks;
  return (
    <div className="flex items-center gap-3 low:justify-between">
      <p className="flex flex-col">
        <span className="text-dim text-xs">{words("ticket")}</span>
        <span className="money font-semibold text-sm">
          {words("picked", { picks: length, most: KENO.mostPicks })}
        </span>
      </p>
      <Button
        kind="quiet"
        disabled={disabled || length === 0}
        onClick={() => onChoose({ picks: [] })}
      >
        {words("clear")}
      </Button>
    </div>
  );
}
