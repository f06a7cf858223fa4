import { checkTrail } from "@houselight/contracts/staff";
import { Button } from "@houselight/ui";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { useErrorText, useWords } from "../../i18n/use-words.ts";

type Outcome =
  | { readonly kind: "running" | "holds"; readonly checked: number }
  | { readonly kind: "broken"; readonly at: number }
  | { readonly kind: "failed"; readonly error: unknown };

/** Recomputes the whole chain, a thousand entries at a time, and says whether it holds. */
export function CheckChain() {
  const t = useWords("audit");
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async () => {
    let checked = 0;
    let from: number | null = 1;
    setOutcome({ kind: "running", checked });
    try {
      while (from !== null) {
        const part: Awaited<ReturnType<typeof checkPart>> = await checkPart(from);
        if (part.broken_id !== null) return setOutcome({ kind: "broken", at: part.broken_id });
        checked += part.checked;
        from = part.next_from_id;
        setOutcome({ kind: from === null ? "holds" : "running", checked });
      }
    } catch (error) {
      setOutcome({ kind: "failed", error });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm empty:-mr-3">
        {outcome?.kind === "running" || outcome?.kind === "holds"
          ? t(`check.${outcome.kind}`, { count: outcome.checked })
          : null}
        {outcome?.kind === "broken" ? (
          <strong className="text-brick-text">{t("check.broken", { id: outcome.at })}</strong>
        ) : null}
        {outcome?.kind === "failed" ? errorText(outcome.error) : null}
      </p>
      <Button size="small" busy={outcome?.kind === "running"} onClick={() => void run()}>
        {t("checkChain")}
      </Button>
    </div>
  );
}

const checkPart = (from_id: number) => call(checkTrail, { query: { from_id } });
