import type { Advice } from "@houselight/game-maths";
import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import { useRef } from "react";
import { useAdviceNote } from "../help/use-advice-note.ts";
import type { RoundLife } from "../round/use-round.ts";
import type { TableLook, TableQuestion } from "./table-look.ts";

const NOTHING = () => null;
const useNothing = () => NOTHING;

/**
 * Returns what an open round asks its player. While an answer is on its way, or its cards are dealt and the
 * round goes on, the last question stays; null when none waits.
 */
export function useTableQuestion<Result>(
  look: TableLook<Result>,
  { state: { phase, round, recalled }, purse }: RoundLife,
): TableQuestion | null {
  const ask = (look.useQuestion ?? useNothing)();
  const last = useRef<TableQuestion | null>(null);
  const result = phase === "deciding" && round ? look.read(round.outcome) : null;
  if (result !== null) last.current = ask(result, purse.currency);
  const goesOn = phase === "replaying" && round?.status === "open" && !recalled;
  if (phase !== "deciding" && phase !== "stepping" && !goesOn) last.current = null;
  return last.current;
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
  busy,
  advice,
  onAnswer,
}: {
  readonly question: TableQuestion;
  /** The last answer is still at work. */
  readonly busy: boolean;
  /** The worth of each answer, the best first; null without help. */
  readonly advice: readonly Advice[] | null;
  readonly onAnswer: (answer: TableQuestion["answers"][number]) => void;
}) {
  const noteOf = useAdviceNote(advice);
  const many = question.answers.length > 2;
  return (
    <div
      className={clsx(
        "ml-auto flex flex-wrap items-center gap-2 low:order-2 low:w-full low:flex-col low:items-stretch max-sm:w-full",
        many ? "low:grid low:grid-cols-2 max-sm:grid max-sm:grid-cols-2" : "max-sm:flex-nowrap",
      )}
    >
      {question.answers.map((answer, at) => {
        const note = noteOf(answer.step);
        return (
          <Button
            key={JSON.stringify(answer.step)}
            kind={at === 0 ? "action" : "quiet"}
            size="large"
            busy={busy}
            className={clsx(
              "flex-col gap-0 leading-tight low:min-h-12 low:px-2 low:py-1 max-sm:grow max-sm:basis-0 max-sm:px-2",
              note?.isBest && "outline-2 outline-mint outline-offset-2",
            )}
            data-best={note?.isBest || undefined}
            data-answer={String(answer.step["action"])}
            onClick={() => onAnswer(answer)}
          >
            {answer.name}
            {note ? <span className="money font-medium text-xs">{note.text}</span> : null}
          </Button>
        );
      })}
    </div>
  );
}
