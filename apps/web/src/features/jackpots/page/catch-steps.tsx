import { useTranslations } from "use-intl/react";

const STEPS = ["play", "feed", "win"] as const;

/** Says in three steps how a pot is won (JACKPOT-03). */
export function CatchSteps() {
  const t = useTranslations("jackpots.steps");
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("title")}</h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {STEPS.map((step, at) => (
          <li key={step} className="flex gap-4 rounded-tile bg-surface-1 p-5 shadow-paper">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 -rotate-3 place-items-center rounded-control bg-amber font-bold font-display text-ink text-lg"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-md">{t(`${step}.title`)}</h3>
              <p className="mt-1 text-dim text-pretty">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
