import { CopyButton } from "@houselight/ui/copy-button";
import { useTranslations } from "use-intl/react";
import { FORMULA, PROGRAM, WORKED_EXAMPLE } from "./worked-example.ts";

/** Shows the formula by which a round is drawn. */
export function FairnessFormula() {
  const t = useTranslations("fairness");
  return <CodeBlock name={t("formula")} code={FORMULA} />;
}

/** Shows an example that anybody can run, and what it prints. */
export function FairnessProgram() {
  const t = useTranslations("fairness");
  return (
    <>
      <CodeBlock name={t("program")} code={PROGRAM} />
      <p className="money mt-2 text-md">
        {t("expected", { numbers: WORKED_EXAMPLE.numbers.join(", ") })}
      </p>
    </>
  );
}

/** Lines of code under their name, with the button that copies them. */
function CodeBlock({ name, code }: { readonly name: string; readonly code: string }) {
  const t = useTranslations("site");
  return (
    <figure className="mt-4 rounded-tile bg-surface-1">
      <figcaption className="flex items-center justify-between border-line border-b py-1 pr-1 pl-4 text-dim text-sm">
        {name}
        <CopyButton
          text={code}
          label={t("copy", { label: name })}
          copiedLabel={t("copied", { label: name })}
        />
      </figcaption>
      <pre className="whitespace-pre-wrap break-words p-4 text-xs">
        <code className="font-mono">{code}</code>
      </pre>
    </figure>
  );
}
