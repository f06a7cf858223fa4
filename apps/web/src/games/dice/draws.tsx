import type { DrawsProps } from "../game-module.ts";
import { OriginalDraws } from "../originals/original-draws.tsx";
import { rollText } from "./odds.ts";
import { useWords } from "./words.ts";

/** Shows the roll, and what drew the last unit of a win. */
export function DiceDraws({ numbers }: DrawsProps) {
  const words = useWords();
  const [roll = 0, unit] = numbers;
  return <OriginalDraws rows={[{ name: words("roll"), values: [rollText(roll)] }]} unit={unit} />;
}
