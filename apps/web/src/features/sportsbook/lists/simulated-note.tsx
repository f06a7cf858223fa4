import { useTranslations } from "use-intl/react";

/** Marks a match that is played from a seed. */
export function SimulatedMark() {
  const t = useTranslations("sportsbook.simulated");
  return <span>{t("mark")}</span>;
}

/** Says what a simulated match is; `minuteMs` is how long one of its minutes lasts. */
export function SimulatedNote({ minuteMs }: { readonly minuteMs: number }) {
  const t = useTranslations("sportsbook.simulated");
  return (
    <p className="text-pretty text-dim text-xs">
      {t.rich("note", {
        seconds: minuteMs / 1_000,
        mark: (text) => <span className="text-cream">{text}</span>,
      })}
    </p>
  );
}
