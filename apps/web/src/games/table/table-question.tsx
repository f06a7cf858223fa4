import { Button } from "@houselight/ui/button";
import { useEffect, useRef } from "react";
import type { RoundLife } from "../round/use-round.ts";
import type { TableLook, TableQuestion } from "./table-look.ts";

const NOTHING = () => null;
const useNothing = () => NOTHING;

/** Returns what an open round asks its player; null while none waits. */
export function useTableQuestion<Result>(
  look: TableLook<Result>,
  { state: { phase, round }, purse }: RoundLife,
): TableQuestion | null {
  const ask = (look.useQuestion ?? useNothing)();
  const result = phase === "deciding" && round ? look.read(round.outcome) : null;
  return result === null ? null : ask(result, purse.currency);
}

/** Says what is asked, once. */
export function QuestionText({ question }: { readonly question: TableQuestion }) {
  return (
    <p role="status" className="font-bold font-display text-lg low:text-md sm:text-xl">
      {question.text}
    </p>
  );
}

/** The answers as buttons, the first one the largest. Each says what it costs. */
export function QuestionAnswers({
  question,
  onAnswer,
}: {
  readonly question: TableQuestion;
  readonly onAnswer: (answer: TableQuestion["answers"][number]) => void;
}) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed last has left: who plays by keys goes on from here.
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2 low:order-2 low:w-full low:flex-col low:items-stretch max-sm:w-full max-sm:flex-nowrap">
      {question.answers.map((answer, at) => (
        <Button
          key={answer.name}
          ref={at === 0 ? first : undefined}
          kind={at === 0 ? "action" : "quiet"}
          size="large"
          className="low:min-h-12 low:py-2 max-sm:grow max-sm:basis-0 max-sm:px-2"
          data-answer={at}
          onClick={() => onAnswer(answer)}
        >
          {answer.name}
        </Button>
      ))}
    </div>
  );
}
