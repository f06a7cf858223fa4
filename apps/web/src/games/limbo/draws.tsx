import type { DrawsProps } from "../game-module.ts";
import { OriginalDraws } from "../originals/original-draws.tsx";
import { heightSteps, heightText } from "./heights.ts";
import { useWords } from "./words.ts";

/** Shows every doubling, the places that were offered, and what drew the last unit of a win. */
export function LimboDraws({ numbers }: DrawsProps) {
  const words = useWords();
  const { steps, used } = heightSteps(numbers);
  const rows = steps.map((step, at) => {
    const name = words(`steps.${step.kind}`, { step: at + 1 });
    if (step.kind === "doubling")
      return {
        name,
        values: [words(step.doubled ? "doubled" : "stopped", { height: heightText(step.from) })],
      };
    const value = words(step.kept ? "kept" : "again", { height: heightText(step.height) });
    return { name, values: [value] };
  });
  return <OriginalDraws rows={rows} unit={numbers[used]} />;
}
