import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import type { RegistrationStep } from "./registration-steps.ts";

/** Says which step of a form this is, in words and as a row of marks. */
export function StepHead({
  index,
  count,
  name,
}: {
  readonly index: number;
  readonly count: number;
  readonly name: RegistrationStep["name"];
}) {
  const t = useTranslations("auth");
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-dim text-sm">
        {t("step", { number: index + 1, count })}
        {" · "}
        <span className="text-cream">{t(`steps.${name}`)}</span>
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: count }, (_, nr) => (
          <span
            // The marks have no identity but their place.
            key={`mark ${nr}`}
            className={clsx(
              "h-1 grow rounded-control",
              nr <= index ? "bg-flame" : "bg-line-strong",
            )}
          />
        ))}
      </div>
    </div>
  );
}
