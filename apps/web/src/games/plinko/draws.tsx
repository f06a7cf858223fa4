import { isPlinkoOutcome } from "@houselight/game-maths/plinko";
import type { DrawsProps } from "../game-module.ts";
import { OriginalDraws } from "../originals/original-draws.tsx";
import { useWords } from "./words.ts";

/** Shows to which side the ball went at each row, and what drew the last unit of the payment. */
export function PlinkoDraws({ numbers, round }: DrawsProps) {
  const words = useWords();
  const rows = isPlinkoOutcome(round.outcome) ? round.outcome.path.length : numbers.length;
  const steps = numbers.slice(0, rows).map((side, row) => ({
    name: words("row", { row: row + 1 }),
    values: [words(side === 1 ? "right" : "left")],
  }));
  return <OriginalDraws rows={steps} unit={numbers[rows]} />;
}
