import { replayDraw } from "@houselight/game-maths/fairness";
import { drawNumbers, KENO } from "@houselight/game-maths/keno";
import type { DrawsProps } from "../game-module.ts";
import { OriginalDraws } from "../originals/original-draws.tsx";
import { useWords } from "./words.ts";

/** Shows each number that was drawn, with its place among those that were left. */
export function KenoDraws({ numbers }: DrawsProps) {
  const words = useWords();
  const drawn = drawNumbers(replayDraw(numbers), KENO.numbers, KENO.drawn);
  const rows = drawn.map((number, at) => ({
    name: words("nth", { nth: at + 1, left: KENO.numbers - at }),
    values: [words("placeIs", { place: (numbers[at] ?? 0) + 1, number })],
  }));
  return <OriginalDraws rows={rows} unit={numbers[KENO.drawn]} />;
}
