import { Button } from "@houselight/ui/button";
import { useMutation } from "@tanstack/react-query";
import { clsx } from "clsx";

/** A part of a round that was computed again, and what is said of it. */
interface ProvenPart {
  readonly name: string;
  readonly agrees: boolean;
  readonly text: string;
}

/** Computes a round again on a press, and says of each part whether it agrees. */
export function ProofVerdict({
  isSecret,
  compute,
  words,
}: {
  /** The seed is not told yet: there is nothing to compute. */
  readonly isSecret: boolean;
  /** Returns null where this page cannot tell. */
  readonly compute: () => Promise<readonly ProvenPart[] | null>;
  readonly words: Readonly<Record<"check" | "later" | "tell" | "failed", string>>;
}) {
  const check = useMutation({ mutationFn: compute });
  if (isSecret) return <p className="text-dim">{words.later}</p>;
  const parts = check.data ?? null;
  const isWrong = parts?.some(({ agrees }) => !agrees) ?? false;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button kind="action" busy={check.isPending} onClick={() => check.mutate()}>
        {words.check}
      </Button>
      <div role="status" className="empty:hidden">
        {parts ? (
          <ul className="flex flex-col gap-1">
            {parts.map(({ name, agrees, text }) => (
              <li
                key={name}
                data-agrees={agrees}
                className={clsx("font-medium", agrees ? "text-mint" : "text-brick-text")}
              >
                {text}
              </li>
            ))}
          </ul>
        ) : null}
        {isWrong ? <p className="mt-2">{words.tell}</p> : null}
        {check.isError ? <p>{words.failed}</p> : null}
      </div>
    </div>
  );
}
