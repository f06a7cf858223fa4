import type { DrawsProps } from "../game-module.ts";
import { OriginalDraws } from "../originals/original-draws.tsx";
import { minesOf } from "./mines.ts";
import { useWords } from "./words.ts";

/** Shows where each mine was drawn among the fields that were left, and what drew the last unit. */
export function MinesDraws({ numbers, round }: DrawsProps) {
  const words = useWords();
  const count = minesOf(round.bet);
  const rows = numbers.slice(0, count).map((number, index) => ({
    name: words("place", { number: index + 1 }),
    values: [String(number + 1)],
  }));
  return (
    <>
      <p className="text-dim text-sm">{words("drawNote")}</p>
      <OriginalDraws rows={rows} unit={numbers[count]} />
    </>
  );
}
