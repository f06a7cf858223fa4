import { CopyButton } from "@houselight/ui/copy-button";
import { useTranslations } from "use-intl/react";
import { StaticPage } from "../static-page.tsx";
import type { StaticText } from "../static-text.ts";
import { FORMULA, PROGRAM, WORKED_EXAMPLE } from "./worked-example.ts";

/** Sections of the page after which the formula and the example stand. */
const AFTER_DRAW = 2;
const AFTER_EXAMPLE = 5;

/** Says how a round is drawn, with the formula, and with an example that anybody can run. */
export function ProvablyFairPage({ text }: { readonly text: StaticText }) {
  const t = useTranslations("fairness");
  const numbers = WORKED_EXAMPLE.numbers.join(", ");
  return (
    <StaticPage
      text={text}
      extras={{
        [AFTER_DRAW]: <CodeBlock name={t("formula")} code={FORMULA} />,
        [AFTER_EXAMPLE]: (
          <>
            <CodeBlock name={t("program")} code={PROGRAM} />
            <p className="money mt-2 text-md">{t("expected", { numbers })}</p>
          </>
        ),
      }}
    />
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
